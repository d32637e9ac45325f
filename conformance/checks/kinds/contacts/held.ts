import type { Known, Place } from '../ledgers/own-contacts.js';
import { readRules } from './reads.js';

export const lifeRules = [
  ...readRules,
  'resource.as-sent',
  'contacts.add-visible',
  'contacts.search-exact',
  'contacts.dup-existing',
  'contacts.dup-in-batch',
  'contacts.dup-no-error',
  'contacts.bulk-delete-ids',
  'contacts.bulk-delete-refs',
  'contacts.bulk-delete-mixed',
  'contacts.bulk-delete-again',
  'contacts.delete-by-id',
  'contacts.delete-by-ref',
  'imports.delete-completed',
] as const;

export type LifeRule = (typeof lifeRules)[number];

/** A ledger and the contacts that it should have. */
export interface Held {
  readonly place: Place<LifeRule>;
  /** The end or the beginning of every reference id. */
  readonly tag: string;
  there: readonly Known[];
  added: number;
  /** Reference ids that came with another import than the first one. */
  later: readonly string[];
  /** Members by which a bulk deletion has removed contacts. */
  readonly works: Set<'ids' | 'refs'>;
}

export const referencesHeld = ({ there }: Held): readonly string[] => there.map(({ reference }) => reference);

/** Those that are there except these. */
export const without = ({ there }: Held, removed: readonly Known[]): readonly Known[] =>
  there.filter(({ reference }) => !removed.some((each) => each.reference === reference));
