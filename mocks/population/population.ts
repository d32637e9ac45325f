import type { components } from '../../generated/people.js';

export type Person = components['schemas']['Person'];
export type Job = components['schemas']['Job'];
export type FieldName = components['schemas']['Criterion']['field_name'];

/** One criterion of a lookup. */
export interface Criterion {
  readonly field: NonNullable<FieldName>;
  readonly term: string;
}

/** A person whom a criterion fits. */
export interface Candidate {
  readonly person: Person;
  /** How well the criterion fits, above 0 and at most 1. */
  readonly similarity: number;
}

/** A list of people, which need not exist before they are asked for. */
export interface People extends Iterable<Person> {
  readonly length: number;
  slice(from: number, to: number): readonly Person[];
  /** Returns the person at a place; in brief, one of many is not remembered, and is without the mailboxes, which depend on others. */
  at(place: number, isBrief?: boolean): Person | undefined;
}

/** Immutable seeded people, and the index that finds them. No look-up scans all people. */
export interface Population {
  readonly people: People;
  /** The same people, sorted by id. */
  readonly inOrderOfIds: People;
  person(id: string): Person | undefined;
  /** Builds the indexes in slices, and tells how far it is; otherwise the first call of `candidates` builds them at once. */
  indexed(told?: (share: number) => void): Promise<void>;
  /** Returns at most `limit` people whom the criterion fits, best first, ties in the order of ids. */
  candidates(criterion: Criterion, limit: number): readonly Candidate[];
  /** Returns how well the criterion fits this person: 0 if it does not. */
  similarity(person: Person, criterion: Criterion): number;
}

export type Company = NonNullable<Job['company']>;
export type Education = NonNullable<Person['education']>[number];
