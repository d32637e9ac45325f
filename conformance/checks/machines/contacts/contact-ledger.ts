import type { Cell, Situation } from '../../../scene/machine.js';
import type { Known } from './deleting.js';
import type { Place } from './place.js';

export const rules = [
  'contacts.add-visible',
  'contacts.dup-existing',
  'contacts.dup-no-error',
  'contacts.delete-by-id',
  'contacts.delete-by-ref',
  'contacts.delete-unknown',
  'contacts.bulk-delete-ids',
  'contacts.bulk-delete-refs',
  'contacts.bulk-delete-mixed',
  'contacts.bulk-delete-unknown',
  'contacts.bulk-delete-again',
  'contacts.view-count',
] as const;

export type ContactRule = (typeof rules)[number];
export type State = 'there' | 'gone' | 'back';
export type Among = Situation<Known, State, ContactLedger>;
export type ContactCell = Cell<Known, State, ContactLedger, ContactRule>;

/** A ledger with all contacts that it should have. */
export interface ContactLedger {
  readonly place: Place<ContactRule>;
  /** Begins every reference id. */
  readonly tag: string;
  added: number;
  present: readonly Known[];
  /** By which members bulk deletions have named contacts with success. */
  readonly named: Set<string>;
}

export function nameOf({ reference }: Known): string {
  return reference;
}

/** Those that are there besides these. */
export function without(world: ContactLedger, removed: readonly Known[]): readonly Known[] {
  return world.present.filter(({ reference }) => !removed.some((each) => each.reference === reference));
}
