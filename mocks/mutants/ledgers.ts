import { refuse } from '../engine/refusal.js';
import { contactsOf } from '../ledger/contacts.js';
import { importsOf, statusOf } from '../ledger/imports.js';
import { listVersions } from '../ledger/tracked-fields.js';
import type { Mutations } from './mutant.js';
import { answers, queries } from './mutations.js';
import { without } from './on-call.js';
import { isGranted, onItems } from './on-reply.js';

/** Mutants of ledgers and their tracked fields (section 4.3). */
const ledgerMutations: Mutations = {
  'tracked.next-cycle': {
    mutation: 'Changes are notified by the first list of tracked fields, whatever came after it.',
    tracks: async (effective, ledgerId, store) =>
      effective && ((await listVersions(store, ledgerId)).at(-1) ?? effective),
  },
  'tracked.versions-default': queries(
    'Deleted versions are listed unasked.',
    'listTrackedVersions',
    (query) => ({ ...query, include_deleted: true }),
  ),
};

const dayMs = 86_400_000;

/** Mutants of imports (sections 3 and 4.3). */
const importMutations: Mutations = {
  'imports.errors-only-failed': answers(
    'The errors of an import begin with a row that became a contact.',
    async (draft, scene) => {
      const { ledger_id: ledger, import_id: importId } = scene.call?.path ?? {};
      const { body } = draft;
      if (!isGranted(draft, scene, 'downloadImportErrors') || typeof body !== 'string') return draft;
      const contacts = await scene.world.store.scan(contactsOf(String(ledger)));
      const added = contacts.find(({ value }) => value.importId === importId);
      const row = `$1${added?.value.referenceId},,,,,,,,,,\r\n`;
      return added ? { ...draft, body: body.replace(/^([^\n]+\n)(?=.)/s, row) } : draft;
    },
  ),
  'imports.filter-filename': {
    ...queries('The filter by file name returns imports of no file, too.', 'listImports', (query) =>
      without(query, 'filename'),
    ),
    answer: onItems('listImports', (shown, { request }) => {
      const asked = new URL(request.url).searchParams.get('filename')?.toLowerCase();
      if (asked === undefined) return shown;
      return shown.filter(
        ({ filename }) => typeof filename !== 'string' || filename.toLowerCase().includes(asked),
      );
    }),
  },
  'imports.history-split': queries(
    'Of a range of more than thirty days, the import history has the first ten alone.',
    'searchImportHistory',
    (query) => {
      const [from, to] = [Date.parse(String(query['from'])), Date.parse(String(query['to']))];
      if (!(to - from > 30 * dayMs)) return query;
      return { ...query, to: new Date(from + 10 * dayMs).toISOString().slice(0, 10) };
    },
  ),
  'imports.delete-processing': {
    mutation: 'The contacts of an import cannot be deleted while it is processed.',
    handle: async ({ operation, call, world, next }) => {
      if (operation !== 'deleteImportContacts') return next();
      const imports = importsOf(String(call.path['ledger_id']));
      const batch = await world.store.get(imports, String(call.path['import_id']));
      const nowMs = world.clock.now();
      const isProcessing =
        batch !== undefined &&
        statusOf(batch, nowMs) === 'processing' &&
        (batch.completesAtMs ?? Number.POSITIVE_INFINITY) > nowMs;
      return isProcessing ? refuse('import-state', 'the import is being processed') : next();
    },
  },
  'imports.delete-other-state': answers(
    'The contacts of an import can be deleted whatever its status.',
    (draft, { call, refusal: refused }) =>
      refused?.refused === 'import-state'
        ? { ...draft, status: 200, body: { ...call?.path, status: 'deleted', rows_removed: 0 } }
        : draft,
  ),
};

export const ledgersMutations: Mutations = { ...ledgerMutations, ...importMutations };
