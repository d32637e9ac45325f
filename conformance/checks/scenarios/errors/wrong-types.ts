import * as fc from 'fast-check';
import type { RuleId } from '../../../../generated/rules.js';
import { inTurn } from '../../../arbitraries/in-turn.js';
import { findBody } from '../../../arbitraries/lookups.js';
import type { Json } from '../../../target/json.js';
import type { Lookup } from '../../../view/find-view.js';
import { fewHits } from '../hits.js';
import { sending } from '../sending.js';

type Rewritten = (lookups: readonly Lookup[]) => Json;

const criterionOf = (lookups: readonly Lookup[]) =>
  lookups[0]?.fields[0] ?? { field_name: 'name', search_term: 'John Smith' };

/** What a generous reader might take for the array that it should be. */
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

/** Finds in which something has another type, which its variants say. */
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
    runs: 1,
    cases: (pool) => fc.record({ lookups: fewHits(pool), confidence: inTurn<Json>(3, true, 'medium') }),
    body: ({ lookups, confidence }) => ({ ...findBody(lookups, null), confidence }),
  }),
];
