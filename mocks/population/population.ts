import type { components } from '../../generated/people.js';

export type Person = components['schemas']['Person'];
export type Job = components['schemas']['Job'];
export type FieldName = components['schemas']['Criterion']['field_name'];

/** One criterion of a lookup. */
export interface Criterion {
  readonly field: NonNullable<FieldName>;
  readonly term: string;
}

/** Somebody whom one criterion speaks of. */
export interface Candidate {
  readonly person: Person;
  /** How well the criterion fits, above 0 and at most 1. */
  readonly similarity: number;
}

/** Seeded people, who never change, and the index that finds them. No look-up scans everybody. */
export interface Population {
  readonly people: readonly Person[];
  /** Whom it rests on, where it is another population with edits. */
  readonly overlay?: Overlay;
  /** The same people, by their ids. */
  readonly inOrderOfIds: readonly Person[];
  person(id: string): Person | undefined;
  /** Makes ready what `candidates` of these fields need, in slices: without it, the first of them holds up everybody. */
  indexed(fields: Iterable<FieldName>): Promise<void>;
  /** At most `limit` people whom the criterion fits, best first, ties in the order of ids. */
  candidates(criterion: Criterion, limit: number): readonly Candidate[];
  /** How well the criterion fits this person: 0 when it does not. */
  similarity(person: Person, criterion: Criterion): number;
}

/** What edits make of another population. */
export interface Overlay {
  /** The population as it was: all worlds that began with it share it, and whatever is known about it. */
  readonly base: Population;
  /** The ids of those of the base who are not as they were, or are gone. */
  readonly replaced: ReadonlySet<string>;
  /** Those who were not there before, as they are now. */
  readonly people: readonly Person[];
}
