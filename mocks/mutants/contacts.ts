import type { AnyCall } from '../engine/handler.js';
import type { World } from '../engine/world.js';
import { contactsOf, referencesOf } from '../ledger/contacts.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onBody } from './on-call.js';
import { onItems, onReply, refusingReply, remembered } from './on-reply.js';
import { bodyOf, listOf } from './rewrite.js';

type CallHook = NonNullable<Mutant['call']>;

/** Rewrites the contacts that a call adds, before the call is handled. */
function onRows(
  change: (
    rows: readonly JsonObject[],
    call: AnyCall,
    world: World,
  ) => readonly Json[] | Promise<readonly Json[]>,
): CallHook {
  return onBody('addContacts', async (body, call, world) => ({
    ...body,
    contacts: [...(await change(listOf(body['contacts']).filter(isObject), call, world))],
  }));
}

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

/** Adds contacts although their reference id is taken. */
const addingDuplicates = (
  isAdded: (
    row: JsonObject,
    at: number,
    references: readonly unknown[],
    call: AnyCall,
    world: World,
  ) => boolean | Promise<boolean>,
): { readonly call: CallHook; readonly answer: NonNullable<Mutant['answer']> } => ({
  call: onRows(async (rows, call, world) => {
    const references = rows.map(referenceIn);
    return Promise.all(
      rows.map(async (row, at) =>
        (await isAdded(row, at, references, call, world))
          ? { ...row, reference_id: `${referenceIn(row)}${mark}` }
          : row,
      ),
    );
  }),
  answer: onItems('getContacts', (items) =>
    items.map((item) => ({ ...item, reference_id: referenceIn(item)?.replace(mark, '') })),
  ),
});

/** Reference ids in calls that are not answered yet, each with its ledger. */
const underWay = remembered(() => new Set<string>());
const simultaneous = addingDuplicates((row, _at, _all, call, world) => {
  const key = `${ledgerIn(call)} ${referenceIn(row)}`;
  const isUnderWay = underWay({ world }).has(key);
  underWay({ world }).add(key);
  return isUnderWay;
});

/** Rewrites the filters of a search, and drops those that become undefined. */
function onFilters(change: (filter: JsonObject) => JsonObject | undefined): CallHook {
  return async (call, operation, world) => {
    if (operation !== 'searchLedgerContacts' && operation !== 'downloadLedgerContacts') return call;
    return onBody(operation, (body) => {
      const filters = listOf(body['filters']).filter(isObject).map(change);
      return { ...body, filters: filters.filter((filter) => filter !== undefined) };
    })(call, operation, world);
  };
}

/** Mutants of contacts (section 4.3). */
export const contactMutants = {
  'contacts.company-suffices': {
    breaks: 'contacts.ident-none',
    mutation: 'A contact of whom only the domain of the company is known is added under that name.',
    call: onRows((rows) =>
      rows.map((row) =>
        ['linkedin', 'email_address', 'name'].some((member) => row[member] !== undefined)
          ? row
          : { ...row, name: row['company_domain'] ?? null },
      ),
    ),
  },
  'contacts.duplicates-added': {
    breaks: 'contacts.dup-existing',
    mutation: 'A contact whose reference_id another one of the ledger has is added as well.',
    ...addingDuplicates((row, _at, _all, call, world) => isTaken(row, call, world)),
  },
  'contacts.simultaneous-duplicates': {
    breaks: 'contacts.dup-existing',
    mutation: 'Two calls at once both add a contact with the same reference_id.',
    ...simultaneous,
    answer: (draft, scene) => {
      if (scene.operation === 'addContacts') underWay(scene).clear();
      return simultaneous.answer(draft, scene);
    },
  },
  'contacts.twice-in-batch': {
    breaks: 'contacts.dup-in-batch',
    mutation: 'Of contacts with the same reference_id in one call each is added.',
    ...addingDuplicates(
      (row, at, references) => referenceIn(row) !== undefined && references.indexOf(referenceIn(row)) < at,
    ),
  },
  'contacts.duplicate-spoils-next': {
    breaks: 'contacts.dup-no-error',
    mutation: 'The contact that follows a duplicate of one in the ledger fails.',
    call: onRows(async (rows, call, world) => {
      const taken = await Promise.all(rows.map((row) => isTaken(row, call, world)));
      return rows.map((row, at) => (taken[at - 1] ? { reference_id: referenceIn(row) ?? null } : row));
    }),
  },
  'contacts.full-view-bare': {
    breaks: 'contacts.view-full',
    mutation: 'The full view, when it is asked for, returns the ids of the contacts alone.',
    answer: onItems('getContacts', (items, { call }) =>
      call?.query['view'] === 'data' ? items.map(({ id }) => ({ id })) : items,
    ),
  },
  'contacts.exact-is-fuzzy': {
    breaks: 'contacts.search-exact',
    mutation: 'An exact filter by name finds contacts with a similar name, too.',
    call: onFilters((filter) =>
      filter['field'] === 'name' && filter['match_type'] === 'exact'
        ? { ...filter, match_type: 'fuzzy' }
        : filter,
    ),
  },
  'contacts.fuzzy-lacks-one': {
    breaks: 'contacts.search-fuzzy',
    mutation: 'A fuzzy filter does not find the contact that has the very value.',
    answer: onItems('searchLedgerContacts', (items, scene) => {
      const [filter] = listOf(bodyOf(scene)['filters']);
      if (!isObject(filter) || filter['match_type'] !== 'fuzzy') return items;
      return items.filter((item) => !listOf(filter['string_values']).includes(item['name'] ?? null));
    }),
  },
  'contacts.exists-finds-all': {
    breaks: 'contacts.search-exists',
    mutation: 'An exists filter by email_address finds contacts without one, too.',
    call: onFilters((filter) =>
      filter['field'] === 'email_address' && filter['match_type'] === 'exists' ? undefined : filter,
    ),
  },
  'contacts.deletion-by-reference-refused': {
    breaks: 'contacts.delete-by-ref',
    mutation: 'Deleting a contact by its reference_id is answered as if there were none.',
    answer: refusingReply(
      'deleteContact',
      404,
      ({ call }) => !/^ld?c_/.test(String(call?.path['contact_id'])),
    ),
  },
  'contacts.bulk-counts-twice': {
    breaks: 'contacts.bulk-delete-mixed',
    mutation: 'A contact that a bulk deletion names by both of its ids counts as two rows removed.',
    answer: onReply('bulkDeleteContacts', (body, scene) => {
      const { contact_ids: ids, reference_ids: references } = bodyOf(scene);
      const named =
        listOf(ids).length > 0 && listOf(references).length > 0 && Number(body['rows_removed']) > 0;
      return named ? { ...body, rows_removed: listOf(ids).length + listOf(references).length } : body;
    }),
  },
} as const satisfies Record<string, Mutant>;
