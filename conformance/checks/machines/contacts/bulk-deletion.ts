import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { type ContactCell, type ContactLedger, type ContactRule, nameOf, without } from './contact-ledger.js';
import { deleteMany, type Known, type Named, rowsRemoved } from './deleting.js';
import { seeRemoved } from './removed.js';

/** Removes the contact and another one, as long as others are left. */
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

/** Alone it is no row removed; with another one, that is removed all the same. */
export async function deleteInBulkAgain(
  t: Scene<ContactRule>,
  contact: Known,
  world: ContactLedger,
): Promise<void> {
  const { place, named, present } = world;
  const nameAll = (some: readonly Known[]): Named =>
    named.has('contact_ids')
      ? { contact_ids: some.map(({ id }) => id) }
      : { reference_ids: some.map(nameOf) };
  if (named.size === 0) return;
  t.step(`delete ${contact.reference} again, in bulk`);
  const again = await deleteMany(t, place.ledgerId, nameAll([contact]));
  const { status, json } = again.response;
  // Whether what does not exist is refused is open: either way no row is removed.
  const isRefused = status >= 400 && status < 500 && status !== 429;
  const count = isRefused ? 0 : rowsRemoved(json);
  if (count !== undefined && (isRefused || isSuccess(again))) {
    const seen = { at: 'rows_removed', expected: '0: it is gone', received: count };
    t.expect('contacts.bulk-delete-again', again).holds(count === 0, seen);
  } else {
    const because = `it was answered with status ${status} and no rows removed`;
    t.cannot('contacts.bulk-delete-again', because);
  }
  const removes = companionOf(world, contact);
  if (removes.length === 0) return;
  t.step('delete it once more, with another one');
  const both = { named: nameAll([contact, ...removes]), removes };
  await seeRemoved('contacts.bulk-delete-unknown', place, present, both);
  world.present = without(world, removes);
}
