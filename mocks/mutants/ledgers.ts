import { listVersions } from '../ledger/tracked-fields.js';
import { isObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onBody, onQuery } from './on-call.js';
import { onRecords, remembered } from './on-reply.js';
import { listOf } from './rewrite.js';

/** The highest number of contacts each ledger has had, by its id. */
const most = remembered(() => new Map<string, number>());

/** Mutants of ledgers and their tracked fields (section 4.3). */
export const ledgerMutants = {
  'ledger.total-never-falls': {
    breaks: 'ledger.total-counts-contacts',
    mutation: 'The total of a ledger stays the same when a contact is deleted.',
    answer: onRecords(['getLedger', 'getLedgers'], (ledger, scene) => {
      const { id, counts } = ledger;
      if (!isObject(counts) || typeof counts['total'] !== 'number') return ledger;
      const total = Math.max(counts['total'], most(scene).get(String(id)) ?? 0);
      most(scene).set(String(id), total);
      return { ...ledger, counts: { ...counts, total } };
    }),
  },
  'tracked.added-up': {
    breaks: 'tracked.update-replaces',
    mutation: 'Updating the tracked fields adds to the list.',
    call: onBody('updateTrackedFields', async (body, { path }, { store }) => {
      const versions = await listVersions(store, String(path['ledger_id']));
      const tracked = versions.find(({ deletedAtMs }) => deletedAtMs === null)?.fields ?? [];
      return { ...body, fields: [...new Set([...tracked, ...listOf(body['fields'])])] };
    }),
  },
  'tracked.first-list-for-ever': {
    breaks: 'tracked.next-cycle',
    mutation: 'Changes are notified by the first list of tracked fields, whatever came after it.',
    tracks: async (effective, ledgerId, store) =>
      effective && ((await listVersions(store, ledgerId)).at(-1) ?? effective),
  },
  'tracked.lists-add-up': {
    breaks: 'tracked.next-cycle',
    mutation: 'Changes are notified by every list of tracked fields that there ever was.',
    tracks: async (effective, ledgerId, store) =>
      effective && {
        ...effective,
        fields: (await listVersions(store, ledgerId)).flatMap(({ fields }) => fields),
      },
  },
  'tracked.notified-for-ever': {
    breaks: 'tracked.delete',
    mutation: 'Changes are still notified by the tracked fields that were deleted.',
    tracks: async (effective, ledgerId, store) => effective ?? (await listVersions(store, ledgerId))[0],
  },
  'tracked.deleted-listed': {
    breaks: 'tracked.versions-default',
    mutation: 'Deleted versions are listed unasked.',
    call: onQuery('listTrackedVersions', (query) => ({ ...query, include_deleted: true })),
  },
} as const satisfies Record<string, Mutant>;
