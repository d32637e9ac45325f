import type { QuestionId } from '../../generated/questions.js';
import type { RuleId } from '../../generated/rules.js';
import type { Exchange } from '../target/exchange.js';

/** The two implementations: the first one decides what is asked, the second one is asked the same. */
export type Side = 'a' | 'b';
export const sides: readonly Side[] = ['a', 'b'];
export const other: Readonly<Record<Side, Side>> = { a: 'b', b: 'a' };

/** One request as both answered it. */
export interface Pair {
  readonly a: Exchange;
  readonly b: Exchange;
}

/** What two answers can differ in. */
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
  /** What each side shows, for people. */
  readonly a: string;
  readonly b: string;
  /** The rule that one side breaks, and which. */
  readonly broken?: { readonly rule: string; readonly by: Side };
}

export const facetKey = ({ kind, at, a, b }: Facet): string =>
  // Values differ from record to record: where they do is what counts.
  JSON.stringify(kind === 'value' || kind === 'order' ? [kind, at] : [kind, at, a, b]);

/** Under what a difference is filed: the rule that one side breaks, or the question that both answer in their own way. */
export type Filed =
  | { readonly kind: 'rule'; readonly rule: RuleId; readonly by: Side }
  | { readonly kind: 'question'; readonly question: QuestionId }
  | { readonly kind: 'unfiled' };

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
