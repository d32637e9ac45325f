import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeContext, pool } from '../../../fixtures/fakes/fake-context.js';
import { type Honesty, honestService } from '../../../fixtures/fakes/honest-service.js';
import { perform } from '../../../fixtures/fakes/perform.js';
import { payment } from './auth/admitted.js';
import { investigations } from './catalogue.js';
import { hundred, returnFields } from './limits.js';

const isAsking = (body: unknown) => JSON.stringify(body).includes('return_fields');

test.each<[says: string, mutation: Partial<Honesty>, said: 'violated' | 'observed' | 'inconclusive']>([
  ['accepted', {}, 'observed'],
  ['refused', { admitted: (reply, { body }) => (isAsking(body) ? { status: 400 } : reply) }, 'violated'],
  ['no credit for anything', { admitted: () => ({ status: 403 }) }, 'inconclusive'],
  ['payment required', { admitted: () => ({ status: 402 }) }, 'inconclusive'],
  ['only id known', { admitted: (reply, { body }) => (knowsId(body) ? reply : { status: 400 }) }, 'observed'],
])('return_fields: %s', async (_, mutation, said) => {
  const result = await perform([returnFields], fakeContext(honestService(mutation)));
  expect([...result[said]]).toEqual(['find.return-fields-type']);
  if (said !== 'violated') expect([...result.violated]).toEqual([]);
});

const knowsId = (body: unknown) => !isAsking(body) || JSON.stringify(body).includes('"return_fields":["id"]');

const isFree = (body: unknown) => !JSON.stringify(body).includes('linkedin');

test.each<[status: number, ofNobody: number, said: 'violated' | 'observed' | 'inconclusive']>([
  [402, 402, 'observed'],
  [402, 200, 'observed'],
  [409, 409, 'violated'],
  [422, 200, 'violated'],
  [400, 200, 'violated'],
  [404, 200, 'violated'],
  ...[400, 401, 404].map((status): [number, number, 'inconclusive'] => [status, status, 'inconclusive']),
  ...[200, 403, 429, 500, 503].map((status): [number, number, 'inconclusive'] => [
    status,
    200,
    'inconclusive',
  ]),
])('%i without credit, and %i for a lookup that matches nobody', async (status, ofNobody, said) => {
  const unpaid: Honesty['unpaid'] = (_, { body }) => ({ status: isFree(body) ? ofNobody : status });
  const result = await perform([payment], fakeContext(honestService({ unpaid })));
  expect([...result[said]]).toEqual(['find.402-shape']);
  if (said !== 'violated') expect([...result.violated]).toEqual([]);
  if (said === 'inconclusive') expect([...result.observed]).toEqual([]);
});

test('a hundred lookups contain every kind, in another order each time', () => {
  const [lookups = [], ...others] = fc.sample(hundred(pool), { numRuns: 2, seed: 5 });
  expect(lookups).toHaveLength(100);
  expect(new Set(lookups.map((lookup) => lookup.fields[0]?.search_term))).toEqual(
    new Set(['ada', 'li', 'noor', 'Nurse', '李娜', 'nobody-at-all']),
  );
  expect(others).not.toEqual([lookups]);
});

test('requests are still complete if no person is known', async () => {
  const empty = { ...pool, known: [], broad: [], people: new Map() };
  const context = { ...fakeContext(honestService()), pool: empty };
  await expect(perform(investigations, context, 2)).resolves.toBeDefined();
});
