import type { RuleId } from '../../../../generated/rules.js';
import type { Cell, Situation } from '../../../scene/machine.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { isSameSet, referencesOf, seeSame } from './contact.js';
import { deleteMany, type Known, type Named, rowsRemoved } from './deleting.js';
import { contactsAs, type Place } from './place.js';

export const rules = [
  'contacts.add-visible',
  'contacts.dup-existing',
  'contacts.dup-no-error',
  'contacts.delete-by-id',
  'contacts.delete-by-ref',
  'contacts.bulk-delete-ids',
  'contacts.bulk-delete-refs',
  'contacts.bulk-delete-mixed',
  'contacts.bulk-delete-again',
  'contacts.view-count',
] as const;

export type ContactRule = (typeof rules)[number];
export type State = 'there' | 'gone' | 'back';
export type Among = Situation<Known, State, ContactLedger>;
export type ContactCell = Cell<Known, State, ContactLedger, ContactRule>;

/** A ledger and the contacts that it should have. */
export interface ContactLedger {
  readonly place: Place<ContactRule>;
  /** Prefix of every reference id. */
  readonly tag: string;
  added: number;
  present: readonly Known[];
  /** Members by which a bulk deletion has removed contacts. */
  readonly named: Set<string>;
}

export function nameOf({ reference }: Known): string {
  return reference;
}

/** Returns the present contacts except these. */
export function without(world: ContactLedger, removed: readonly Known[]): readonly Known[] {
  return world.present.filter(({ reference }) => !removed.some((each) => each.reference === reference));
}

/** Returns a cell that removes the contact together with another one, as long as others remain. */
export function bulkDeletion(
  rule: `contacts.bulk-delete-${'ids' | 'refs' | 'mixed'}`,
  nameAll: (some: readonly Known[]) => Named,
): ContactCell {
  return {
    to: 'gone',
    async run(t, contact, { world }) {
      const removes = [contact, ...companionOf(world, contact)];
      const named = nameAll(removes);
      t.step(`delete ${removes.map(nameOf).join(' and ')} by ${Object.keys(named).join(' and ')}`);
      await seeRemoved(rule, world.place, world.present, { named, removes });
      for (const member of Object.keys(named)) world.named.add(member);
      world.present = without(world, removes);
    },
  };
}

function companionOf(world: ContactLedger, contact: Known): readonly Known[] {
  const others = without(world, [contact]);
  return others.length > 2 ? others.slice(0, 1) : [];
}

/** Deletes a deleted contact in bulk, which removes no row. */
export async function deleteInBulkAgain(
  t: Scene<ContactRule>,
  contact: Known,
  world: ContactLedger,
): Promise<void> {
  const { place, named } = world;
  const nameAll = (some: readonly Known[]): Named =>
    named.has('contact_ids')
      ? { contact_ids: some.map(({ id }) => id) }
      : { reference_ids: some.map(nameOf) };
  if (named.size === 0) return;
  t.step(`delete ${contact.reference} again, in bulk`);
  const again = await deleteMany(t, place.ledgerId, nameAll([contact]));
  const { status, json } = again.response;
  // It is open whether an unknown contact is refused: either way no row is removed.
  const isRefused = status >= 400 && status < 500 && status !== 429;
  const count = isRefused ? 0 : rowsRemoved(json);
  if (count !== undefined && (isRefused || isSuccess(again))) {
    const seen = { at: 'rows_removed', expected: '0: it is gone', received: count };
    t.expect('contacts.bulk-delete-again', again).holds(count === 0, seen);
  } else {
    const because = `it was answered with status ${status} and no rows removed`;
    t.cannot('contacts.bulk-delete-again', because);
  }
}

/** The contacts that a bulk deletion names, and those that it should remove. */
interface BulkDeletion {
  readonly named: Named;
  readonly removes: readonly Known[];
}

/**
 * Performs bulk deletions at once and expects each to remove exactly its contacts and to return their number. Ends the
 * scenario if nothing was removed, as by a target that does not know the form of the request.
 * @param before the contacts of the ledger before the deletions
 */
export async function seeRemoved<Rule extends RuleId>(
  rule: Rule,
  place: Place<Rule>,
  before: readonly Known[],
  ...deletions: readonly BulkDeletion[]
): Promise<void> {
  const { t, ledgerId } = place;
  const answers = await Promise.all(
    deletions.map(async (each) => ({ ...each, answer: await deleteMany(t, ledgerId, each.named) })),
  );
  for (const { answer } of answers) t.expect(rule, answer).accepted('the contacts are there');
  const removes = deletions.flatMap((each) => each.removes);
  const hasCount = answers.some(({ answer }) => (rowsRemoved(answer.response.json) ?? 0) > 0);
  const references = before.map(({ reference }) => reference);
  const left = references.filter((each) => !removes.some(({ reference }) => reference === each));
  const shown = referencesOf(await contactsAs(place, left));
  if (isSameSet(shown, references) && !hasCount) {
    const members = Object.keys(deletions[0]?.named ?? {}).join(' and ');
    const because = `a bulk deletion by ${members} removes nothing: map it with --overlay`;
    t.skip(rule, because);
    throw new EndScenario('skipped', because);
  }
  const what = `${removes.length} contacts removed, and ${left.length} left: ${left.join(', ')}`;
  seeSame(t.expect(rule), shown, left, what);
  for (const { answer, removes: own } of answers) {
    const count = rowsRemoved(answer.response.json);
    if (count === undefined && answer.response.text.trim() !== '') {
      return t.skip(rule, 'a bulk deletion returns no `rows_removed`: map it with --overlay');
    }
    const expected = `${own.length}, as many as were removed`;
    t.soft(rule, answer).holds(count === own.length, {
      at: 'rows_removed',
      expected,
      received: count ?? null,
    });
  }
}
