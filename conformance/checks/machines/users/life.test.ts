import { expect, test } from 'vitest';
import { createMock } from '../../../../mocks/host/mock.js';
import { targetOf, transportTo } from '../../../../mocks/mutants/matrix/in-process.js';
import { manualClock } from '../../../../mocks/state/clock.js';
import { checkConformance } from '../../../conform.js';
import type { Transport } from '../../../target/transport.js';

const second = { email: 'second@example.com', name: 'Second', password: 'Second-Password-1' };

/** Returns the verdicts of the rules about users, in a run without a control plane. */
async function verdicts(mutant?: string, around = (inner: Transport): Transport => inner) {
  const clock = manualClock(Date.parse('2026-11-20T12:00:00Z'));
  const mock = await createMock({ clock, ...(mutant !== undefined && { mutant }) });
  await mock.control.addUser(second);
  const { controlUrl: _, controlToken: __, ...target } = targetOf(mock);
  const { rules } = await checkConformance({
    target: { ...target, secondUsername: second.email, secondPassword: second.password },
    transport: around(transportTo(mock)),
    now: clock.now,
    wait: async (ms) => clock.advance(ms),
    safety: 'full',
    seed: 3,
    rules: (rule) => /^users?\./.test(rule),
  });
  const users = (await mock.control.state())
    .split('\n')
    .filter((line) => line.startsWith('users') && line.includes(second.email));
  await mock.close();
  return { users, rules: new Map<string, string>(rules.map(({ id, verdict }) => [id, verdict])) };
}

const shown = [
  'users.add',
  'users.update',
  'users.remove',
  'users.remove-keeps-account',
  'user.get',
  'user.reset-initiate',
];

/** Answers a call that names somebody by email as a service does that takes ids alone. */
const takesIdsAlone =
  (inner: Transport): Transport =>
  async (request) =>
    request.method === 'POST' && /"email"/.test(request.body ?? '') && /\/users$/.test(request.url)
      ? { status: 400, headers: {}, cookies: [], text: '' }
      : inner(request);

test.each([
  ['gives access by email', undefined],
  ['takes ids alone, so that the user is invited', takesIdsAlone],
])(
  'a second user shows what access does, without a control plane, on a service that %s',
  async (_, around) => {
    const { rules, users } = await verdicts(undefined, around);

    expect(shown.map((rule) => [rule, rules.get(rule)])).toEqual(shown.map((rule) => [rule, 'pass']));
    expect(rules.get('users.array')).toBe('skipped');
    expect(users.join()).not.toMatch(/viewer|editor|admin/);
  },
);

test.each([
  ['users.removed-account', 'users.remove-keeps-account'],
  ['users.added-as-viewer', 'users.add'],
  ['users.update-in-vain', 'users.update'],
])('%s fails %s without a control plane', async (mutant, rule) => {
  expect((await verdicts(mutant)).rules.get(rule)).toBe('fail');
});
