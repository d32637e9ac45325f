import { expect, test } from 'vitest';
import { operations } from '../../../../generated/operations.js';
import type { RuleId } from '../../../../generated/rules.js';
import { fixedCaller } from '../../../target/caller.js';
import { sampleCalls } from './catalogue.js';
import { type GuardedOperation, isOfOrganization } from './matrix.js';
import type { RoleCallers } from './role-callers.js';
import { credentialTrials } from './trials.js';

const somebody = fixedCaller('somebody', 'other-caller', 'Bearer other');
const expired = fixedCaller('somebody whose token has expired', 'expired', 'Bearer old');
const callers: RoleCallers = {
  holder: async () => somebody,
  renewed: async () => undefined,
  deletedKey: async () => somebody,
  account: async () => somebody,
  areAccounts: false,
  outsider: async () => somebody,
  everyRole: async () => somebody,
  expired: async () => expired,
};
const all = {
  anonymous: fixedCaller('nobody', 'none', null),
  apiKey: undefined,
  bearer: (label: string, token: string) => fixedCaller(label, 'other-caller', `Bearer ${token}`),
};
const part = (json: string) => Buffer.from(json).toString('base64url');
const token = `${part('{"alg":"HS256"}')}.${part('{"sub":"ada"}')}.c2lnbmVkLWJ5LXRoZS1zZXJ2aWNl`;

const isGuarded = (id: string): id is GuardedOperation => Object.hasOwn(sampleCalls, id);
const tried = Object.keys(operations)
  .filter(isGuarded)
  .filter((id) => id !== 'find');

test.each(tried)('%s is tried with every kind of bad credential, and never with the good one', async (id) => {
  const trials = await credentialTrials(id, { callers, credentials: all, token });
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
  expect(await (unknown?.caller ?? all.bearer('', token)).authorization()).toBe(`Bearer ${token}`);
});

test('tokens that are not JSON Web Tokens have one character altered, and no signature removed', async () => {
  const opaque = 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6';
  const trials = await credentialTrials('getLedgers', { callers, credentials: all, token: opaque });
  expect(trials.flatMap(({ rules }) => rules)).not.toContain('auth.none-alg');
  expect(trials.flatMap(({ rules }) => rules)).toContain('auth.tampered');
});
