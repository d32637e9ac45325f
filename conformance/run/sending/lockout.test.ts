import { expect, test } from 'vitest';
import { expectUnharmed, runOn } from '../../../fixtures/lockout-runs.js';
import { failuresOf } from '../../../fixtures/reports.js';
import type { Target } from '../../target/target.js';

// lockout.sweep.test.ts covers everything that a run may be given, and services that break a rule.
test.each(['read-only', 'full'] as const)(
  'a %s run locks no account that existed before it',
  async (safety) => {
    const { report, accounts } = await runOn({ safety, seed: 1 });

    expectUnharmed(accounts);
    expect(failuresOf(report)).toEqual([]);
    expect(report.verdict).toBe('conformant');
  },
);

test('a run with a wrong password locks no account either', async () => {
  const given = (target: Target) => ({ ...target, password: 'not it at all' });
  const { accounts } = await runOn({ seed: 4 }, { given });

  expectUnharmed(accounts, false);
});

test('a run that reproduces a failure locks no account either', async () => {
  const { report, accounts } = await runOn({ seed: 3 }, { mocked: { mutant: 'session.password-wrong' } });

  expectUnharmed(accounts);
  expect(report.rules.find(({ id }) => id === 'session.password-wrong')?.verdict).toBe('fail');
});

test.each([423, 429])('a sign-in refused with %i stops the check', async (status) => {
  // A single failed sign-in already locks an account here.
  const lockout = { inARow: 1, inAll: 1, status };
  const { report, accounts } = await runOn({ seed: 5 }, { lockout });

  for (const { inAll } of accounts) expect(inAll).toBeLessThanOrEqual(1);
  expect(failuresOf(report)).toEqual([]);
  expect(JSON.stringify(report)).toContain(`status ${status}`);
});
