import * as fc from 'fast-check';
import { findBody } from '../../arbitraries/lookups.js';
import { each } from '../../scene/finding.js';
import type { Lookup } from '../../view/find-view.js';
import type { Pool } from '../../view/pool.js';
import { describeHits } from './answer.js';
import { elementOf, elementsOf, sameInPairs } from './compare.js';
import { relation } from './relation.js';

/** What `return_fields` and `confidence` do is open (section 4.1): these only tell how the target reads them. */
const returnFields = relation({
  id: 'return-fields',
  runs: 1,
  cases: (pool) =>
    fc.record({ lookups: fc.array(fc.constantFrom(...hits(pool)), { minLength: 1, maxLength: 4 }) }),
  sources: ({ lookups }) => [{ body: findBody(lookups, 5) }],
  derived: ({ lookups }) => [{ body: { ...findBody(lookups, 5), return_fields: ['name'] } }],
  holds: {
    'find.return-fields-projects': (_, __, derived) =>
      each(derived[0]?.elements.flatMap((element) => element.people) ?? [], (person) => {
        const surplus = Object.keys(person).filter((name) => !['id', 'name', 'score'].includes(name));
        if (surplus.length === 0) return true;
        return { at: 'matches[].people[]', expected: 'only id, name and score', received: surplus };
      }),
    'find.return-fields-superset': (_, sources, derived) =>
      sameInPairs(
        elementsOf(sources).map((source, index) => [source, elementOf(derived, 0, index)] as const),
        'projection does not change who is found',
      ),
  },
});

const confidence = relation({
  id: 'confidence',
  runs: 1,
  cases: (pool) =>
    fc.record({ lookups: fc.array(fc.constantFrom(...hits(pool)), { minLength: 1, maxLength: 4 }) }),
  sources: ({ lookups }) => [{ body: { ...findBody(lookups, 5), confidence: 'low' } }],
  derived: ({ lookups }) => [{ body: { ...findBody(lookups, 5), confidence: 'high' } }],
  holds: {
    'find.confidence-monotone': (_, sources, derived) =>
      each(elementsOf(sources).entries(), ([index, low]) => {
        const high = elementOf(derived, 0, index);
        if (!high) return undefined;
        if (high.ids.every((id) => low.ids.includes(id))) return true;
        return { at: high.at, expected: `only people of ${describeHits(low)}`, received: describeHits(high) };
      }),
  },
});

export const options = [returnFields, confidence];

function hits(pool: Pool): Lookup[] {
  const found = pool.known.filter(({ ids }) => ids.length > 0).map(({ lookup }) => lookup);
  return found.length > 0 ? found : [...pool.nonLatin];
}
