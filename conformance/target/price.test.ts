import { expect, test } from 'vitest';
import { type OperationId, operations } from '../../generated/operations.js';
import type { JsonObject } from './json.js';
import { isSpending, priceOf } from './price.js';

const lookup = { fields: [{ field_name: 'name', search_term: 'Ada' }] };
const find = (lookups: number, more: JsonObject = {}) => ({
  body: { matches: Array.from({ length: lookups }, () => lookup), ...more },
});

test.each<[OperationId, Parameters<typeof priceOf>[1], lookups: number, credits: number]>([
  ['find', find(3), 3, 15],
  ['find', find(3, { size: 2 }), 3, 6],
  ['find', find(3, { size: '2' }), 3, 6],
  ['find', find(3, { size: 2.5 }), 3, 9],
  // Nobody is returned, but each lookup may be charged.
  ['find', find(3, { size: 0 }), 3, 3],
  // Five people per match is what the document states, whatever the size.
  ['find', find(2, { size: 1_000_000 }), 2, 10],
  ['find', find(2, { size: -1 }), 2, 10],
  ['find', find(150), 150, 750],
  // A request for nobody may be misread, and charged.
  ['find', find(0), 0, 1],
  ['find', { body: {} }, 0, 1],
  ['find', {}, 0, 1],
  ['find', { text: JSON.stringify(find(4).body) }, 4, 20],
  ['find', { text: `{"matches":[{"fields":[]},{"fields":[]}` }, 2, 10],
  ['search', { body: { filters: [] } }, 10, 10],
  ['search', { body: { filters: [], size: 100 } }, 100, 100],
  ['search', { body: { filters: [], size: 0 } }, 0, 1],
  ['getPerson', { path: { person_id: 'p' } }, 1, 1],
  ['lookupPeople', { body: { ids: ['a', 'b', 'c'] } }, 3, 3],
  ['previewFind', find(100), 0, 0],
  ['verify', { body: { queries: [{}] } }, 0, 0],
  ['searchLedgerContacts', { body: {} }, 0, 0],
])('%s of %j asks for %i and costs at most %i', (operation, input, lookups, credits) => {
  expect(priceOf(operation, input)).toEqual({ lookups, credits });
});

test('exactly the operations that spend according to the contract have a price', () => {
  const spending = Object.values(operations).filter(({ resource }) => resource.effect === 'spend');
  expect(Object.keys(operations).filter(isSpending)).toEqual(spending.map(({ id }) => id));
});
