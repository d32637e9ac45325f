import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isObject, type Json } from '../state/json.js';
import { mismatch } from './filter.js';

const json: fc.Arbitrary<Json> = fc
  .jsonValue({ maxDepth: 3 })
  .map((value): Json => JSON.parse(JSON.stringify(value)));

describe('a body holds what is wanted', () => {
  test.each<[name: string, wanted: Json, found: Json]>([
    ['the same text', 'a', 'a'],
    ['null', null, null],
    ['members among others', { size: 1 }, { size: 1, matches: [] }],
    ['no member at all', {}, { size: 1 }],
    ['members within members', { a: { b: 1 } }, { a: { b: 1, c: 2 }, d: 3 }],
    ['each element, with members among others', [{ a: 1 }, 2], [{ a: 1, b: 2 }, 2]],
  ])('%s', (_name, wanted, found) => {
    expect(mismatch(wanted, found)).toBeUndefined();
  });

  test.each<[name: string, wanted: Json, found: Json | undefined, place: string]>([
    ['a number for its digits', 1, '1', ''],
    ['nothing', {}, undefined, ''],
    ['a list for an object', {}, [], ''],
    ['an object for a list', [], {}, ''],
    ['a longer list', [1], [1, 2], ''],
    ['another order', [1, 2], [2, 1], '[0]'],
    ['another member', { size: 1 }, { size: 2 }, 'size'],
    ['a member that is missing', { size: null }, {}, 'size'],
    ['a member that objects have by themselves', { toString: 'a' }, {}, 'toString'],
    [
      'deep within',
      { matches: [{ fields: [{ name: 'a' }] }] },
      { matches: [{ fields: [{ name: 'b' }] }] },
      'matches[0].fields[0].name',
    ],
  ])('unless there is %s', (_name, wanted, found, place) => {
    expect(mismatch(wanted, found)).toMatchObject({ place });
  });

  test('exactly, unless there is an additional member, at any depth', () => {
    expect(mismatch({ a: [{ b: 1 }] }, { a: [{ b: 1, c: 2 }] }, true)).toMatchObject({ place: 'a[0]' });
    expect(mismatch({ b: 1, a: 2 }, { a: 2, b: 1 }, true)).toBeUndefined();
  });

  test('any value matches itself, and any part of an object matches the object', () => {
    fc.assert(
      fc.property(json, fc.string(), (value, added) => {
        expect(mismatch(value, value, true)).toBeUndefined();
        if (!isObject(value) || Object.hasOwn(value, added)) return;
        expect(mismatch(value, { ...value, [added]: 1 })).toBeUndefined();
        expect(mismatch(value, { ...value, [added]: 1 }, true)).toBeDefined();
      }),
    );
  });
});
