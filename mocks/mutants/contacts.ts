import type { AnyCall } from '../engine/handler.js';
import type { World } from '../engine/world.js';
import { contactsOf, referencesOf } from '../ledger/contacts.js';
import { isObject, type Json, type JsonObject } from '../state/json.js';
import type { Mutant, Mutation, Mutations } from './mutant.js';
import { bodies, items } from './mutations.js';
import { onItems, remembered } from './on-reply.js';
import { bodyOf, listOf } from './rewrite.js';

/** Rewrites the contacts that a call adds, before the call is handled. */
const rows = (
  mutation: string,
  change: (
    rows: readonly JsonObject[],
    call: AnyCall,
    world: World,
  ) => readonly Json[] | Promise<readonly Json[]>,
): Mutation =>
  bodies(mutation, 'addContacts', async (body, call, world) => ({
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

/** Adds contacts although their reference id is taken. */
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

/** Mutants of contacts (section 4.3). */
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
  'contacts.view-full': items(
    'The full view, when it is asked for, returns the ids of the contacts alone.',
    'getContacts',
    (shown, { call }) => (call?.query['view'] === 'data' ? shown.map(({ id }) => ({ id })) : shown),
  ),
  'contacts.search-fuzzy': items(
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
