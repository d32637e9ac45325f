import type { Side } from './pair.js';

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
