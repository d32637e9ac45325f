import * as fc from 'fast-check';
import type { RuleId } from '../../../generated/rules.js';
import { findBody } from '../../arbitraries/lookups.js';
import type { Lookup } from '../../view/find-view.js';
import type { Pool } from '../../view/pool.js';
import { elementOf, elementsOf, sameInPairs } from './compare.js';
import { type Relation, relation } from './relation.js';

/** Ways to write a lookup that most services read alike. None is stated, so none can fail a run. */
const upperCase = rewording('upper-case', { 'find.mr-case': firstPerson }, ['name', 'company.name'], (term) =>
  term.toUpperCase(),
);
const padded = rewording(
  'outer-spaces',
  { 'find.mr-trim': firstPerson },
  ['name', 'company.name', 'title'],
  (term) => `  ${term} `,
);
const asAddress = rewording(
  'linkedin-address',
  { 'find.mr-linkedin-forms': firstPerson },
  ['linkedin'],
  (term) =>
    term.includes('/')
      ? (term
          .replace(/(?<!\/)\/+$/, '')
          .split('/')
          .at(-1) ?? term)
      : `https://www.linkedin.com/in/${term}/`,
);

/** The order of the criteria of one lookup. */
const fieldOrder = relation({
  id: 'criteria-order',
  runs: 1,
  cases: (pool) =>
    fc.record({ lookups: fc.array(fc.constantFrom(...combined(pool)), { minLength: 1, maxLength: 4 }) }),
  sources: ({ lookups }) => [{ body: findBody(lookups, 5) }],
  derived: ({ lookups }) => [
    {
      body: findBody(
        lookups.map(({ fields }) => ({ fields: fields.toReversed() })),
        5,
      ),
    },
  ],
  holds: {
    'find.mr-field-order': (_, sources, derived) =>
      sameInPairs(
        elementsOf(sources).map((hits, index) => [hits, elementOf(derived, 0, index)] as const),
        'the same criteria in another order get the same answer',
      ),
  },
});

/** The very same request again. */
const repeat = relation({
  id: 'repeat',
  runs: 1,
  cases: (pool) =>
    fc.record({ lookups: fc.array(fc.constantFrom(...several(pool)), { minLength: 1, maxLength: 6 }) }),
  sources: () => [],
  derived: ({ lookups }) => [{ body: findBody(lookups, 5) }, { body: findBody(lookups, 5) }],
  holds: {
    'find.mr-repeat': (_, __, derived) =>
      sameInPairs(
        elementsOf(derived).map((hits, index) => [hits, elementOf(derived, 1, index)] as const),
        'the same request gets the same answer seconds later',
      ),
  },
});

export const wording = [upperCase, padded, asAddress, fieldOrder, repeat];

type Lookups = { readonly lookups: readonly Lookup[] };

function rewording<const Rule extends RuleId>(
  id: string,
  holds: Relation<Lookups, Rule>['holds'],
  fields: readonly string[],
  write: (term: string) => string,
) {
  const rewritten = (lookup: Lookup): Lookup => ({
    fields: lookup.fields.map((field) => ({ ...field, search_term: write(field.search_term) })),
  });
  return relation({
    id,
    runs: 1,
    cases: (pool) =>
      fc.record({
        lookups: fc.array(fc.constantFrom(...withOnly(pool, fields)), { minLength: 1, maxLength: 4 }),
      }),
    sources: ({ lookups }) => [{ body: findBody(lookups, 5) }],
    derived: ({ lookups }) => [{ body: findBody(lookups.map(rewritten), 5) }],
    holds,
  });
}

/** Only the first person must be the same: scores of worse hits may well depend on the wording. */
function firstPerson(
  _: unknown,
  sources: Parameters<typeof elementsOf>[0],
  derived: Parameters<typeof elementsOf>[0],
) {
  const top = (hits: ReturnType<typeof elementOf>) =>
    hits && { ...hits, ids: hits.ids.slice(0, 1), scores: hits.scores.slice(0, 1) };
  return sameInPairs(
    elementsOf(sources).map((hits, index) => [top(hits), top(elementOf(derived, 0, index))] as const),
    'the same term written differently finds the same person first',
  );
}

function withOnly(pool: Pool, fields: readonly string[]): Lookup[] {
  const fitting = pool.known
    .map(({ lookup }) => lookup)
    .filter((lookup) => lookup.fields.every((field) => fields.includes(field.field_name)));
  return fitting.length > 0
    ? fitting
    : [{ fields: [{ field_name: fields[0] ?? 'name', search_term: 'John Smith' }] }];
}

function combined(pool: Pool): Lookup[] {
  const fitting = pool.known.map(({ lookup }) => lookup).filter((lookup) => lookup.fields.length > 1);
  const standard = [
    { field_name: 'name', search_term: 'John Smith' },
    { field_name: 'title', search_term: 'Manager' },
  ];
  return fitting.length > 0 ? fitting : [{ fields: standard }];
}

function several(pool: Pool): Lookup[] {
  const known = pool.known.map(({ lookup }) => lookup);
  return known.length > 0 ? known : [...pool.nonLatin];
}
