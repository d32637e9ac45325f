import * as fc from 'fast-check';
import { currentJob } from '../../arbitraries/knowledge.js';
import { findBody } from '../../arbitraries/lookups.js';
import { each } from '../../scene/finding.js';
import { isObject } from '../../target/json.js';
import type { Lookup } from '../../view/find-view.js';
import type { Pool } from '../../view/pool.js';
import type { Hits } from './answer.js';
import { elementOf } from './compare.js';
import { relation } from './relation.js';

/** Somebody who was answered before, asked for by their name, and by their name and their company. */
type Pair = { readonly id: string; readonly fewer: Lookup; readonly more: Lookup };

/** A criterion more that is true of a person does not lower their score. Scores are assumed to rise with the match. */
export const trueCriterion = relation({
  id: 'true-criterion',
  runs: 1,
  cases: (pool) =>
    fc.record({
      pairs: fc.uniqueArray(fc.constantFrom(...pairsOf(pool)), {
        minLength: 1,
        maxLength: 8,
        selector: ({ id }) => id,
        size: 'max',
      }),
    }),
  sources: ({ pairs }) => [
    {
      body: findBody(
        pairs.map(({ fewer }) => fewer),
        5,
      ),
    },
  ],
  derived: ({ pairs }) => [
    {
      body: findBody(
        pairs.map(({ more }) => more),
        5,
      ),
    },
  ],
  holds: {
    'find.mr-top-score-more': ({ pairs }, sources, derived) =>
      each(pairs.entries(), ([index, { id }]) => {
        const less = scoreOf(elementOf(sources, 0, index), id);
        const hits = elementOf(derived, 0, index);
        const score = scoreOf(hits, id);
        if (less === undefined || score === undefined) return undefined;
        if (score >= less) return true;
        return {
          at: hits?.at ?? 'matches',
          expected: `a score of at least ${less} for person "${id}", as without company.name`,
          received: score,
        };
      }),
  },
});

function scoreOf(hits: Hits | undefined, id: string): number | undefined {
  return hits?.scores[hits.ids.indexOf(id)];
}

function pairsOf(pool: Pool): Pair[] {
  const pairs = [...pool.people].flatMap(([id, person]) => {
    const company = currentJob(person)['company'];
    const [name, employer] = [person['name'], isObject(company) ? company['name'] : undefined];
    return typeof name === 'string' &&
      typeof employer === 'string' &&
      name.trim() !== '' &&
      employer.trim() !== ''
      ? [pair(id, name, employer)]
      : [];
  });
  // Without people there is nothing to ask; a lookup of nobody then observes nothing.
  return pairs.length > 0 ? pairs : [pair('', 'nobody', 'nobody')];
}

function pair(id: string, name: string, employer: string): Pair {
  const byName = { field_name: 'name', search_term: name };
  const byCompany = { field_name: 'company.name', search_term: employer };
  return { id, fewer: { fields: [byName] }, more: { fields: [byName, byCompany] } };
}
