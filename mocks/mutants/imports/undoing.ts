import type { PendingResponse } from '../../engine/dispatch.js';
import type { Scene } from '../../engine/hooks.js';
import type { World } from '../../engine/world.js';
import { type Contact, contactsOf, removeContacts } from '../../ledger/contacts.js';
import { findImport, listImportsOf, statusOf } from '../../ledger/imports.js';
import { findLedger } from '../../ledger/ledgers.js';
import { isObject } from '../../state/json.js';
import type { Mutant } from '../mutant.js';
import { isGranted, remembered } from '../on-reply.js';
import { bodyOf, listOf, refusal } from '../rewrite.js';

const operation = 'deleteImportContacts';

/** The reference ids that were sent in each import. */
const sent = remembered(() => new Map<string, readonly string[]>());

/** Mutants of deleting the contacts of an import (sections 3 and 4.3). */
export const importUndoingMutants = {
  'imports.one-contact-left': {
    breaks: 'imports.delete-completed',
    mutation: 'Deleting the contacts of an import that has several leaves the last one.',
    call: async (call, called, world) => {
      if (called !== operation) return call;
      const ledgerId = String(call.path['ledger_id']);
      const contacts = await contactsIn(world, ledgerId);
      const own = contacts.filter(({ importId }) => importId === call.path['import_id']);
      const last = own.length > 1 ? own.at(-1) : undefined;
      if (last) await world.store.put(contactsOf(ledgerId), last.id, { ...last, importId: 'none' });
      return call;
    },
  },
  'imports.processing-locked': {
    breaks: 'imports.delete-processing',
    mutation: 'The contacts of an import cannot be deleted while it is processed.',
    call: async (call, called, world) => {
      if (called !== operation) return call;
      const [ledgerId, importId] = [String(call.path['ledger_id']), String(call.path['import_id'])];
      const batch = await findImport(world.store, ledgerId, importId);
      const isProcessing =
        !('refused' in batch) &&
        statusOf(batch, world.clock.now()) === 'processing' &&
        (batch.completesAtMs ?? Number.POSITIVE_INFINITY) > world.clock.now();
      return isProcessing ? { ...call, path: { ...call.path, import_id: 'none' } } : call;
    },
    answer: (draft, { operation: called }) =>
      called === operation && draft.status === 404
        ? refusal(draft, 409, 'the import is being processed')
        : draft,
  },
  'imports.undone-twice': {
    breaks: 'imports.delete-other-state',
    mutation: 'The contacts of an import can be deleted whatever its status.',
    answer: (draft, { call, refusal: refused }) =>
      refused?.refused === 'import-state'
        ? {
            ...draft,
            status: 200,
            body: { import_id: String(call?.path['import_id']), status: 'deleted', rows_removed: 0 },
          }
        : draft,
  },
  'imports.failed-undone': {
    breaks: 'imports.delete-other-state',
    mutation: 'The contacts of an import that failed can be deleted.',
    answer: async (draft, { call, refusal: refused, world }) => {
      if (refused?.refused !== 'import-state') return draft;
      const [ledgerId, importId] = [String(call?.path['ledger_id']), String(call?.path['import_id'])];
      const batch = await findImport(world.store, ledgerId, importId);
      if ('refused' in batch || batch.state !== 'failed') return draft;
      return { ...draft, status: 200, body: { import_id: importId, status: 'deleted', rows_removed: 0 } };
    },
  },
  'imports.later-contact-deleted': {
    breaks: 'imports.delete-completed',
    mutation: 'Deleting the contacts of an import deletes a contact of a later import, too.',
    answer: async (draft, scene) => {
      const { call, world } = scene;
      if (!isGranted(draft, scene, [operation])) return draft;
      const imports = await listImportsOf(world.store, String(call?.path['ledger_id']));
      const deleted = imports.find(({ id }) => id === call?.path['import_id']);
      const later = imports.filter(({ sequence }) => sequence > (deleted?.sequence ?? sequence));
      const isLater = ({ importId }: Contact) => later.some(({ id }) => id === importId);
      await deleteContacts(scene, (contacts) => contacts.filter(isLater).slice(0, 1));
      return draft;
    },
  },
  'imports.duplicates-deleted': {
    breaks: 'imports.delete-only-own',
    mutation: 'Deleting the contacts of an import deletes those that it skipped as duplicates, too.',
    answer: async (draft, scene) => {
      if (isGranted(draft, scene, ['addContacts'])) noteReferences(draft, scene);
      if (!isGranted(draft, scene, [operation])) return draft;
      const references = sent(scene).get(String(scene.call?.path['import_id'])) ?? [];
      await deleteContacts(scene, (contacts) =>
        contacts.filter(({ referenceId }) => referenceId !== null && references.includes(referenceId)),
      );
      return draft;
    },
  },
} as const satisfies Record<string, Mutant>;

function noteReferences({ body: answer }: PendingResponse, scene: Scene): void {
  const contacts = listOf(bodyOf(scene)['contacts']).filter(isObject);
  const importId = isObject(answer) ? String(answer['import_id']) : '';
  const references = contacts.map(({ reference_id }) => String(reference_id));
  sent(scene).set(importId, [...(sent(scene).get(importId) ?? []), ...references]);
}

/** Deletes contacts of the ledger that a call names. */
async function deleteContacts(
  { call, world }: Scene,
  chosen: (contacts: readonly Contact[]) => readonly Contact[],
): Promise<void> {
  const [org, ledgerId] = [String(call?.path['org_id']), String(call?.path['ledger_id'])];
  const contacts = chosen(await contactsIn(world, ledgerId));
  await world.store.transact(async (store) => {
    const ledger = await findLedger(store, org, ledgerId);
    if (ledger) await removeContacts(store, ledger, contacts, world);
  });
}

async function contactsIn({ store }: World, ledgerId: string): Promise<readonly Contact[]> {
  return (await store.scan<Contact>(contactsOf(ledgerId))).map(({ value }) => value);
}
