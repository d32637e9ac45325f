import { expect, test } from 'vitest';
import { expectUnharmed, runOn } from '../../../fixtures/lockout-runs.js';
import { failuresOf } from '../../../fixtures/reports.js';
import type { Target } from '../../target/target.js';

// Everything that a run may be given, and services that break a rule: lockout.sweep.ts.
test.each(['read-only', 'full'] as const)(
  'a run that is %s locks no account that was there before it',
  async (safety) => {
    const { report, accounts } = await runOn({ safety, seed: 1 });

    expectUnharmed(accounts);
    expect(failuresOf(report)).toEqual([]);
    expect(report.verdict).toBe('conformant');
  },
);

test('nor does one that was given a wrong password', async () => {
  const given = (target: Target) => ({ ...target, password: 'not it at all' });
  const { accounts } = await runOn({ seed: 4 }, { given });

  expectUnharmed(accounts, false);
});

test('nor does one that looks again at a failure', async () => {
  const { report, accounts } = await runOn({ seed: 3 }, { mocked: { mutant: 'session.any-password' } });

  expectUnharmed(accounts);
  expect(report.rules.find(({ id }) => id === 'session.password-wrong')?.verdict).toBe('fail');
});

test.each([423, 429])('a sign-in that is answered with %i stops the check', async (status) => {
  // One wrong sign-in is one too many here.
  const lockout = { inARow: 1, inAll: 1, status };
  const { report, accounts } = await runOn({ seed: 5 }, { lockout });

  for (const { inAll } of accounts) expect(inAll).toBeLessThanOrEqual(1);
  expect(failuresOf(report)).toEqual([]);
  expect(JSON.stringify(report)).toContain(`status ${status}`);
});
