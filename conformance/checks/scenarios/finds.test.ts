import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FindCall, fakeContext, pool } from '../../../fixtures/fakes/fake-context.js';
import type { AnyInvestigation } from '../../check/check-context.js';
import { payment } from './auth.js';
import { hundred, returnFields } from './finds.js';

/** Returns whether the only rule of an investigation holds for a service that answers finds with these statuses. */
async function verdict(one: AnyInvestigation, status: (call: FindCall) => number) {
  const people = { matches: [{ found: true, people: [{ id: 'p-ada' }] }] };
  const context = fakeContext({
    find: (call) => ({ status: status(call), ...(status(call) === 200 && { body: people }) }),
    session: () => ({ status: 401 }),
  });
  const [value = null] = fc.sample(one.cases(context.pool), { numRuns: 1, seed: 7 });
  const [outcome] = await one.perform(value, context);
  if (outcome?.finding.observations === 1)
    return outcome.finding.violations.length > 0 ? 'violated' : 'holds';
  return outcome?.inconclusive === undefined ? undefined : 'inconclusive';
}

const asks = ({ body }: FindCall, text: string) => JSON.stringify(body).includes(text);

test.each<[says: string, status: (call: FindCall) => number, said: string]>([
  ['accepted', () => 200, 'holds'],
  ['refused', (call) => (asks(call, 'return_fields') ? 400 : 200), 'violated'],
  ['no credit for anything', () => 403, 'inconclusive'],
  ['payment required', () => 402, 'inconclusive'],
  ['only id known', (call) => (asks(call, '"return_fields":["id"]') ? 200 : 400), 'holds'],
])('return_fields: %s', async (_, status, said) => {
  expect(await verdict(returnFields, status)).toBe(said);
});

test.each<[status: number, ofNobody: number, said: string]>([
  [402, 402, 'holds'],
  [402, 200, 'holds'],
  [409, 409, 'violated'],
  [422, 200, 'violated'],
  [400, 200, 'violated'],
  [404, 200, 'violated'],
  ...[400, 401, 404].map((status): [number, number, string] => [status, status, 'inconclusive']),
  ...[200, 403, 429, 500, 503].map((status): [number, number, string] => [status, 200, 'inconclusive']),
])('%i without credit, and %i for a lookup that matches nobody', async (status, ofNobody, said) => {
  expect(await verdict(payment, (call) => (asks(call, 'linkedin') ? status : ofNobody))).toBe(said);
});

test('a hundred lookups contain every kind, in another order each time', () => {
  const [lookups = [], ...others] = fc.sample(hundred(pool), { numRuns: 2, seed: 5 });
  expect(lookups).toHaveLength(100);
  expect(new Set(lookups.map((lookup) => lookup.fields[0]?.search_term))).toEqual(
    new Set(['ada', 'li', 'noor', 'Nurse', '李娜', 'nobody-at-all']),
  );
  expect(others).not.toEqual([lookups]);
});
