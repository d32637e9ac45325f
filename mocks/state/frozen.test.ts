import { expect, test } from 'vitest';
import { frozen, frozenCopy } from './frozen.js';

test('a copy is not what it was made from, and nothing in it can be changed', () => {
  const value = { list: [{ n: 1 }] };
  const copy = frozenCopy(value);
  expect(copy).toEqual(value);
  expect(copy).not.toBe(value);
  expect(() => copy.list[0] && Object.assign(copy.list[0], { n: 2 })).toThrow(TypeError);
  expect(Object.isFrozen(value.list)).toBe(false);
});

test('what is kept already is not copied again, also as a part of something new', () => {
  const copy = frozenCopy({ n: 1 });
  expect(frozenCopy(copy)).toBe(copy);
  expect(frozenCopy({ part: copy }).part).toBe(copy);
});

test('what was frozen as a whole is kept itself, by whoever has a part of it too', () => {
  const shared = { name: 'shared' };
  const [one, other] = [frozen({ shared, list: [shared] }), frozen({ shared })];
  const kept = frozenCopy({ one, other });
  expect(kept.one).toBe(one);
  expect(kept.other).toBe(other);
  expect(() => Object.assign(shared, { name: 'other' })).toThrow(TypeError);
});
