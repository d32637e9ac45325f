import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { nearest, suggestion } from './nearest.js';

const names = ['find.*', 'find.index-aligned', 'job.level-enum', 'session.*'];

test.each([
  ['fnd.*', 'find.*'],
  ['find.index-alinged', 'find.index-aligned'],
  ['JOB.LEVEL', 'job.level-enum'],
  ['quite-another-thing', undefined],
])('%s is nearest to %s', (name, expected) => {
  expect(nearest(name, names)).toBe(expected);
});

it('finds every exact name, and names with a letter missing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.nat(5), (name, at) => {
      expect(nearest(name, names)).toBe(name);
      expect(nearest(name.slice(0, at) + name.slice(at + 1), names)).toBe(name);
    }),
  );
});

it('suggests nothing if no name is near', () => {
  expect(suggestion('jsn', ['json'])).toBe(' Did you mean "json"?');
  expect(suggestion('html', ['json'])).toBe('');
  expect(suggestion('x', [])).toBe('');
});
