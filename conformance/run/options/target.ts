import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { demo } from '../../../spec/demo/demo.js';
import { type Connection, proxiesIn } from '../../target/connection.js';
import type { Target } from '../../target/target.js';
import type { Checked } from '../../target/usage-error.js';
import {
  groupOf,
  isTargetKey,
  optionName,
  type Setting,
  type Settings,
  type TargetKey,
  textKeys,
} from './settings.js';
import * as values from './values.js';
import { type Checking, checking } from './values.js';

/** The mock of this kit, as started by `pdk mock`. */
const { peopleUrl, identityUrl, ledgerUrl, billingUrl, org, otherOrg, noCreditOrg: emptyOrg } = demo;
const { clientId, clientSecret, username, password, apiKey } = demo;
export const demoTarget: Target = {
  ...{ peopleUrl, identityUrl, ledgerUrl, billingUrl, org, otherOrg, emptyOrg },
  ...{ clientId, clientSecret, username, password, token: undefined, apiKey },
};

/** The check of an address, an organization, a credential in a header, or any other one. */
function checkOf(key: TargetKey): (setting: Setting) => Checked<string> {
  if (key.endsWith('Url')) return values.checkUrl;
  if (/org$/i.test(key)) return values.checkOrg;
  return /token$|^apiKey$/i.test(key) ? values.checkBearer : values.checkCredential;
}

/** The given target, or the demo target if nothing was given. Never a mixture, so that no demo secret is sent elsewhere. */
export function targetOf(settings: Settings, fail: (error: string) => void): Target | undefined {
  const first = textKeys.map((key) => (groupOf(key) === 'target' ? settings[key] : undefined)).find(Boolean);
  const checked = checking(fail);
  const value = (key: TargetKey) => checked(settings[key], checkOf(key));
  for (const error of contradictions(settings)) fail(error);
  if (!first) return { ...demoTarget, ...demoControl(value('controlUrl'), value('controlToken')) };
  for (const key of ['peopleUrl', 'org'] as const) {
    if (settings[key]) continue;
    fail(`--${optionName(key)} is missing: with ${first.from} given, nothing is taken from the demo.`);
  }
  const given: { [key in TargetKey]?: string | undefined } = {};
  for (const key of textKeys) if (isTargetKey(key)) given[key] = value(key);
  const { peopleUrl = '', org = '' } = given;
  return peopleUrl === '' || org === '' ? undefined : { ...given, peopleUrl, org };
}

/** The control plane of the demo has a fixed address; only its token differs from mock to mock. */
function demoControl(
  controlUrl: string | undefined,
  controlToken: string | undefined,
): Pick<Target, 'controlUrl' | 'controlToken'> {
  return controlToken === undefined ? {} : { controlUrl: controlUrl ?? demo.controlUrl, controlToken };
}

/** Errors about settings that need or exclude each other. */
function contradictions(settings: Settings): string[] {
  const { clientId, clientSecret, username, password, secondUsername, secondPassword } = settings;
  const pairs = [
    [clientId, '--client-id', clientSecret, '--client-secret'],
    [username, '--username', password, '--password'],
    [secondUsername, '--second-username', secondPassword, '--second-password'],
  ] as const;
  const errors = pairs.flatMap(([one, name, other, secret]) => [
    ...(one && !other ? [`${one.from} needs ${secret}.`] : []),
    ...(other && !one ? [`${other.from} needs ${name}.`] : []),
  ]);
  if (settings.controlUrl && !settings.controlToken) {
    errors.push(`${settings.controlUrl.from} needs --control-token.`);
  }
  const signIn = clientId ?? username;
  if (signIn && !settings.identityUrl) {
    errors.push(`${signIn.from} needs --identity-url: that is where it signs in.`);
  }
  if (settings.peopleUrl && settings.controlToken && !settings.controlUrl) {
    errors.push(`${settings.controlToken.from} needs --control-url: that is what it opens.`);
  }
  const orgs = [settings.org, settings.otherOrg, settings.emptyOrg].filter((org) => org !== undefined);
  for (const [at, org] of orgs.entries()) {
    const same = orgs.slice(0, at).find(({ value }) => value === org.value);
    if (same) errors.push(`${org.from} "${org.value}" is the same as ${same.from}.`);
  }
  return errors;
}

