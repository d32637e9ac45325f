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
  rules: ['error.malformed-json', 'find.body-not-json'],
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
  rules: ['find.body-not-json'],
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

/** A find with a member of another type, in several variants. */
function typed<const Rule extends RuleId>(
  name: string,
  rule: Rule,
  variants: Readonly<Record<string, Rewritten>>,
  body: (value: Json) => Json,
) {
  return sending({
    id: `errors/${name}-type`,
    rules: [rule],
    runs: Object.keys(variants).length,
    cases: (pool) => fc.record({ lookups: fewHits(pool), as: inTurn(...Object.keys(variants)) }),
    body: ({ as, lookups }) => body(variants[as]?.(lookups) ?? null),
  });
}

/** Members of another JSON type than the documented one (section 4.1). */
export const wrongTypes = [
  typed('matches', 'find.matches-type', matches, (value) => ({ matches: value })),
  typed('fields', 'find.fields-type', fields, (value) => ({ matches: [{ fields: value }] })),
];

/** An empty list of lookups (section 4.1). */
export const emptyMatches = sending({
  id: 'errors/empty-matches',
  rules: ['find.empty-matches'],
  cases: () => fc.record({ size: inTurn(null, 1, 5) }),
  body: ({ size }) => findBody([], size),
});

/** `org_id` is required in the path (section 4.1). */
export const withoutOrganization = sending({
  id: 'errors/path-without-org',
  rules: ['find.org-path-required'],
  cases: (pool) => fc.record({ lookups: fewHits(pool) }),
  body: ({ lookups }) => findBody(lookups, null),
  how: () => ({ org: 'missing' }),
});
