import type { PendingResponse } from '../engine/dispatch.js';
import type { Scene } from '../engine/hooks.js';
import type { World } from '../engine/world.js';
import { type Contact, contactsOf, removeContacts } from '../ledger/contacts.js';
import { findImport, listImportsOf, statusOf } from '../ledger/imports.js';
import { findLedger } from '../ledger/ledgers.js';
import { isObject, type Json } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onQuery, overlapping, without } from './on-call.js';
import { isGranted, onItems, remembered } from './on-reply.js';
import { bodyOf, listOf, refusal } from './rewrite.js';

type AnswerHook = NonNullable<Mutant['answer']>;

/** Mutants of the failed rows of an import (section 4.3). */
const importErrorMutants = {
  'imports.last-error-lost': {
    breaks: 'imports.errors-csv',
    mutation: 'The errors of an import lack the last failed row.',
    answer: onErrors((lines) => lines.slice(0, -1)),
  },
  'imports.good-row-among-errors': {
    breaks: 'imports.errors-only-failed',
    mutation: 'The errors of an import begin with a row that became a contact.',
    answer: onErrors(async (lines, { call, world }) => {
      const contacts = await world.store.scan<Contact>(contactsOf(String(call?.path['ledger_id'])));
      const added = contacts.find(({ value }) => value.importId === call?.path['import_id']);
      return added ? [`${added.value.referenceId},,,,,,,,,,`, ...lines] : lines;
    }),
  },
} as const satisfies Record<string, Mutant>;

/** Rewrites the lines of failed rows, if there are any. */
function onErrors(
  change: (lines: readonly string[], scene: Scene) => readonly string[] | Promise<readonly string[]>,
): AnswerHook {
  return async (draft, scene) => {
    const text: Json | undefined = draft.body;
    if (!isGranted(draft, scene, ['downloadImportErrors']) || typeof text !== 'string') return draft;
    const [names = '', ...lines] = text.split('\r\n').filter((line) => line !== '');
    if (lines.length === 0) return draft;
    return { ...draft, body: [names, ...(await change(lines, scene)), ''].join('\r\n') };
  };
}

const dayMs = 86_400_000;

/** Mutants of listing and showing imports (section 4.3). */
const importListingMutants = {
  'imports.third-unlisted': {
    breaks: 'imports.list',
    mutation: 'The third import into a ledger is never listed.',
    answer: onItems('listImports', async (items, { call, world }) => {
      const all = await listImportsOf(world.store, String(call?.path['ledger_id']));
      const third = all.find(({ sequence }) => sequence === 3);
      return items.filter(({ id }) => id !== third?.id);
    }),
  },
  'imports.filename-ignored-without-one': {
    breaks: 'imports.filter-filename',
    mutation: 'The filter by file name returns imports of no file, too.',
    call: onQuery('listImports', (query) => without(query, 'filename')),
    answer: onItems('listImports', (items, { request }) => {
      const asked = new URL(request.url).searchParams.get('filename')?.toLowerCase();
      if (asked === undefined) return items;
      return items.filter(
        ({ filename }) => typeof filename !== 'string' || filename.toLowerCase().includes(asked),
      );
    }),
  },
  'imports.processing-means-any': {
    breaks: 'imports.filter-status',
    mutation: 'The filter by the status `processing` returns imports of any status.',
    call: onQuery('listImports', (query) =>
      query['status'] === 'processing' ? without(query, 'status') : query,
    ),
  },
  'imports.pages-overlap': {
    breaks: 'imports.page',
    mutation: 'A page of imports begins with the last one of the page before.',
    call: onQuery('listImports', overlapping),
  },
  'imports.completed-capitalised': {
    breaks: 'imports.status-values',
    mutation: 'The list of imports spells the status `completed` as `Completed`.',
    answer: onItems('listImports', (items) =>
      items.map((item) => (item['status'] === 'completed' ? { ...item, status: 'Completed' } : item)),
    ),
  },
  'imports.history-pages-overlap': {
    breaks: 'imports.history-page',
    mutation: 'A page of the import history begins with the last import of the page before.',
    call: onQuery('searchImportHistory', overlapping),
  },
  'imports.history-long-range': {
    breaks: 'imports.history-split',
    mutation: 'Of a range of more than thirty days, the import history has the first ten alone.',
    call: onQuery('searchImportHistory', (query) => {
      const [from, to] = [Date.parse(String(query['from'])), Date.parse(String(query['to']))];
      if (!(to - from > 30 * dayMs)) return query;
      return { ...query, to: new Date(from + 10 * dayMs).toISOString().slice(0, 10) };
    }),
  },
} as const satisfies Record<string, Mutant>;

const operation = 'deleteImportContacts';

/** The reference ids that were sent in each import. */
const sent = remembered(() => new Map<string, readonly string[]>());

/** Mutants of deleting the contacts of an import (sections 3 and 4.3). */
const importUndoingMutants = {
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

/** Mutants of imports (section 4.3). */
export const importMutants = {
  ...importListingMutants,
  ...importUndoingMutants,
  ...importErrorMutants,
} as const satisfies Record<string, Mutant>;
