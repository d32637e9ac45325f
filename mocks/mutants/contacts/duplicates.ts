import type { Scene } from '../../engine/hooks.js';
import { type Contact, contactsOf, referencesOf } from '../../ledger/contacts.js';
import { isObject, type Json } from '../../state/json.js';
import type { Mutant } from '../mutant.js';
import { isGranted, onItems, remembered } from '../on-reply.js';
import { ledgerIn, onRows, referenceIn, rowsIn } from './rows.js';

/** A suffix of the reference ids that duplicates are stored under; answers never show it. */
const mark = '\u2063again';

const unmarked = onItems('getContacts', (items) =>
  items.map((item) => ({ ...item, reference_id: referenceIn(item)?.replace(mark, '') })),
);

function marked(row: Json): Json {
  return isObject(row) ? { ...row, reference_id: `${referenceIn(row)}${mark}` } : row;
}

/** Reference ids in unanswered calls, by ledger. */
const underWay = remembered(() => new Map<string, string[]>());

/** Reference ids that were added, each with its ledger, and those that were added again after a deletion. */
const addedOnce = remembered(() => new Set<string>());
const addedAgain = remembered(() => new Set<string>());

/** Returns the contact that has this reference id; undefined if there is none. */
export async function holderOf(
  reference: string | undefined,
  ledgerId: string,
  { store }: Scene['world'],
): Promise<Contact | undefined> {
  const id = reference === undefined ? undefined : await store.get<string>(referencesOf(ledgerId), reference);
  return id === undefined ? undefined : store.get<Contact>(contactsOf(ledgerId), id);
}

/** Mutants of contacts whose `reference_id` is taken (section 4.3). */
export const duplicateMutants = {
  'contacts.duplicate-renames': {
    breaks: 'contacts.dup-existing',
    mutation: 'A contact takes the name of a duplicate that is skipped.',
    answer: async (draft, scene) => {
      const { call, world } = scene;
      if (!call || !isGranted(draft, scene, ['addContacts'])) return draft;
      const ledgerId = ledgerIn(call);
      for (const row of rowsIn(call)) {
        const contact = await holderOf(referenceIn(row), ledgerId, world);
        const name = isObject(row) ? row['name'] : undefined;
        if (!contact || typeof name !== 'string') continue;
        await world.store.put<Contact>(contactsOf(ledgerId), contact.id, {
          ...contact,
          input: { ...contact.input, name },
        });
      }
      return draft;
    },
  },
  'contacts.simultaneous-duplicates': {
    breaks: 'contacts.dup-existing',
    mutation: 'Two calls at once both add a contact with the same reference_id.',
    call: onRows((rows, call, world) => {
      const references = underWay({ world }).get(ledgerIn(call)) ?? [];
      underWay({ world }).set(ledgerIn(call), [
        ...references,
        ...rows.flatMap((row) => referenceIn(row) ?? []),
      ]);
      return rows.map((row) => (references.includes(referenceIn(row) ?? '') ? marked(row) : row));
    }),
    answer: (draft, scene) => {
      if (scene.call && scene.operation === 'addContacts') underWay(scene).delete(ledgerIn(scene.call));
      return unmarked(draft, scene);
    },
  },
  'contacts.added-again-twice': {
    breaks: 'contacts.dup-existing',
    mutation: 'Of a contact that was deleted and added again, a duplicate is not skipped.',
    call: onRows((rows, call, world) =>
      Promise.all(
        rows.map(async (row) => {
          const key = `${ledgerIn(call)} ${referenceIn(row)}`;
          const holder = await holderOf(referenceIn(row), ledgerIn(call), world);
          if (holder && addedAgain({ world }).has(key)) return marked(row);
          if (!holder && addedOnce({ world }).has(key)) addedAgain({ world }).add(key);
          addedOnce({ world }).add(key);
          return row;
        }),
      ),
    ),
    answer: unmarked,
  },
  'contacts.twice-in-batch': {
    breaks: 'contacts.dup-in-batch',
    mutation: 'Of contacts with the same reference_id in one call each is added.',
    call: onRows((rows) => {
      const references = rows.map(referenceIn);
      return rows.map((row, at) =>
        references[at] !== undefined && references.indexOf(references[at]) < at ? marked(row) : row,
      );
    }),
    answer: unmarked,
  },
  'contacts.duplicate-spoils-next': {
    breaks: 'contacts.dup-no-error',
    mutation: 'The contact that follows a duplicate of one in the ledger fails.',
    call: onRows(async (rows, call, world) => {
      const holders = await Promise.all(rows.map((row) => holderOf(referenceIn(row), ledgerIn(call), world)));
      return rows.map((row, at) => (holders[at - 1] ? { reference_id: referenceIn(row) ?? null } : row));
    }),
  },
} as const satisfies Record<string, Mutant>;
