import { describe, expect, it } from 'vitest';
import { startService } from '../../../fixtures/calls.js';
import type { Json } from '../../state/json.js';
import { bindingOf } from './search.js';

it.each<[string, Json, Json, boolean?]>([
  ['members in another order', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, true],
  ['absent members', { a: 1, b: undefined }, { a: 1 }, true],
  ['another value', { a: 1 }, { a: 2 }],
  ['another order of filters', [1, 2], [2, 1]],
  ['another member', { a: 1 }, { b: 1 }],
])('bindings of queries that differ in %s', (_, one, other, isEqual = false) => {
  expect(bindingOf(one) === bindingOf(other)).toBe(isEqual);
});

describe('what a search costs', () => {
  it('is refused if credits do not suffice for the page, and nothing is charged or returned', async () => {
    const { as, state } = await startService({ credits: 3 });
    await as.viewer.call('search', { body: { size: 0 } });
    const before = await state();
    const refused = await as.viewer.call('search', { body: { size: 4 } });
    expect(refused).toMatchObject({
      status: 402,
      error: { message: expect.stringContaining('3 credits are left') },
    });
    expect(await state()).toBe(before);
    expect(await as.viewer.call('search', { body: { size: 3 } })).toMatchObject({ status: 200 });
  });
});
