import { expect, it } from 'vitest';
import { namedFields } from './named-fields.js';

it.each([
  [
    ['name', ' title '],
    ['name', 'title'],
  ],
  [['name', '', ''], ['name']],
  [[''], undefined],
  [[], undefined],
  [undefined, undefined],
])('the parameter fields of a person: %j names %j', (texts, paths) => {
  expect(namedFields(texts)).toEqual(paths);
});
