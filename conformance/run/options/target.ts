import { demo } from '../../../spec/demo/demo.js';
import type { Target } from '../../target/target.js';
import type { Checked } from '../../target/usage-error.js';
import { type Setting, type Settings, type TargetKey, textOptions } from './settings.js';
import { checkBearer, checkCredential, checkOrg, checkUrl } from './values.js';

/** The mock of this kit where `pdk mock` starts it. */
export const demoTarget: Target = {
  peopleUrl: demo.peopleUrl,
  identityUrl: demo.identityUrl,
  ledgerUrl: demo.ledgerUrl,
  billingUrl: demo.billingUrl,
  org: demo.org,
  otherOrg: demo.otherOrg,
  emptyOrg: demo.noCreditOrg,
  clientId: demo.clientId,
  clientSecret: demo.clientSecret,
  username: demo.username,
  password: demo.password,
  token: undefined,
  apiKey: demo.apiKey,
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

/** The demo target when nothing about a target was given; never a mixture, so that no demo secret goes elsewhere. */
export function targetOf(settings: Settings, fail: (error: string) => void): Target | undefined {
  const given = textOptions.filter(({ group, key }) => group === 'target' && settings[key] !== undefined);
  const value = (key: TargetKey): string | undefined => {
    const setting = settings[key];
    if (!setting) return undefined;
    const checked = checks[key](setting);
    if ('value' in checked) return checked.value;
    fail(checked.error);
    return undefined;
  };
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
  const target = {
    peopleUrl: value('peopleUrl') ?? '',
    identityUrl: value('identityUrl'),
    org: value('org') ?? '',
    otherOrg: value('otherOrg'),
    emptyOrg: value('emptyOrg'),
    clientId: value('clientId'),
    clientSecret: value('clientSecret'),
    username: value('username'),
    password: value('password'),
    token: value('token'),
    apiKey: value('apiKey'),
    ledgerUrl: value('ledgerUrl'),
    billingUrl: value('billingUrl'),
    secondUsername: value('secondUsername'),
    secondPassword: value('secondPassword'),
    controlUrl: value('controlUrl'),
    controlToken: value('controlToken'),
  };
  return target.peopleUrl === '' || target.org === '' ? undefined : target;
}

/** The control plane of the demo is where it is: only its token differs from mock to mock. */
function demoControl(
  controlUrl: string | undefined,
  controlToken: string | undefined,
): Pick<Target, 'controlUrl' | 'controlToken'> {
  return controlToken === undefined ? {} : { controlUrl: controlUrl ?? demo.controlUrl, controlToken };
}

function contradictions(settings: Settings): string[] {
  const pairs = [
    [settings.clientId, settings.clientSecret, '--client-secret'],
    [settings.clientSecret, settings.clientId, '--client-id'],
    [settings.username, settings.password, '--password'],
    [settings.password, settings.username, '--username'],
    [settings.secondUsername, settings.secondPassword, '--second-password'],
    [settings.secondPassword, settings.secondUsername, '--second-username'],
    [settings.controlUrl, settings.controlToken, '--control-token'],
  ] as const;
  const errors = pairs.flatMap(([one, other, name]) => (one && !other ? [`${one.from} needs ${name}.`] : []));
  const signIn = settings.clientId ?? settings.username;
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
