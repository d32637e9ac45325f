import * as fc from 'fast-check';
import type { RuleId } from '../../../../generated/rules.js';
import { inTurn } from '../../../arbitraries/in-turn.js';
import { findBody } from '../../../arbitraries/lookups.js';
import type { Json } from '../../../target/json.js';
import type { Lookup } from '../../../view/find-view.js';
import { indexWithin, perMille } from '../altered.js';
import { fewHits, sending } from '../finds.js';

/** Ways to malform JSON that lenient parsers accept. */
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

/** Malformed JSON is refused (sections 4.1 and 7). */
export const malformedJson = sending({
  id: 'errors/malformed-json',
  rules: ['error.malformed-json', 'find.body-not-json', 'error.no-5xx-on-bad-input'],
  runs: 6,
  cases: (pool) =>
    fc.record({ lookups: fewHits(pool), spoiling: inTurn(...Object.keys(spoilt)), place: perMille() }),
  body: ({ lookups }) => findBody(lookups, null),
  how({ lookups, spoiling, place }) {
    const json = JSON.stringify(findBody(lookups, null));
    return { text: spoilt[spoiling]?.(json, place) ?? '{' };
  },
});

/** Bodies of other media types, each sent as what it is, and one as JSON. */
const texts: readonly { readonly text: string; readonly contentType: string }[] = [
  { text: 'John Smith', contentType: 'text/plain' },
  { text: 'name=John+Smith&size=1', contentType: 'application/x-www-form-urlencoded' },
  { text: '<find><match><name>John Smith</name></match></find>', contentType: 'application/xml' },
  {
    text: 'matches:\n  - fields:\n      - field_name: name\n        search_term: John Smith\n',
    contentType: 'application/yaml',
  },
  { text: 'John Smith', contentType: 'application/json' },
];

/** A body that is not JSON is never answered with 200 (section 4.1). */
export const notJson = sending({
  id: 'errors/not-json',
  rules: ['find.body-not-json', 'error.no-5xx-on-bad-input'],
  runs: texts.length,
  cases: () => inTurn(...texts),
  body: () => null,
  how: ({ text, contentType }) => ({ text, contentType }),
});

type Rewritten = (lookups: readonly Lookup[]) => Json;

const criterionOf = (lookups: readonly Lookup[]) =>
  lookups[0]?.fields[0] ?? { field_name: 'name', search_term: 'John Smith' };

/** Values that a lenient service might accept in place of the array. */
const matches: Readonly<Record<string, Rewritten>> = {
  'one lookup': (lookups) => lookups[0] ?? {},
  keyed: (lookups) => ({ ...lookups }),
  'JSON in a string': (lookups) => JSON.stringify(lookups),
  string: (lookups) => criterionOf(lookups).search_term,
  number: () => 1,
  boolean: () => true,
};

const fields: Readonly<Record<string, Rewritten>> = {
  'one criterion': criterionOf,
  keyed: (lookups) => ({ [criterionOf(lookups).field_name]: criterionOf(lookups).search_term }),
  'JSON in a string': (lookups) => JSON.stringify(lookups[0]?.fields ?? []),
  string: (lookups) => criterionOf(lookups).search_term,
  number: () => 1,
};

const terms: Readonly<Record<string, Rewritten>> = {
  number: () => 42,
  null: () => null,
  boolean: () => true,
  object: (lookups) => ({ value: criterionOf(lookups).search_term }),
  array: (lookups) => [criterionOf(lookups).search_term],
};

/** A find with a member of another type, in several variants. */
function typed<const Rule extends RuleId>(
  name: string,
  rule: Rule,
  variants: Readonly<Record<string, Rewritten>>,
  body: (value: Json, lookups: readonly Lookup[]) => Json,
  runs = Object.keys(variants).length,
) {
  return sending({
    id: `errors/${name}-type`,
    rules: [rule, 'error.no-5xx-on-bad-input'],
    runs,
    cases: (pool) => fc.record({ lookups: fewHits(pool), as: inTurn(...Object.keys(variants)) }),
    body: ({ as, lookups }) => body(variants[as]?.(lookups) ?? null, lookups),
  });
}

/** Members of another JSON type than the documented one (section 4.1). */
export const wrongTypes = [
  typed('matches', 'find.matches-type', matches, (value) => ({ matches: value })),
  typed('fields', 'find.fields-type', fields, (value) => ({ matches: [{ fields: value }] })),
  typed(
    'term',
    'find.term-type',
    terms,
    (value, lookups) => ({ matches: [{ fields: [{ ...criterionOf(lookups), search_term: value }] }] }),
    1,
  ),
  sending({
    id: 'errors/confidence-type',
    rules: ['find.confidence-type'],
    cases: (pool) => fc.record({ lookups: fewHits(pool), confidence: inTurn<Json>(3, true, 'medium') }),
    body: ({ lookups, confidence }) => ({ ...findBody(lookups, null), confidence }),
  }),
];

const unknownNames = ['nickname', 'phone', 'company', 'linkedin_url', 'person.name', 'names'];
const miscased = ['Name', 'LINKEDIN', 'Company.Name', 'Email_Address', 'Title', 'education.School'];
const withoutMatches: readonly Json[] = [{}, { size: 1 }, { matches: null }, { lookups: [] }];

/** A lookup with a single criterion of this name. */
const named = (name: string) => ({ fields: [{ field_name: name, search_term: 'John Smith' }] });

/** Undocumented names and members, and missing or empty lists (section 4.1). */
export const members = [
  sending({
    id: 'errors/unknown-field',
    rules: ['find.field-unknown'],
    cases: (pool) => fc.record({ lookups: fewHits(pool), name: inTurn(...unknownNames) }),
    body: ({ lookups, name }) => ({ matches: [...lookups, named(name)] }),
  }),
  sending({
    id: 'errors/field-case',
    rules: ['find.field-case'],
    cases: () => fc.record({ name: inTurn(...miscased) }),
    body: ({ name }) => ({ matches: [named(name)] }),
  }),
  sending({
    id: 'errors/empty-matches',
    rules: ['find.empty-matches'],
    cases: () => fc.record({ size: inTurn(null, 1, 5) }),
    body: ({ size }) => findBody([], size),
  }),
  sending({
    id: 'errors/empty-fields',
    rules: ['find.empty-fields'],
    cases: (pool) => fc.record({ lookups: fewHits(pool), first: fc.boolean() }),
    body: ({ lookups, first }) => ({
      matches: first ? [{ fields: [] }, ...lookups] : [...lookups, { fields: [] }],
    }),
  }),
  sending({
    id: 'errors/missing-matches',
    rules: ['find.missing-matches'],
    cases: () => inTurn(...withoutMatches),
    body: (body) => body,
  }),
  sending({
    id: 'errors/extra-member',
    rules: ['find.extra-member'],
    cases: (pool) => fc.record({ lookups: fewHits(pool), name: inTurn('page', 'Size', 'x_note', 'debug') }),
    body: ({ lookups, name }) => ({ ...findBody(lookups, null), [name]: 1 }),
  }),
];
