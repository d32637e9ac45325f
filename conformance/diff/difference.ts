import type { QuestionId } from '../../generated/questions.js';
import type { RuleId } from '../../generated/rules.js';
import type { Exchange } from '../target/exchange.js';

/** The two implementations: a run tests the first one, and the second one is sent the same requests. */
export type Side = 'a' | 'b';
export const sides: readonly Side[] = ['a', 'b'];
export const other: Readonly<Record<Side, Side>> = { a: 'b', b: 'a' };

/** One request with the answers of both sides. */
export interface Pair {
  readonly a: Exchange;
  readonly b: Exchange;
}

/** The aspects in which two answers can differ. */
export type FacetKind =
  | 'rule'
  | 'status'
  | 'media type'
  | 'header'
  | 'error form'
  | 'matches'
  | 'member'
  | 'type'
  | 'form'
  | 'value'
  | 'order';

/** One way in which two answers to the same request differ. */
export interface Facet {
  readonly kind: FacetKind;
  /** Where in the answer: `status`, a header, or a path such as `matches[].people[].name`. */
  readonly at: string;
  /** What each side shows, as text for a report. */
  readonly a: string;
  readonly b: string;
  /** The rule that one side breaks, and which side that is. */
  readonly broken?: { readonly rule: string; readonly by: Side };
}

export const facetKey = ({ kind, at, a, b }: Facet): string =>
  // Values vary from record to record: only the place counts.
  JSON.stringify(kind === 'value' || kind === 'order' ? [kind, at] : [kind, at, a, b]);

/** What a difference is attributed to: the rule that one side breaks, or the question that both answer differently. */
export type Filed =
  | { readonly kind: 'rule'; readonly rule: RuleId; readonly by: Side }
  | { readonly kind: 'question'; readonly question: QuestionId }
  | { readonly kind: 'unfiled' };

/** A group of equal differences, with the smallest request that shows one. */
export interface Difference {
  readonly facet: Facet;
  readonly operation: string;
  readonly filed: Filed;
  readonly witness: Pair;
  /** How many answers or records show it, of those that could. */
  readonly count: number;
  readonly of: number;
  readonly counted: 'answers' | 'records';
}

const ranks: Readonly<Record<Filed['kind'], number>> = { rule: 0, question: 1, unfiled: 2 };

/** Sorts the worst first: broken rules, then open questions, then unfiled differences. */
export function worstFirst(one: Difference, two: Difference): number {
  return ranks[one.filed.kind] - ranks[two.filed.kind] || two.count - one.count;
}

/** How much a reader has to look at; used to find the smallest witness. */
export function sizeOf({ a, b }: Pair): number {
  return (
    (a.request.text?.length ?? 0) * 1000 +
    a.request.url.length +
    a.response.text.length +
    b.response.text.length
  );
}

/** A key that is equal for the same difference at several operations. */
export const kindOf = ({ facet, filed }: Pick<Difference, 'facet' | 'filed'>): string =>
  JSON.stringify([filed, facetKey(facet)]);
