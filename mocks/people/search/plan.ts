import { type Filter, type FilterLeaf, isLeaf } from '../../filters/filter.js';
import { weights } from '../../matching/field-names.js';
import type { Criterion } from '../../population/population.js';
import { peopleFields } from './fields.js';

/** Criteria of the index; everybody of whom a filter holds meets at least one of them. */
export type Plan = readonly Criterion[];

/**
 * How to find everybody of whom a filter holds without looking at anybody else more than needed; undefined where
 * only looking at everybody will do. The most telling filter of those that must hold is looked up, and whom it
 * brings is then held against all of them.
 */
export function planOf(filter: Filter): Plan | undefined {
  if (isLeaf(filter)) return planOfLeaf(filter);
  const plans = filter.filters.map(planOf);
  if (filter.operator === 'or') {
    const known = plans.filter((plan) => plan !== undefined);
    return known.length === plans.length && known.length > 0 ? known.flat() : undefined;
  }
  return plans.reduce<Plan | undefined>((best, plan) => (cost(plan) < cost(best) ? plan : best), undefined);
}

function planOfLeaf({ field, negated, test }: FilterLeaf): Plan | undefined {
  const described = peopleFields.get(field);
  const index = described?.index;
  if (negated || index === undefined) return undefined;
  const { identifier, words } = described ?? {};
  // Identifiers are filed as a whole, texts by their words: what is neither is in no index, though somebody may have it.
  const isFiled = (term: string) =>
    test.kind === 'exact' && identifier ? identifier(term) !== undefined : (words?.(term).length ?? 0) > 0;
  if (test.terms.length === 0 || !test.terms.every(isFiled)) return undefined;
  return test.terms.map((term) => ({ field: index, term }));
}

/** Fields that fewer people share come first, then plans with fewer criteria. */
function cost(plan: Plan | undefined): number {
  if (plan === undefined) return Number.POSITIVE_INFINITY;
  const shared = Math.max(...plan.map(({ field }) => 1 - weights[field]));
  return shared + plan.length / 1_000_000;
}
