import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.js';
import { isObject, type Json } from '../state/json.js';
import { mismatch } from './filter.js';

const json: fc.Arbitrary<Json> = fc
  .jsonValue({ maxDepth: 3 })
  .map((value): Json => JSON.parse(JSON.stringify(value)));

interface Case {
  readonly wanted: Json;
  readonly found?: Json;
  readonly place?: string;
}
const cases = readCases<Readonly<Record<'held' | 'missed', Readonly<Record<string, Case>>>>>(
  import.meta.dirname,
  'filter.cases.yaml',
);

describe('a body holds what is wanted', () => {
  test.each(Object.entries(cases.held))('%s', (_name, { wanted, found }) => {
    expect(mismatch(wanted, found)).toBeUndefined();
  });

  test.each(Object.entries(cases.missed))('unless there is %s', (_name, { wanted, found, place }) => {
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
