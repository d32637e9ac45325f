import { expect, test } from 'vitest';
import { readCases } from '../../../../fixtures/cases.js';
import { fakeContext } from '../../../../fixtures/fakes/fake-context.js';
import { factsOf } from './sign-ins.js';

const written = readCases<Readonly<Record<string, readonly string[]>>>(
  import.meta.dirname,
  'sign-ins.cases.yaml',
);

test.each(Object.entries(written))('%j at 05:00 breaks %j', async (expiresAt, broken) => {
  const service = { find: () => ({ status: 401 }), session: () => ({ status: 200, body: { expiresAt } }) };
  const answer = await fakeContext(service).session({ json: {} });
  const violated = factsOf(answer, 'JSON').filter(({ rule, holds }) => /expir|lifetime/.test(rule) && !holds);
  expect(violated.map(({ rule }) => rule)).toEqual(broken);
});

const year = 365 * 24 * 3_600_000;

test.each<[what: string, aheadOfUs: number, date: number, broken: boolean]>([
  ['a good token and a Date of years ago', 900_000, -50 * year, false],
  ['a good token and a Date in years', 900_000, 50 * year, false],
  ['a good token by the clock of the target, which is years behind', 900_000 - 5 * year, -5 * year, false],
  ['a token of a day by a clock that is years behind', 26 * 3_600_000 - 5 * year, -5 * year, true],
  ['a token of yesterday by a clock that is years ahead', -26 * 3_600_000 + 5 * year, 5 * year, true],
  ['a token that no clock fits', 3 * year, -5 * year, true],
])('%s', async (_, aheadOfUs, date, broken) => {
  const sentAt = Date.parse('2026-01-14T05:00:00Z');
  const expiresAt = `${new Date(sentAt + aheadOfUs).toISOString().slice(0, -1)}000`;
  const headers = { date: new Date(sentAt + date).toUTCString() };
  const service = {
    find: () => ({ status: 401 }),
    session: () => ({ status: 200, headers, body: { expiresAt } }),
  };
  const answer = await fakeContext(service).session({ json: {} });
  const violated = factsOf(answer, 'JSON').filter(({ rule, holds }) => /future|at-most/.test(rule) && !holds);
  expect(violated.length > 0).toBe(broken);
});
