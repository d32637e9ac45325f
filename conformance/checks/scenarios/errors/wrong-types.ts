import * as fc from 'fast-check';
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

function typed(name: string, variants: Readonly<Record<string, Rewritten>>) {
  return {
    id: `errors/${name}-type`,
    cases: (pool: Parameters<typeof fewHits>[0]) =>
      fc.record({ lookups: fewHits(pool), as: inTurn(...Object.keys(variants)) }),
    rewrite: (as: string, lookups: readonly Lookup[]) => variants[as]?.(lookups) ?? null,
  };
}

const matchesType = typed('matches', matches);
const fieldsType = typed('fields', fields);
const termType = typed('term', terms);

/** Members of another JSON type than the documented one (section 4.1). */
export const wrongTypes = [
  sending({
    ...matchesType,
    rules: ['find.matches-type', 'error.no-5xx-on-bad-input'],
    runs: Object.keys(matches).length,
    body: ({ as, lookups }) => ({ matches: matchesType.rewrite(as, lookups) }),
  }),
  sending({
    ...fieldsType,
    rules: ['find.fields-type', 'error.no-5xx-on-bad-input'],
    runs: Object.keys(fields).length,
    body: ({ as, lookups }) => ({ matches: [{ fields: fieldsType.rewrite(as, lookups) }] }),
  }),
  sending({
    ...termType,
    rules: ['find.term-type', 'error.no-5xx-on-bad-input'],
    runs: 1,
    body({ as, lookups }) {
      const criterion = { ...criterionOf(lookups), search_term: termType.rewrite(as, lookups) };
      return { matches: [{ fields: [criterion] }] };
    },
  }),
  sending({
    id: 'errors/confidence-type',
    rules: ['find.confidence-type'],
    runs: 1,
    cases: (pool) => fc.record({ lookups: fewHits(pool), confidence: inTurn<Json>(3, true, 'medium') }),
    body: ({ lookups, confidence }) => ({ ...findBody(lookups, null), confidence }),
  }),
];
