import { expect, test } from 'vitest';
import { frozen, frozenCopy } from './json.js';

test('a copy is another object than its source, and is deeply frozen', () => {
  const value = { list: [{ n: 1 }] };
  const copy = frozenCopy(value);
  expect(copy).toEqual(value);
  expect(copy).not.toBe(value);
  expect(() => copy.list[0] && Object.assign(copy.list[0], { n: 2 })).toThrow(TypeError);
  expect(Object.isFrozen(value.list)).toBe(false);
});

test('a frozen copy is not copied again, not even as a part of a new value', () => {
  const copy = frozenCopy({ n: 1 });
  expect(frozenCopy(copy)).toBe(copy);
  expect(frozenCopy({ part: copy }).part).toBe(copy);
});

test('a value that was frozen as a whole is stored without a copy, even if it shares parts with another one', () => {
  const shared = { name: 'shared' };
  const [one, other] = [frozen({ shared, list: [shared] }), frozen({ shared })];
  const kept = frozenCopy({ one, other });
  expect(kept.one).toBe(one);
  expect(kept.other).toBe(other);
  expect(() => Object.assign(shared, { name: 'other' })).toThrow(TypeError);
});
