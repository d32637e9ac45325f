import { expect, it } from 'vitest';
import { queryList } from './query-list.js';

it.each([
  ['comma', ['name,title'], ['name', 'title']],
  ['comma', ['name', ' title '], ['name', ' title ']],
  ['comma', ['name,,'], ['name', '', '']],
  ['comma', [''], ['']],
  ['repeated', ['name', 'title'], ['name', 'title']],
  ['repeated', ['name,title'], ['name,title']],
  ['json', ['["name","title"]'], ['name', 'title']],
  ['json', ['["name"', '"title"]'], ['name', 'title']],
  ['json', ['[]'], []],
  ['json', ['name,title'], 'name,title'],
  ['json', ['{"name":true}'], '{"name":true}'],
  ['json', ['[1]'], '[1]'],
  ['json', [''], ''],
] as const)('under %s reads %j as %j', (syntax, texts, list) => {
  expect(queryList(syntax, texts)).toEqual(list);
});
