import type { Mutant } from '../mutant.js';
import { isGranted, onItems, onReply, remembered } from '../on-reply.js';
import { holderOf } from './duplicates.js';
import { ledgerIn, onRows, referenceIn } from './rows.js';

/** How many contacts were deleted by single deletions, by ledger. */
const deletions = remembered(() => new Map<string, number>());

/** Reference ids that were added, each with its ledger, and how many were added again after a deletion, by ledger. */
const added = remembered(() => new Set<string>());
const again = remembered(() => new Map<string, number>());

/** Mutants of reading contacts (section 4.3). */
export const readingMutants = {
  'contacts.full-view-bare': {
    breaks: 'contacts.view-full',
    mutation: 'The full view, when it is asked for, returns the ids of the contacts alone.',
    answer: onItems('getContacts', (items, { call }) =>
      call?.query['view'] === 'data' ? items.map(({ id }) => ({ id })) : items,
    ),
  },
  'contacts.count-with-contacts': {
    breaks: 'contacts.view-count',
    mutation: 'The count-only view returns a contact, too.',
    answer: onReply('getContacts', (body, { call }) =>
      call?.query['view'] === 'count' ? { ...body, contacts: [{ id: 'lc_0' }] } : body,
    ),
  },
  'contacts.count-keeps-deleted': {
    breaks: 'contacts.view-count',
    mutation: 'The count-only view counts contacts that were deleted.',
    answer: (draft, scene) => {
      const { call } = scene;
      if (!call) return draft;
      const counts = deletions(scene);
      const count = counts.get(ledgerIn(call)) ?? 0;
      if (isGranted(draft, scene, ['deleteContact'])) counts.set(ledgerIn(call), count + 1);
      if (call.query['view'] !== 'count') return draft;
      return onReply('getContacts', (body) => ({ ...body, count: Number(body['count']) + count }))(
        draft,
        scene,
      );
    },
  },
  'contacts.count-without-returned': {
    breaks: 'contacts.view-count',
    mutation: 'The count-only view does not count contacts that were deleted and added again.',
    call: onRows(async (rows, call, world) => {
      for (const row of rows) {
        const key = `${ledgerIn(call)} ${referenceIn(row)}`;
        const isBack =
          added({ world }).has(key) && !(await holderOf(referenceIn(row), ledgerIn(call), world));
        if (isBack) again({ world }).set(ledgerIn(call), (again({ world }).get(ledgerIn(call)) ?? 0) + 1);
        added({ world }).add(key);
      }
      return rows;
    }),
    answer: onReply('getContacts', (body, scene) => {
      const { call } = scene;
      return call?.query['view'] === 'count'
        ? { ...body, count: Number(body['count']) - (again(scene).get(ledgerIn(call)) ?? 0) }
        : body;
    }),
  },
} as const satisfies Record<string, Mutant>;
