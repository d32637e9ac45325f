import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isList, isObject, type Json } from '../state/json.js';
import { asciiOnly, memoStringify, remember } from './serialise.js';

const values: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Json>(null, true, -0, 1e21, 0.1, Number.NaN, ''),
    fc.double(),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value')),
    fc.dictionary(fc.string(), fc.oneof(tie('value'), fc.constant(undefined))),
  ),
})).value;

describe('memoStringify', () => {
  it('writes the same if every other record inside was remembered', () => {
    fc.assert(
      fc.property(values, (value) => {
        const before = JSON.stringify(value);
        rememberSome(value, 0);
        expect(memoStringify(value)).toBe(before);
      }),
    );
  });

  it('uses a remembered text unchanged', () => {
    expect(memoStringify({ a: [remember({ b: 1 }, '{"b":"as it is"}')] })).toBe('{"a":[{"b":"as it is"}]}');
  });
});

describe('asciiOnly', () => {
  it('leaves ASCII only, and parses to the same value', () => {
    fc.assert(
      fc.property(values, (value) => {
        const text = JSON.stringify(value);
        const escaped = asciiOnly(text);
        expect(escaped).not.toMatch(/[\u0080-\uffff]/);
        expect(JSON.parse(escaped)).toEqual(JSON.parse(text));
      }),
    );
  });
});

function rememberSome(value: Json | undefined, depth: number): void {
  if (depth % 2 === 1 && typeof value === 'object' && value !== null) remember(value, JSON.stringify(value));
  if (isList(value)) for (const item of value) rememberSome(item, depth + 1);
  else if (isObject(value)) for (const member of Object.values(value)) rememberSome(member, depth + 1);
}