export function connectionOf(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  fail: (error: string) => void,
): Connection {
  const value = checking(fail);
  const ca = value(settings.ca, checkCertificates);
  const client = clientOf(settings, value, fail);
  const proxy = value(settings.proxy, checkProxy);
  if (proxy === undefined)
    for (const usual of proxiesIn(env)) if (usual.value !== '') value(usual, checkProxy);
  const insecure = value(settings.insecure, values.checkFlag);
  return { ca, client, proxy, insecure };
}

function clientOf(
  { clientCert, clientKey, clientKeyPassphrase }: Settings,
  value: Checking,
  fail: (error: string) => void,
): Connection['client'] {
  if (clientCert && !clientKey) fail(`${clientCert.from} needs --client-key.`);
  if (clientKey && !clientCert) fail(`${clientKey.from} needs --client-cert.`);
  const passphrase = clientKeyPassphrase?.value;
  const cert = value(clientCert, checkCertificates);
  const key = value(clientKey, checkKey(passphrase));
  if (cert === undefined || key === undefined) return undefined;
  return { cert, key, passphrase };
}

export function headersOf(settings: Settings, fail: (error: string) => void): Pick<Target, 'headers'> {
  const value = checking(fail);
  const headers = settings.header.map((each) => value(each, checkHeader)).filter((one) => one !== undefined);
  return headers.length === 0 ? {} : { headers: Object.fromEntries(headers) };
}

/** Checks the address of a proxy. It may contain a password, so it is never quoted. */
function checkProxy({ value, from }: Setting): Checked<string> {
  if (/^https?:\/\//i.test(value) && URL.canParse(value)) return { value };
  return {
    error: `${from} is not an address that begins with http:// or https://, such as http://proxy:3128.`,
  };
}

/** Headers that the kit sets itself, or that HTTP framing depends on. */
const ownHeaders: ReadonlySet<string> = new Set([
  'accept-encoding',
  'authorization',
  'connection',
  'content-length',
  'content-type',
  'cookie',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'te',
  'transfer-encoding',
  'upgrade',
]);

/** Checks `Name: value`. The value may be a secret, so it is never quoted. */
function checkHeader({ value: line, from }: Setting): Checked<readonly [name: string, value: string]> {
  const colon = line.indexOf(':');
  const [name, value] = [line.slice(0, Math.max(0, colon)).toLowerCase(), line.slice(colon + 1).trim()];
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) return { error: `${from} is written 'Name: value'.` };
  if (ownHeaders.has(name)) {
    return {
      error: `${from} "${name}" is set by the kit itself; a credential is given by an option of its own.`,
    };
  }
  if (/[^\t\x20-\x7e\xa0-\xff]/.test(value)) {
    return { error: `${from} "${name}" has a value with a letter that no header can carry.` };
  }
  return { value: [name, value] };
}

/** Whether a value is PEM itself, and not the name of a file. */
export const isPem = (value: string): boolean => value.trimStart().startsWith('-----BEGIN ');

/** Makes a check of PEM, which is given as text or in a file. Nothing of it is ever quoted. */
const checkPem =
  (lacks: string, parse: (pem: string) => unknown) =>
  (setting: Setting): Checked<string> => {
    const pem = pemOf(setting);
    if ('error' in pem) return pem;
    try {
      parse(pem.value);
      return pem;
    } catch {
      return { error: `${named(setting)} holds no ${lacks}` };
    }
  };

const checkCertificates = checkPem(
  'certificate in PEM, as one begins -----BEGIN CERTIFICATE-----.',
  (pem) => new X509Certificate(pem),
);

const checkKey = (passphrase: string | undefined) =>
  checkPem(
    'private key in PEM that can be opened; an encrypted one needs its passphrase (--client-key-passphrase).',
    (key) => createPrivateKey({ key, passphrase }),
  );

function pemOf(setting: Setting): Checked<string> {
  if (isPem(setting.value)) return { value: setting.value };
  try {
    return { value: readFileSync(setting.value, 'utf8') };
  } catch (cause) {
    return {
      error: `${named(setting)} cannot be read: ${cause instanceof Error && 'code' in cause ? cause.code : 'it is no file'}`,
    };
  }
}

const named = ({ value, from }: Setting): string => (isPem(value) ? from : `${from} "${value}"`);
