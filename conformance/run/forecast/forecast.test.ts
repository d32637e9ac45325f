import { expect, test } from 'vitest';
import { countedRun } from '../../../fixtures/counted-run.js';
import type { RunOptions } from '../run-options.js';
import { forecastOf } from './forecast.js';

const takings = ['requests', 'lookups', 'credits', 'wrongSignIns'] as const;

test.each<[what: string, Partial<RunOptions>]>([
  ['50 requests', { budget: 50 }],
  ['150 requests', { budget: 150 }],
  ['all that a run usually takes', {}],
  ['finds alone', { rules: 'find.*', budget: 150 }],
  ['little credit', { maxCredits: 70, maxAttempts: 2, budget: 150 }],
])('a run of %s never uses more than forecast', async (_, asked) => {
  const { wire, options, report } = await countedRun(asked);
  const { total } = await forecastOf(options);

  for (const taking of takings)
    expect({ taking, most: total[taking] >= wire[taking] }).toEqual({ taking, most: true });
  expect(report.verdict).toBe('conformant');
});

const target = { peopleUrl: 'http://127.0.0.1:9/v1', org: 'org_a1' };

test('what a run may write is listed; a read-only run writes nothing', async () => {
  const given = { ...target, identityUrl: 'http://127.0.0.1:9/identity/v1', username: 'a', password: 'b' };
  const reading = await forecastOf({ target: given });
  const writing = await forecastOf({ target: given, safety: 'full' });

  expect(reading.total.writes).toEqual([]);
  expect(writing.total.writes).toContain('organization');
  expect(writing.perAccount).toEqual({ most: 3, accounts: ['the user'] });
});

test('skipped rules are listed once each, with the option that would add them', async () => {
  const { skipped } = await forecastOf({ target: { ...target, token: 't' } });
  const named = skipped.flatMap(({ rules }) => rules);

  expect(skipped.map(({ because }) => because)).toContain('needs an API key (--api-key)');
  expect(new Set(named).size).toBe(named.length);
});

test('limits, rate and time are forecast as the run will keep them', async () => {
  const { total, seconds, limits } = await forecastOf({
    target: { ...target, token: 't' },
    budget: 300,
    rate: 2,
    maxCredits: 0,
    maxAttempts: 0,
    limits: { runMs: 90_000 },
  });

  expect(limits).toEqual({ budget: 300, rate: 2, maxCredits: 0, maxAttempts: 0 });
  expect(seconds).toEqual({ expected: 150, most: 90 });
  expect(total).toMatchObject({ requests: 300, credits: 0, lookups: 0, wrongSignIns: 0 });
});

test('a replayed case is forecast three times', async () => {
  const { writeReplay } = await import('../replay.js');
  const replay = writeReplay({
    kind: 'case',
    rule: 'find.mr-permute',
    seed: 1,
    investigation: 'limits/hundred-people',
    value: null,
  });
  const { parts, rules } = await forecastOf({ target: { ...target, token: 't' }, replay });

  expect(rules).toBe(1);
  expect(parts.at(-1)).toMatchObject({ lookups: 300, credits: 1500 });
});
