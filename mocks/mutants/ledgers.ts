import type { AnyCall, World } from '../engine/handler.js';
import { refuse } from '../engine/refusal.js';
import { contactsOf, referencesOf } from '../ledger/contacts.js';
import { importsOf, statusOf } from '../ledger/imports.js';
import { listVersions } from '../ledger/tracked-fields.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import { isGranted, onItems, remembered } from './on-reply.js';
import { bodyOf, listOf, type Mutant, type Mutation, type Mutations, on, without } from './rewrite.js';

/** The highest number of contacts each ledger has had, by its id. */
const most = remembered(() => new Map<string, number>());

const ledgerMutations: Mutations = {
  'ledger.total-counts-contacts': on.shownRecords(
    'The total of a ledger stays the same when a contact is deleted.',
    ['getLedger', 'getLedgers'],
    (ledger, scene) => {
      const { id, counts } = ledger;
      if (!isObject(counts) || typeof counts['total'] !== 'number') return ledger;
      const total = Math.max(counts['total'], most(scene).get(String(id)) ?? 0);
      most(scene).set(String(id), total);
      return { ...ledger, counts: { ...counts, total } };
    },
  ),
  'tracked.next-cycle': {
    mutation: 'Changes are notified by the first list of tracked fields, whatever came after it.',
    tracks: async (effective, ledgerId, store) =>
      effective && ((await listVersions(store, ledgerId)).at(-1) ?? effective),
  },
  'tracked.versions-default': on.queries(
    'Deleted versions are listed unasked.',
    'listTrackedVersions',
    (query) => ({ ...query, include_deleted: true }),
  ),
};

const dayMs = 86_400_000;

const importMutations: Mutations = {
  'imports.errors-only-failed': on.answers(
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
    ...on.queries('The filter by file name returns imports of no file, too.', 'listImports', (query) =>
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
  'imports.history-split': on.queries(
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
  'imports.delete-other-state': on.answers(
    'The contacts of an import can be deleted whatever its status.',
    (draft, { call, refusal: refused }) =>
      refused?.refused === 'import-state'
        ? { ...draft, status: 200, body: { ...call?.path, status: 'deleted', rows_removed: 0 } }
        : draft,
  ),
};

export const ledgersMutations: Mutations = { ...ledgerMutations, ...importMutations };

const rows = (
  mutation: string,
  change: (
    rows: readonly JsonObject[],
    call: AnyCall,
    world: World,
  ) => readonly Json[] | Promise<readonly Json[]>,
): Mutation =>
  on.bodies(mutation, 'addContacts', async (body, call, world) => ({
    ...body,
    contacts: [...(await change(listOf(body['contacts']).filter(isObject), call, world))],
  }));

const referenceIn = ({ reference_id: id }: JsonObject): string | undefined =>
  typeof id === 'string' ? id : undefined;

const ledgerIn = ({ path }: AnyCall): string => String(path['ledger_id']);

async function isTaken(row: JsonObject, call: AnyCall, { store }: World): Promise<boolean> {
  const [reference, ledger] = [referenceIn(row), ledgerIn(call)];
  const id = reference === undefined ? undefined : await store.get(referencesOf(ledger), reference);
  return id !== undefined && (await store.get(contactsOf(ledger), id)) !== undefined;
}

/** A suffix of the reference ids that duplicates are stored under; answers never show it. */
const mark = '\u2063again';

const addingDuplicates = (
  mutation: string,
  isAdded: (
    row: JsonObject,
    at: number,
    references: readonly unknown[],
    call: AnyCall,
    world: World,
  ) => boolean | Promise<boolean>,
) => ({
  ...rows(mutation, async (all, call, world) => {
    const references = all.map(referenceIn);
    const added = await Promise.all(all.map((row, at) => isAdded(row, at, references, call, world)));
    return all.map((row, at) => (added[at] ? { ...row, reference_id: `${referenceIn(row)}${mark}` } : row));
  }),
  answer: onItems('getContacts', (shown) =>
    shown.map((item) => ({ ...item, reference_id: referenceIn(item)?.replace(mark, '') })),
  ),
});

/** Reference ids in calls that are not answered yet, each with its ledger. */
const underWay = remembered(() => new Set<string>());
const simultaneous = addingDuplicates(
  'Two calls at once both add a contact with the same reference_id.',
  (row, _at, _all, call, world) => {
    const key = `${ledgerIn(call)} ${referenceIn(row)}`;
    const isUnderWay = underWay({ world }).has(key);
    underWay({ world }).add(key);
    return isUnderWay;
  },
);

export const contactMutations: Mutations = {
  'contacts.ident-none': rows(
    'A contact of whom only the domain of the company is known is added under that name.',
    (all) =>
      all.map((row) =>
        ['linkedin', 'email_address', 'name'].some((member) => row[member] !== undefined)
          ? row
          : { ...row, name: row['company_domain'] ?? null },
      ),
  ),
  'contacts.dup-existing': addingDuplicates(
    'A contact whose reference_id another one of the ledger has is added as well.',
    (row, _at, _all, call, world) => isTaken(row, call, world),
  ),
  'contacts.dup-in-batch': addingDuplicates(
    'Of contacts with the same reference_id in one call each is added.',
    (row, at, references) => referenceIn(row) !== undefined && references.indexOf(referenceIn(row)) < at,
  ),
  'contacts.dup-no-error': rows(
    'The contact that follows a duplicate of one in the ledger fails.',
    async (all, call, world) => {
      const taken = await Promise.all(all.map((row) => isTaken(row, call, world)));
      return all.map((row, at) => (taken[at - 1] ? { reference_id: referenceIn(row) ?? null } : row));
    },
  ),
  'contacts.view-full': on.items(
    'The full view, when it is asked for, returns the ids of the contacts alone.',
    'getContacts',
    (shown, { call }) => (call?.query['view'] === 'data' ? shown.map(({ id }) => ({ id })) : shown),
  ),
  'contacts.search-fuzzy': on.items(
    'A fuzzy filter does not find the contact that has the very value.',
    'searchLedgerContacts',
    (shown, scene) => {
      const [filter] = listOf(bodyOf(scene)['filters']);
      if (!isObject(filter) || filter['match_type'] !== 'fuzzy') return shown;
      return shown.filter((item) => !listOf(filter['string_values']).includes(item['name'] ?? null));
    },
  ),
};

/** Proves that calls at once are compared, too. */
export const simultaneousDuplicates: Mutant = {
  ...simultaneous,
  breaks: 'contacts.dup-existing',
  answer: (draft, scene) => {
    if (scene.operation === 'addContacts') underWay(scene).clear();
    return simultaneous.answer(draft, scene);
  },
};
