import { formLimits, sizeText } from '../../target/limits.js';
import type { textOptions } from './settings.js';

/** The description of each option in the help. */
export const describes: Record<(typeof textOptions)[number]['key'], string> = {
  peopleUrl: 'base address of the people interface, up to its version: https://host/v1',
  identityUrl: 'base address of the identity interface; needed to sign in',
  org: 'organization within which calls are made',
  otherOrg: 'organization on which the credentials hold no role',
  emptyOrg: 'organization without credit, on which the credentials hold a role',
  clientId: 'id of a service account',
  clientSecret: 'its secret',
  username: 'name of a user',
  password: 'password of the user',
  token: 'access token that was obtained elsewhere',
  apiKey: 'long-lived API key',
  ledgerUrl: 'base address of the ledger interface',
  billingUrl: 'base address of the billing interface',
  secondUsername: 'a user without a role on the organization, who can be invited',
  secondPassword: 'password of that user',
  controlUrl: 'base address of a control plane, such as the one of pdk mock',
  controlToken: 'what it asks for; pdk mock prints it',
  ca: 'certificates in PEM to trust beside the usual ones',
  clientCert: 'certificate in PEM that this client shows of itself',
  clientKey: 'its private key in PEM',
  clientKeyPassphrase: 'what the key is encrypted with',
  proxy: 'address of a proxy (default: HTTP_PROXY and HTTPS_PROXY, except for hosts in NO_PROXY)',
  overlay: 'OpenAPI Overlay that maps our contract to the form of the target',
  safety:
    'what may be done: read-only creates nothing; own-resources creates things and deletes them again; full also changes what is there, and puts it back (default: read-only)',
  profile: 'what the target once did, as pdk learn wrote it: what it does no longer is told',
  baseline:
    'failures that are known, by rule and operation: they turn no run red until they expire (pdk baseline update writes it)',
  memory:
    'compare the people with what this file remembers of an earlier run, and remember them in it, as hashes',
  history:
    'folder that keeps the reports of the last 30 runs of each target: what the last one saw least comes first where the budget does not suffice, and an HTML report shows the trend',
  journal: 'folder for the journals of what was created; pdk cleanup reads them (default: .pdk)',
  seed: 'makes the cases of an earlier run again (default: random; the report names it)',
  budget: 'requests at most (default: 500, or 2650 where it may write, of which 2000 are planned)',
  maxCredits:
    'credits at most: one for each person whom finds and searches may show, and for each lookup; the rest of the run goes on without (default: no limit)',
  maxAttempts:
    'wrong sign-ins at most, in all (default: 3 of each account that was given, no limit for others)',
  rate: 'requests per second at most (default: no limit)',
  maxTime:
    'seconds for the whole run; what it made is taken away after that (default: 60, and 2 for each request of the budget)',
  maxWait:
    'seconds in all for pauses that the target asks for, answers that take more than 5 s or long to judge, and what shows late or never (default: 60)',
  maxBody: `MiB of one answer at most, compression undone (default: 64; one of more than ${sizeText(formLimits.judgedBytes)} is not judged)`,
  shard: 'perform one part of n, such as 2/5; pdk merge makes one report of all of them',
  rules: 'judge only rules whose id matches, such as "find.*"',
  record: 'write each exchange to this file, a line each, for pdk judge; secrets and names are pseudonyms',
  replay: 'perform the one case of an earlier failure again',
};

export const describesTarget =
  'a YAML file that says all this of a target, or of several by name; options and variables win over it';
