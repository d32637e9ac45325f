import type { TextKey } from '../options/settings.js';

/** Where each setting stands in a target file; a file that it names is looked for beside that one. */
export const members: readonly {
  readonly path: readonly string[];
  readonly key: TextKey;
  readonly isFile?: true;
}[] = [
  { path: ['addresses', 'people'], key: 'peopleUrl' },
  { path: ['addresses', 'identity'], key: 'identityUrl' },
  { path: ['addresses', 'ledger'], key: 'ledgerUrl' },
  { path: ['addresses', 'billing'], key: 'billingUrl' },
  { path: ['org'], key: 'org' },
  { path: ['otherOrg'], key: 'otherOrg' },
  { path: ['emptyOrg'], key: 'emptyOrg' },
  { path: ['credentials', 'serviceAccount', 'clientId'], key: 'clientId' },
  { path: ['credentials', 'serviceAccount', 'clientSecret'], key: 'clientSecret' },
  { path: ['credentials', 'user', 'username'], key: 'username' },
  { path: ['credentials', 'user', 'password'], key: 'password' },
  { path: ['credentials', 'secondUser', 'username'], key: 'secondUsername' },
  { path: ['credentials', 'secondUser', 'password'], key: 'secondPassword' },
  { path: ['credentials', 'token'], key: 'token' },
  { path: ['credentials', 'apiKey'], key: 'apiKey' },
  { path: ['control', 'url'], key: 'controlUrl' },
  { path: ['control', 'token'], key: 'controlToken' },
  { path: ['ca'], key: 'ca', isFile: true },
  { path: ['clientCertificate', 'cert'], key: 'clientCert', isFile: true },
  { path: ['clientCertificate', 'key'], key: 'clientKey', isFile: true },
  { path: ['clientCertificate', 'passphrase'], key: 'clientKeyPassphrase' },
  { path: ['proxy'], key: 'proxy' },
  { path: ['safety'], key: 'safety' },
  { path: ['rate'], key: 'rate' },
  { path: ['budget'], key: 'budget' },
  { path: ['maxCredits'], key: 'maxCredits' },
  { path: ['maxAttempts'], key: 'maxAttempts' },
  { path: ['overlay'], key: 'overlay', isFile: true },
  { path: ['profile'], key: 'profile', isFile: true },
];
