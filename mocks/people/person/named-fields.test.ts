import { describe, expect, it } from 'vitest';
import { namedFields } from './named-fields.js';

describe('the parameter fields of a person', () => {
  it.each([
    ['comma', ['name,title'], ['name', 'title']],
    ['comma', ['name', ' title '], ['name', 'title']],
    ['comma', ['name,,'], ['name']],
    ['comma', [''], undefined],
    ['comma', undefined, undefined],
    ['repeated', ['name', 'title'], ['name', 'title']],
    ['repeated', ['name,title'], ['name,title']],
    ['repeated', [''], undefined],
    ['json', ['["name","title"]'], ['name', 'title']],
    ['json', ['["name"', '"title"]'], ['name', 'title']],
    ['json', ['[]'], undefined],
    ['json', undefined, undefined],
  ] as const)('under %s reads %j as %j', (reading, texts, paths) => {
    expect(namedFields(reading, texts)).toEqual({ paths });
  });

  it.each(['name,title', '{"name":true}', '[1]', ''])('under json refuses %j', (text) => {
    expect(namedFields('json', [text])).toMatchObject({ refused: 'request-invalid', field: 'fields' });
  });
});
