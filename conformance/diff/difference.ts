import { type Facet, facetKey } from './facet.js';
import type { Filed } from './filed.js';
import type { Pair } from './pair.js';

/** Differences of one kind, with the smallest request that shows them. */
export interface Difference {
  readonly facet: Facet;
  readonly operation: string;
  readonly filed: Filed;
  readonly witness: Pair;
  /** Answers, or records, that show it, of those that might. */
  readonly count: number;
  readonly of: number;
  readonly counted: 'answers' | 'records';
}

const ranks: Readonly<Record<Filed['kind'], number>> = { rule: 0, question: 1, unfiled: 2 };

/** The worst first: a rule that one side breaks, then open questions, then what nothing is known of. */
export function worstFirst(one: Difference, two: Difference): number {
  return ranks[one.filed.kind] - ranks[two.filed.kind] || two.count - one.count;
}

/** What a reader has to look at: the shorter the better. */
export function sizeOf({ a, b }: Pair): number {
  return (
    (a.request.text?.length ?? 0) * 1000 +
    a.request.url.length +
    a.response.text.length +
    b.response.text.length
  );
}

/** The same for differences that are one, at several operations. */
export const kindOf = ({ facet, filed }: Pick<Difference, 'facet' | 'filed'>): string =>
  JSON.stringify([filed, facetKey(facet)]);
