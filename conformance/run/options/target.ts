import { demo } from '../../../spec/demo/demo.js';
import { type Connection, proxiesIn } from '../../target/connection.js';
import type { Target } from '../../target/target.js';
import type { Asked, Settings } from './asked.js';
import { checkHeader, checkKey, checkProxy } from './checks.js';
import { isOfTarget, isTargetKey, type OptionKey, optionKeys, optionName, type TargetKey } from './table.js';

/** The mock of this kit, as started by `pdk mock`. */
const { peopleUrl, identityUrl, ledgerUrl, billingUrl, org, otherOrg, noCreditOrg: emptyOrg } = demo;
const { clientId, clientSecret, username, password, apiKey } = demo;
export const demoTarget: Target = {
  ...{ peopleUrl, identityUrl, ledgerUrl, billingUrl, org, otherOrg, emptyOrg },
  ...{ clientId, clientSecret, username, password, token: undefined, apiKey },
};

/** The given target, or the demo target if nothing was given. Never a mixture, so that no demo secret is sent elsewhere. */
export function targetOf({ settings, value, attempt, fail }: Asked): Target | undefined {
  for (const error of contradictions(settings)) fail(error);
  const headers = settings.header
    .map((each) => attempt(() => checkHeader(each)))
    .filter((header) => header !== undefined);
  const all = headers.length === 0 ? {} : { headers: Object.fromEntries(headers) };
  const first = optionKeys.filter(isOfTarget).flatMap((key) => settings[key] ?? [])[0];
  if (!first) {
    // The control plane of the demo has a fixed address; only its token differs from mock to mock.
    const [controlUrl = demo.controlUrl, controlToken] = [value('controlUrl'), value('controlToken')];
    return { ...demoTarget, ...(controlToken === undefined ? {} : { controlUrl, controlToken }), ...all };
  }
  for (const key of ['peopleUrl', 'org'] as const) {
    if (settings[key]) continue;
    fail(`--${optionName(key)} is missing: with ${first.from} given, nothing is taken from the demo.`);
  }
  const given: { [key in TargetKey]?: string | undefined } = {};
  for (const key of optionKeys) if (isTargetKey(key)) given[key] = value(key);
  const { peopleUrl = '', org = '' } = given;
  return peopleUrl === '' || org === '' ? undefined : { ...given, peopleUrl, org, ...all };
}

/** The error about one of two options that need each other, if only the other one is given. */
function unpaired(settings: Settings, one: OptionKey, other: OptionKey): string[] {
  const lack = (has: OptionKey, lacks: OptionKey) =>
    settings[has] && !settings[lacks] ? [`${settings[has].from} needs --${optionName(lacks)}.`] : [];
  return [...lack(one, other), ...lack(other, one)];
}

/** Errors about settings that need or exclude each other. */
function contradictions(settings: Settings): string[] {
  const errors = [
    ...unpaired(settings, 'clientId', 'clientSecret'),
    ...unpaired(settings, 'username', 'password'),
    ...unpaired(settings, 'secondUsername', 'secondPassword'),
  ];
  const { controlUrl, controlToken, clientId, username } = settings;
  if (controlUrl && !controlToken) errors.push(`${controlUrl.from} needs --control-token.`);
  const signIn = clientId ?? username;
  if (signIn && !settings.identityUrl)
    errors.push(`${signIn.from} needs --identity-url: that is where it signs in.`);
  if (settings.peopleUrl && controlToken && !controlUrl)
    errors.push(`${controlToken.from} needs --control-url: that is what it opens.`);
  const orgs = [settings.org, settings.otherOrg, settings.emptyOrg].filter((org) => org !== undefined);
  for (const [at, org] of orgs.entries()) {
    const same = orgs.slice(0, at).find(({ value }) => value === org.value);
    if (same) errors.push(`${org.from} "${org.value}" is the same as ${same.from}.`);
  }
  return errors;
}

/** @param env has the usual proxies, which count if none is given */
export function connectionOf({ settings, value, attempt, fail }: Asked, env: NodeJS.ProcessEnv): Connection {
  for (const error of unpaired(settings, 'clientCert', 'clientKey')) fail(error);
  const { clientKey } = settings;
  const [ca, cert, proxy] = [value('ca'), value('clientCert'), value('proxy')];
  const passphrase = value('clientKeyPassphrase');
  const key = clientKey && attempt(() => checkKey(passphrase)(clientKey));
  for (const usual of proxy === undefined ? proxiesIn(env) : [])
    if (usual.value !== '') attempt(() => checkProxy(usual));
  const client = cert === undefined || key === undefined ? undefined : { cert, key, passphrase };
  return { ca, client, proxy, insecure: value('insecure') };
}
