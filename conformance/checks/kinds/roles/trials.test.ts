import { expect, test } from 'vitest';
import { runWith } from '../../../../fixtures/broken.js';
import { specimen } from '../../../../fixtures/fakes/specimen.js';
import { failuresOf } from '../../../../fixtures/reports.js';
import type { OperationId } from '../../../../generated/operations.js';
import type { RuleId } from '../../../../generated/rules.js';
import { createRecorder } from '../../../scene/recorder.js';
import { fixedCaller } from '../../../target/caller.js';
import { guarded, isOfOrganization } from './matrix.js';
import type { View } from './stage.js';
import { credentialTrials, type Refused, recordRefused, recordUnchanged } from './trials.js';

const somebody = fixedCaller('somebody', 'other-caller', 'Bearer other');
const expired = fixedCaller('somebody whose token has expired', 'expired', 'Bearer old');
const callers = {
  holder: async () => somebody,
  renewed: async () => undefined,
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

const refused = (operation: OperationId, status = 403): Refused => ({
  exchange: specimen({ operation, status, answer: {} }),
  mark: `pdk-${operation}`,
  trial: { operation, caller: somebody, rules: ['role.norole-denied'], why: `somebody calls ${operation}` },
});

const view = (name: string | undefined, text = ''): View => ({
  own: name === undefined ? undefined : { name },
  text,
});

/** Returns what was recorded: for each outcome why it was skipped, what was received in a violation, or that it holds. */
function recordedBy(record: (t: ReturnType<typeof createRecorder>) => void) {
  const recorder = createRecorder([], () => true);
  record(recorder);
  return recorder
    .outcomes()
    .map(({ finding, skipped }) => skipped ?? finding.violations[0]?.received ?? 'holds');
}

const worked = () => true;
const never = () => false;

test.each([
  ['an object that is as before', view('a'), view('a'), worked, ['holds']],
  ['an object that is not', view('a'), view('b'), worked, [{ name: 'b' }]],
  ['an object that is not, by a call in another form', view('a'), view('b'), never, [{ name: 'b' }]],
  ['an object that no call can reach', view('a'), view('a'), never, []],
  ['an object that is not shown', view(undefined), view(undefined), worked, []],
  ['a new one', view('a'), view('a', '[{"name":"pdk-createLedger"}]'), worked, ['pdk-createLedger']],
  ['what reads send', view('a'), view('a', 'pdk-getLedgers'), never, []],
])('%s after refused calls', (_, before, after, hasWorked, recorded) => {
  const calls = [refused('updateLedger'), refused('createLedger'), refused('getLedgers')];
  expect(recordedBy((t) => recordUnchanged(calls, before, after, t, hasWorked))).toEqual(recorded);
});

test.each([
  ['that works for others', 403, worked, 'holds'],
  ['that works for others, with another status', 404, worked, 'holds'],
  ['that never worked', 404, never, 'getUsage did not work for anybody, so its refusals say nothing'],
])('a refusal by an operation %s', (_, status, hasWorked, recorded) => {
  expect(recordedBy((t) => recordRefused([refused('getUsage', status)], t, hasWorked))).toEqual([recorded]);
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
