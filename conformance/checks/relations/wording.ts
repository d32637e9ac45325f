import * as fc from 'fast-check';
import type { RuleId } from '../../../generated/rules.js';
import { findBody } from '../../arbitraries/lookups.js';
import { each, type Finding } from '../../scene/finding.js';
import type { Lookup } from '../../view/find-view.js';
import type { Known, Pool } from '../../view/pool.js';
import { type Answer, describeHits } from './answer.js';
import { head, inPairs, sameInPairs } from './compare.js';
import { type Relation, relation } from './relation.js';

type Lookups = { readonly lookups: readonly Lookup[] };

/** Creates a relation between finds of a few of the lookups. None of its rules is stated, so none can fail a run. */
const few = <const Rule extends RuleId>(
  id: string,
  lookups: (pool: Pool) => readonly Lookup[],
  definition: Pick<Relation<Lookups, Rule>, 'derived' | 'holds'> & Partial<Relation<Lookups, Rule>>,
  maxLength = 4,
) =>
  relation({
    id,
    runs: 1,
    cases: (pool) =>
      fc.record({ lookups: fc.array(fc.constantFrom(...lookups(pool)), { minLength: 1, maxLength }) }),
    sources: (value) => [findBody(value.lookups, 5)],
    ...definition,
  });

/** Ways to write a lookup that most services treat alike. */
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
  (term) => {
    if (!term.includes('/')) return `https://www.linkedin.com/in/${term}/`;
    const path = term.replace(/(?<!\/)\/+$/, '');
    return path.split('/').at(-1) ?? term;
  },
);

function rewording<const Rule extends RuleId>(
  id: string,
  holds: Relation<Lookups, Rule>['holds'],
  fields: readonly string[],
  write: (term: string) => string,
) {
  const rewritten = (lookup: Lookup): Lookup => ({
    fields: lookup.fields.map((field) => ({ ...field, search_term: write(field.search_term) })),
  });
  const fitting = (lookup: Lookup) => lookup.fields.every((field) => fields.includes(field.field_name));
  const standard = { fields: [{ field_name: fields[0] ?? 'name', search_term: 'John Smith' }] };
  return few(id, (pool) => knownTo(pool, ({ lookup }) => fitting(lookup), [standard]), {
    derived: ({ lookups }) => [findBody(lookups.map(rewritten), 5)],
    holds,
  });
}

/** Compares only the first person: the scores of worse hits may depend on the wording. */
function firstPerson(_: unknown, sources: readonly Answer[], derived: readonly Answer[]): Finding {
  return sameInPairs(
    inPairs(sources[0], derived[0]).map(([hits, twin]) => [head(hits, 1), head(twin, 1)] as const),
    'the same term written differently finds the same person first',
  );
}

/** The order of the criteria of a lookup does not matter. */
const fieldOrder = few(
  'criteria-order',
  (pool) =>
    knownTo(pool, ({ lookup }) => lookup.fields.length > 1, [
      {
        fields: [
          { field_name: 'name', search_term: 'John Smith' },
          { field_name: 'title', search_term: 'Manager' },
        ],
      },
    ]),
  {
    derived: ({ lookups }) => [
      findBody(
        lookups.map(({ fields }) => ({ fields: fields.toReversed() })),
        5,
      ),
    ],
    holds: {
      'find.mr-field-order': (_, sources, derived) =>
        sameInPairs(
          inPairs(sources[0], derived[0]),
          'the same criteria in another order get the same answer',
        ),
    },
  },
);

/** The same request gets the same answer again. */
const repeat = few(
  'repeat',
  (pool) => knownTo(pool, () => true, pool.nonLatin),
  {
    sources: () => [],
    derived: ({ lookups }) => [findBody(lookups, 5), findBody(lookups, 5)],
    holds: {
      'find.mr-repeat': (_, __, derived) =>
        sameInPairs(inPairs(derived[0], derived[1]), 'the same request gets the same answer seconds later'),
    },
  },
  6,
);

const found = (pool: Pool) => knownTo(pool, ({ ids }) => ids.length > 0, pool.nonLatin);

/** What `return_fields` and `confidence` do is open (section 4.1): these only show how the target interprets them. */
const returnFields = few('return-fields', found, {
  derived: ({ lookups }) => [{ ...findBody(lookups, 5), return_fields: ['name'] }],
  holds: {
    'find.return-fields-projects': (_, __, derived) =>
      each(derived[0]?.elements.flatMap((element) => element.people) ?? [], (person) => {
        const surplus = Object.keys(person).filter((name) => !['id', 'name', 'score'].includes(name));
        if (surplus.length === 0) return true;
        return { at: 'matches[].people[]', expected: 'only id, name and score', received: surplus };
      }),
    'find.return-fields-superset': (_, sources, derived) =>
      sameInPairs(inPairs(sources[0], derived[0]), 'projection does not change who is found'),
  },
});

const confidence = few('confidence', found, {
  sources: ({ lookups }) => [{ ...findBody(lookups, 5), confidence: 'low' }],
  derived: ({ lookups }) => [{ ...findBody(lookups, 5), confidence: 'high' }],
  holds: {
    'find.confidence-monotone': (_, sources, derived) =>
      each(inPairs(sources[0], derived[0]), ([low, high]) => {
        if (!high) return undefined;
        if (high.ids.every((id) => low.ids.includes(id))) return true;
        return { at: high.at, expected: `only people of ${describeHits(low)}`, received: describeHits(high) };
      }),
  },
});

export const wording = [upperCase, padded, asAddress, fieldOrder, repeat, returnFields, confidence];

/** Returns the known lookups that fit; `others` if there are none. */
function knownTo(pool: Pool, fits: (known: Known) => boolean, others: readonly Lookup[]): readonly Lookup[] {
  const fitting = pool.known.filter(fits).map(({ lookup }) => lookup);
  return fitting.length > 0 ? fitting : others;
}
