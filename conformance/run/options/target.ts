import { demo } from '../../../spec/demo/demo.js';
import type { Target } from '../../target/target.js';
import type { Checked } from '../../target/usage-error.js';
import { checking } from './checking.js';
import { type Setting, type Settings, type TargetKey, textOptions } from './settings.js';
import { checkBearer, checkCredential, checkOrg, checkUrl } from './values.js';

/** The mock of this kit, as started by `pdk mock`. */
const { peopleUrl, identityUrl, ledgerUrl, billingUrl, org, otherOrg, noCreditOrg: emptyOrg } = demo;
const { clientId, clientSecret, username, password, apiKey } = demo;
export const demoTarget: Target = {
  ...{ peopleUrl, identityUrl, ledgerUrl, billingUrl, org, otherOrg, emptyOrg },
  ...{ clientId, clientSecret, username, password, token: undefined, apiKey },
};

const checks: Record<TargetKey, (setting: Setting) => Checked<string>> = {
  peopleUrl: checkUrl,
  identityUrl: checkUrl,
  ledgerUrl: checkUrl,
  billingUrl: checkUrl,
  org: checkOrg,
  otherOrg: checkOrg,
  emptyOrg: checkOrg,
  clientId: checkCredential,
  clientSecret: checkCredential,
  username: checkCredential,
  password: checkCredential,
  token: checkBearer,
  apiKey: checkBearer,
  secondUsername: checkCredential,
  secondPassword: checkCredential,
  controlUrl: checkUrl,
  controlToken: checkBearer,
};

/** The given target, or the demo target if nothing was given. Never a mixture, so that no demo secret is sent elsewhere. */
export function targetOf(settings: Settings, fail: (error: string) => void): Target | undefined {
  const given = textOptions.filter(({ group, key }) => group === 'target' && settings[key] !== undefined);
  const checked = checking(fail);
  const value = (key: TargetKey) => checked(settings[key], checks[key]);
  for (const error of contradictions(settings)) fail(error);
  const [first] = given;
  if (!first) return { ...demoTarget, ...demoControl(value('controlUrl'), value('controlToken')) };
  const missing = (['people-url', 'org'] as const).filter(
    (name) => !given.some((option) => option.name === name),
  );
  for (const name of missing) {
    const because = settings[first.key]?.from ?? `--${first.name}`;
    fail(`--${name} is missing: with ${because} given, nothing is taken from the demo.`);
  }
  const said: { [key in TargetKey]?: string | undefined } = {};
  for (const option of textOptions) {
    if (option.group === 'target' || option.group === 'control') said[option.key] = value(option.key);
  }
  const { peopleUrl = '', org = '' } = said;
  return peopleUrl === '' || org === '' ? undefined : { ...said, peopleUrl, org };
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
