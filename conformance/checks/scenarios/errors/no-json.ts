import * as fc from 'fast-check';
import { inTurn } from '../../../arbitraries/in-turn.js';
import { findBody } from '../../../arbitraries/lookups.js';
import { indexWithin } from '../altered.js';
import { fewHits } from '../hits.js';
import { perMille } from '../made-up.js';
import { sending } from '../sending.js';

/** Good JSON, spoilt in ways that lenient readers let pass. */
const spoilt: Readonly<Record<string, (json: string, place: number) => string>> = {
  'cut off': (json, place) => json.slice(0, indexWithin(1, json.length, place)),
  'without the last brace': (json) => json.slice(0, -1),
  'trailing comma': (json) => `${json.slice(0, -1)},}`,
  'single quotes': (json) => json.replaceAll('"', "'"),
  'bare words': (json) => json.replace('"matches"', 'matches'),
  'not a number': (json) => `${json.slice(0, -1)},"size":NaN}`,
  comment: (json) => `{/* find */${json.slice(1)}`,
  'one brace more': (json) => `${json}}`,
};

/** The body of find is JSON: malformed JSON is refused (sections 4.1 and 7). */
export const malformedJson = sending({
  id: 'errors/malformed-json',
  rules: ['error.malformed-json', 'find.body-not-json', 'error.no-5xx-on-bad-input'],
  runs: 6,
  cases: (pool) =>
    fc.record({
      lookups: fewHits(pool),
      spoiling: inTurn(...Object.keys(spoilt)),
      place: perMille(),
    }),
  body: ({ lookups }) => findBody(lookups, null),
  how({ lookups, spoiling, place }) {
    const json = JSON.stringify(findBody(lookups, null));
    return { text: spoilt[spoiling]?.(json, place) ?? '{' };
  },
});

/** Text of other kinds, each sent as what it is, and once as what it is not. */
const texts: readonly { readonly text: string; readonly contentType: string }[] = [
  { text: 'John Smith', contentType: 'text/plain' },
  { text: 'name=John+Smith&size=1', contentType: 'application/x-www-form-urlencoded' },
  {
    text: '<find><match><name>John Smith</name></match></find>',
    contentType: 'application/xml',
  },
  {
    text: 'matches:\n  - fields:\n      - field_name: name\n        search_term: John Smith\n',
    contentType: 'application/yaml',
  },
  { text: 'John Smith', contentType: 'application/json' },
];

/** The request body is JSON: a body that is not is never answered with 200 (section 4.1). */
export const notJson = sending({
  id: 'errors/not-json',
  rules: ['find.body-not-json', 'error.no-5xx-on-bad-input'],
  runs: texts.length,
  cases: () => inTurn(...texts),
  body: () => null,
  how: ({ text, contentType }) => ({ text, contentType }),
});
