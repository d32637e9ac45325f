import { expect, it } from 'vitest';
import { namedFields } from '../person.js';

it.each([
  [
    ['name', ' title '],
    ['name', 'title'],
  ],
  [['name', '', ''], ['name']],
  [[''], undefined],
  [[], undefined],
  [undefined, undefined],
])('the query parameter fields of a person: %j selects %j', (texts, paths) => {
  expect(namedFields(texts)).toEqual(paths);
});
