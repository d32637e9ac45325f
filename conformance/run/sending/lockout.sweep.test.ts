import { describe, expect, test } from 'vitest';
import { expectUnharmed, givens, runOn } from '../../../fixtures/lockout-runs.js';
import { failuresOf } from '../../../fixtures/reports.js';
import type { Target } from '../../target/target.js';

describe('no account that was there before the run is locked', () => {
  const safeties = ['read-only', 'own-resources', 'full'] as const;
  const cases = safeties.flatMap((safety) => Object.keys(givens).map((who) => ({ safety, who })));

  test.each(cases)('$safety, given $who', { timeout: 60_000 }, async ({ safety, who }) => {
    for (const seed of [1, 2, 3]) {
      const { report, accounts } = await runOn({ safety, seed }, { given: givens[who] ?? ((t) => t) });

      expectUnharmed(accounts);
      expect(failuresOf(report)).toEqual([]);
      expect(report.verdict).toBe('conformant');
    }
  });
});

describe('nor is it where the service breaks a rule, and the failure is looked at again', () => {
  test.each([
    'session.cc-wrong-secret',
    'session.cc-missing-secret',
    'session.grant-unknown',
    'session.grant-case',
    'session.cc-unknown-client',
    'session.password-wrong',
    'session.password-json',
    'session.password-form',
    'session.form-encoding-escapes',
    'session.refresh-by-body',
    'session.refresh-by-cookie',
    'session.refresh-bogus',
  ])('%s, which a read-only run notices all the same', { timeout: 60_000 }, async (mutant) => {
    const { report, accounts } = await runOn({ seed: 3 }, { mocked: { mutant } });
    const failed = report.rules.flatMap(({ id, verdict }) => (verdict === 'fail' ? [id] : []));

    expectUnharmed(accounts);
    expect(failed).toContain(mutant);
  });
});

describe('nor is it where what the run was given is wrong', () => {
  const wrong: Record<string, Partial<Target>> = {
    password: { password: 'not it at all' },
    secret: { clientSecret: 'not it at all' },
    both: { password: 'not it at all', clientSecret: 'not it at all' },
  };

  test.each(Object.keys(wrong))('%s', { timeout: 60_000 }, async (what) => {
    for (const safety of ['read-only', 'full'] as const) {
      const given = (target: Target) => ({ ...target, ...wrong[what] });
      const { accounts } = await runOn({ safety, seed: 4 }, { given });

      expectUnharmed(accounts, false);
    }
  });
});
