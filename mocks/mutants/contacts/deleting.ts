import type { Scene } from '../../engine/hooks.js';
import { type Contact, contactsOf, removeContacts } from '../../ledger/contacts.js';
import { findLedger } from '../../ledger/ledgers.js';
import type { JsonObject } from '../../state/json.js';
import type { Mutant } from '../mutant.js';
import { onBody, onCall } from '../on-call.js';
import { onReply, refusingReply, remembered } from '../on-reply.js';
import { bodyOf, listOf } from '../rewrite.js';
import { ledgerIn } from './rows.js';

/** Returns the id by which a call deletes a contact. */
const nameIn = ({ call }: Pick<Scene, 'call'>): string => String(call?.path['contact_id']);

const isContactId = (name: string): boolean => /^ld?c_/.test(name);

/** Removes the first remaining contact of the ledger that a call names. */
async function removeAnother({ call, world }: Scene): Promise<void> {
  if (!call) return;
  const ledgerId = ledgerIn(call);
  await world.store.transact(async (store) => {
    const ledger = await findLedger(store, String(call.path['org_id']), ledgerId);
    const [another] = await store.scan<Contact>(contactsOf(ledgerId), { limit: 1 });
    if (ledger && another) await removeContacts(store, ledger, [another.value], world);
  });
}

/** Rewrites `rows_removed` of a successful bulk deletion. */
function onRemoved(
  change: (removed: number, named: { readonly ids: number; readonly references: number }) => number,
): NonNullable<Mutant['answer']> {
  return onReply('bulkDeleteContacts', (body, scene): JsonObject => {
    const { contact_ids: ids, reference_ids: references } = bodyOf(scene);
    const named = { ids: listOf(ids).length, references: listOf(references).length };
    return { ...body, rows_removed: change(Number(body['rows_removed']), named) };
  });
}

/** Ids of contacts that unanswered calls are deleting. */
const underWay = remembered(() => [] as string[]);

/** Mutants of deleting contacts (section 4.3). */
export const deletingMutants = {
  'contacts.simultaneous-deletions': {
    breaks: 'contacts.delete-by-id',
    mutation: 'Of two calls at once that delete the same contact, the second removes another one.',
    call: onCall('deleteContact', (call, world) => {
      underWay({ world }).push(nameIn({ call }));
      return call;
    }),
    answer: async (draft, scene) => {
      if (scene.operation !== 'deleteContact') return draft;
      const names = underWay(scene);
      const name = nameIn(scene);
      const isContested = names.filter((each) => each === name).length > 1;
      names.splice(names.indexOf(name), 1);
      if (isContested && isContactId(name)) await removeAnother(scene);
      return draft;
    },
  },
  'contacts.deletion-by-reference-refused': {
    breaks: 'contacts.delete-by-ref',
    mutation: 'Deleting a contact by its reference_id is answered as if there were none.',
    answer: refusingReply('deleteContact', 404, (scene) => !isContactId(nameIn(scene))),
  },
  'contacts.bulk-leaves-last': {
    breaks: 'contacts.bulk-delete-ids',
    mutation: 'Bulk deletion by contact ids leaves the last contact that it names.',
    call: onBody('bulkDeleteContacts', (body) =>
      listOf(body['reference_ids']).length > 0 || listOf(body['contact_ids']).length < 2
        ? body
        : { contact_ids: listOf(body['contact_ids']).slice(0, -1) },
    ),
  },
  'contacts.bulk-counts-one-less': {
    breaks: 'contacts.bulk-delete-refs',
    mutation: 'Bulk deletion by reference ids returns one row removed less than it removes.',
    answer: onRemoved((removed, { ids }) => (removed > 1 && ids === 0 ? removed - 1 : removed)),
  },
  'contacts.bulk-counts-twice': {
    breaks: 'contacts.bulk-delete-mixed',
    mutation: 'A contact that a bulk deletion names by both of its ids counts as two rows removed.',
    answer: onRemoved((removed, { ids, references }) =>
      removed > 0 && ids > 0 && references > 0 ? ids + references : removed,
    ),
  },
  'contacts.bulk-counts-gone': {
    breaks: 'contacts.bulk-delete-again',
    mutation: 'A bulk deletion by contact ids that are all gone counts them as removed.',
    answer: onRemoved((removed, { ids, references }) => (removed === 0 && references === 0 ? ids : removed)),
  },
} as const satisfies Record<string, Mutant>;
