import { expect, test } from 'vitest';
import { countedRun } from '../../fixtures/counted-run.js';
import type { Report } from '../report/report.js';
import type { Transport } from '../target/transport.js';

const because = (report: Report, what: string) =>
  report.rules.filter((rule) => rule.because?.includes(what) === true);
const passed = (report: Report) => report.rules.filter(({ verdict }) => verdict === 'pass').length;

test.each([0, 60])('at most %i credits are spent, and the run continues without them', async (maxCredits) => {
  const { report, wire } = await countedRun({ maxCredits, budget: 250 });

  expect(wire.credits).toBeLessThanOrEqual(maxCredits);
  expect(wire.lookups).toBeLessThanOrEqual(maxCredits);
  expect(report.verdict).toBe('conformant');
  expect(passed(report)).toBeGreaterThan(40);
  const lacking = because(report, '(--max-credits)');
  expect(lacking.length).toBeGreaterThan(0);
  expect(new Set(lacking.map(({ verdict }) => verdict))).toEqual(new Set(['inconclusive']));
});

test('a little credit is not spent on the largest requests first', async () => {
  const { report } = await countedRun({ maxCredits: 300, budget: 250 });

  expect(report.rules.find(({ id }) => id === 'find.one-per-input')?.verdict).toBe('pass');
});

test('without any credit, a run of find rules alone proves nothing', async () => {
  const { report, wire } = await countedRun({ maxCredits: 0, rules: 'find.*', budget: 100 });

  expect(wire.lookups).toBe(0);
  expect(report).toMatchObject({
    verdict: 'proved-nothing',
    reason: expect.stringContaining('--max-credits'),
  });
});

test.each<[what: string, (inner: Transport) => Transport]>([
  [
    'breaks off',
    () => async () => {
      throw new Error('the connection was reset');
    },
  ],
  [
    'is to come later',
    () => async () => ({ status: 429, headers: { 'retry-after': '1' }, cookies: [], text: '' }),
  ],
  ['is an outage', () => async () => ({ status: 500, headers: {}, cookies: [], text: '' })],
  ['is that the credential is over', () => async () => ({ status: 401, headers: {}, cookies: [], text: '' })],
])('the limits on credits and attempts hold even if every other response %s', async (_, broken) => {
  let sent = 0;
  const { wire } = await countedRun(
    { maxCredits: 40, maxAttempts: 2, budget: 150 },
    {
      around(inner) {
        const breaks = broken(inner);
        return (request) => {
          sent += 1;
          return sent % 2 === 0 ? breaks(request) : inner(request);
        };
      },
    },
  );

  expect(wire.requests).toBeGreaterThan(1);
  expect(wire.credits).toBeLessThanOrEqual(40);
});

test.each([0, 3])('at most %i sign-ins fail', async (maxAttempts) => {
  const { report, wire } = await countedRun({ maxAttempts, rules: '{session,auth}.*', budget: 250 });

  expect(wire.wrongSignIns).toBeLessThanOrEqual(maxAttempts);
  expect(report.verdict).toBe('conformant');
  for (const { verdict } of because(report, '(--max-attempts)')) expect(verdict).toBe('inconclusive');
  expect(because(report, '(--max-attempts)').length).toBeGreaterThan(0);
});

test('a wrong credential is recognized after one sign-in', async () => {
  const { report, wire } = await countedRun(
    { maxAttempts: 0, budget: 100 },
    { given: (target) => ({ ...target, clientSecret: 'wrong', password: 'wrong' }) },
  );

  expect(wire.wrongSignIns).toBe(1);
  expect(report.verdict).toBe('proved-nothing');
});

test('accounts that the run creates can sign in even if no more sign-ins may fail', async () => {
  const { report, wire } = await countedRun({
    maxAttempts: 2,
    safety: 'own-resources',
    rules: 'role.CreateApiKey.*',
    budget: 400,
  });

  expect(wire.wrongSignIns).toBeLessThanOrEqual(2);
  expect(report.rules.map(({ verdict }) => verdict)).toEqual(report.rules.map(() => 'pass'));
});
