import { expect, test } from 'vitest';
import { edited } from './edits.js';
import { keywordEdits } from './keywords.js';
import { yamlFile } from './yaml-file.js';

test.each<[string, string, Record<string, 'assumed' | 'confirmed'>, string]>([
  [
    'a list moves as a whole and keeps its layout',
    'type: object\nx-assumed-keywords: {required: a.b}   # why\nrequired: [x]\n',
    { required: 'confirmed' },
    'type: object\nx-confirmed-keywords: {required: a.b}   # why\nrequired: [x]\n',
  ],
  [
    'one of two moves into a list of its own',
    'type: object\nx-assumed-keywords: { required: a.b, maxItems: c.d } # why\nrequired: [x]\n',
    { maxItems: 'confirmed' },
    'type: object\nx-assumed-keywords: { required: a.b } # why\nx-confirmed-keywords: { maxItems: c.d }\nrequired: [x]\n',
  ],
  [
    'the last one joins those that are confirmed',
    'type: object\nx-assumed-keywords: { required: a.b }\nx-confirmed-keywords: { maxItems: c.d }\n',
    { required: 'confirmed' },
    'type: object\nx-confirmed-keywords: { required: a.b, maxItems: c.d }\n',
  ],
  [
    'one goes back',
    'type: object\nx-confirmed-keywords: { required: a.b }\n',
    { required: 'assumed' },
    'type: object\nx-assumed-keywords: { required: a.b }\n',
  ],
  [
    'within braces, too',
    '{ type: object, x-assumed-keywords: { required: a.b, maxItems: c.d }, maxItems: 3 }\n',
    { maxItems: 'confirmed' },
    '{ type: object, x-assumed-keywords: { required: a.b }, x-confirmed-keywords: { maxItems: c.d }, maxItems: 3 }\n',
  ],
  [
    'nothing moves',
    'x-assumed-keywords: { required: a.b }\n',
    { required: 'assumed' },
    'x-assumed-keywords: { required: a.b }\n',
  ],
])('%s', (_case, text, becomes, expected) => {
  const file = yamlFile('spec/some.yaml', text);
  const [place] = file.maps;
  if (place === undefined) throw new Error('no map');
  expect(edited(text, keywordEdits(file, place.map, new Map(Object.entries(becomes))))).toBe(expected);
});
