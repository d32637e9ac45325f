import { expect, test } from 'vitest';
import { runWith } from '../../../../fixtures/broken.js';
import { failuresOf } from '../../../../fixtures/reports.js';
import type { RuleId } from '../../../../generated/rules.js';
import { fixedCaller } from '../../../target/caller.js';
import { guarded, isOfOrganization } from './matrix.js';
import { credentialTrials } from './trials.js';

const somebody = fixedCaller('somebody', 'other-caller', 'Bearer other');
const expired = fixedCaller('somebody whose token has expired', 'expired', 'Bearer old');
const callers = {
  holder: async () => somebody,
  deletedKey: async () => somebody,
  account: async () => somebody,
  areAccounts: false,
  outsider: async () => somebody,
  everyRole: async () => somebody,
  expired: async () => expired,
};
const credentials = {
  anonymous: fixedCaller('nobody', 'none', null),
  apiKey: undefined,
  bearer: (label: string, token: string) => fixedCaller(label, 'other-caller', `Bearer ${token}`),
};
const part = (json: string) => Buffer.from(json).toString('base64url');
const token = `${part('{"alg":"HS256"}')}.${part('{"sub":"ada"}')}.c2lnbmVkLWJ5LXRoZS1zZXJ2aWNl`;

test.each(guarded.filter((id) => id !== 'find'))(
  '%s is tried with every kind of bad credential, and never with the good one',
  async (id) => {
    const trials = await credentialTrials(id, { callers, credentials, token });
    const byRule = (rule: RuleId) => trials.filter(({ rules }) => rules.includes(rule));
    for (const rule of [
      'auth.every-op-needs-credential',
      'auth.empty-bearer',
      'auth.bearer-scheme',
      'auth.garbage',
      'auth.tampered',
      'auth.none-alg',
      'session.token-after-expiry',
    ] as const) {
      expect(byRule(rule)).toHaveLength(1);
      for (const { caller } of byRule(rule)) expect(await caller.authorization()).not.toBe(`Bearer ${token}`);
    }
    const [unknown] = byRule('auth.unknown-org');
    expect(unknown !== undefined).toBe(isOfOrganization(id));
    expect(await (unknown?.caller ?? credentials.bearer('', token)).authorization()).toBe(`Bearer ${token}`);
  },
);

test('tokens that are not JSON Web Tokens have one character altered, and no signature removed', async () => {
  const opaque = 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6';
  const trials = await credentialTrials('getLedgers', { callers, credentials, token: opaque });
  expect(trials.flatMap(({ rules }) => rules)).not.toContain('auth.none-alg');
  expect(trials.flatMap(({ rules }) => rules)).toContain('auth.tampered');
});

const rule = 'auth.every-op-needs-credential';

test.each([
  ['identity', 'null', [rule]],
  ['identity', '{}', [rule]],
  ['ledger', '[]', [rule]],
  ['identity', '<!doctype html><p>Welcome', []],
])('a whole %s interface that responds to every request with %s breaks %j', async (owner, text, broken) => {
  const isMeant = (url: string) => url.includes(`/${owner}/v1`) && !url.endsWith('/session');
  const headers = { 'content-type': text.startsWith('<') ? 'text/html' : 'application/json' };
  const report = await runWith(({ url }) => (isMeant(url) ? { text, headers } : undefined), {
    safety: 'own-resources',
    rules: (one) => one === rule,
  });
  expect(failuresOf(report).map((failure) => failure.split(':')[0])).toEqual(broken);
});
