import type { Scene } from '../engine/hooks.js';
import { findLedger, type Ledger, putLedger } from '../ledger/ledgers.js';
import {
  listVersions,
  putVersion,
  type TrackedVersion,
  versionRecord,
  versionsOf,
} from '../ledger/tracked-fields.js';
import type { Store } from '../state/store.js';
import type { Mutant } from './mutant.js';
import { onBody, onQuery } from './on-call.js';
import { isGranted, onItems, onReply, remembered } from './on-reply.js';
import { listOf } from './rewrite.js';

type AnswerHook = NonNullable<Mutant['answer']>;

/** How often the tracked fields of a ledger were deleted, by ledger id. */
const deletionsOf = remembered(() => new Map<string, number>());

const stillTracked: AnswerHook = async (draft, scene) => {
  const ledger = await ledgerOf(scene);
  if (scene.operation !== 'getTrackedFields' || draft.status !== 404 || !ledger) return draft;
  const [last] = await listVersions(scene.world.store, ledger.id);
  if (!last) return draft;
  return { ...draft, status: 200, body: { ...versionRecord(last, ledger.id, scene.world.profile) } };
};

/** Mutants of tracked fields (section 4.3). */
export const trackedFieldMutants = {
  'tracked.added-up': {
    breaks: 'tracked.update-replaces',
    mutation: 'Updating the tracked fields adds to the list.',
    call: onBody('updateTrackedFields', async (body, { path }, { store }) => {
      const versions = await listVersions(store, String(path['ledger_id']));
      const tracked = versions.find(({ deletedAtMs }) => deletedAtMs === null)?.fields ?? [];
      return { ...body, fields: [...new Set([...tracked, ...listOf(body['fields'])])] };
    }),
  },
  'tracked.version-behind': {
    breaks: 'tracked.update-version',
    mutation: 'Getting the tracked fields shows the version before the current one.',
    answer: onReply('getTrackedFields', (body) => ({
      ...body,
      version: Math.max(1, Number(body['version']) - 1),
    })),
  },
  'tracked.changed-in-place': {
    breaks: 'tracked.update-version',
    mutation: 'Updating the tracked fields changes the current version.',
    answer: withoutNewVersion((newest, before) => newest.fields.join() !== before.fields.join()),
  },
  'tracked.same-ignored': {
    breaks: 'tracked.update-same',
    mutation: 'An update with the same list creates no version.',
    answer: withoutNewVersion((newest, before) => newest.fields.join() === before.fields.join()),
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
  'tracked.still-tracked': {
    breaks: 'tracked.delete',
    mutation: 'Tracked fields that were deleted are still shown.',
    answer: stillTracked,
  },
  'tracked.deleted-once-only': {
    breaks: 'tracked.delete',
    mutation: 'Tracked fields that are deleted for the second time are still shown.',
    async answer(draft, scene) {
      const deletions = deletionsOf(scene);
      const id = String(scene.call?.path['ledger_id']);
      if (isGranted(draft, scene, ['deleteTrackedFields'])) deletions.set(id, (deletions.get(id) ?? 0) + 1);
      return (deletions.get(id) ?? 0) > 1 ? stillTracked(draft, scene) : draft;
    },
  },
  'tracked.deleted-before-purged': {
    breaks: 'tracked.versions-deleted',
    mutation: 'Deleting the tracked fields purges the versions that were deleted before.',
    async call(call, operation, { store }) {
      const collection = versionsOf(String(call.path['ledger_id']));
      if (operation !== 'deleteTrackedFields') return call;
      for (const { key, value } of await store.scan<TrackedVersion>(collection))
        if (value.deletedAtMs !== null) await store.delete(collection, key);
      return call;
    },
  },
  'tracked.deleted-listed': {
    breaks: 'tracked.versions-default',
    mutation: 'Deleted versions are listed unasked.',
    call: onQuery('listTrackedVersions', (query) => ({ ...query, include_deleted: true })),
  },
  'tracked.only-deleted-listed': {
    breaks: 'tracked.versions-deleted',
    mutation: 'A list with deleted versions lacks those that are not deleted.',
    answer: onItems('listTrackedVersions', (versions, scene) =>
      scene.call?.query['include_deleted'] === true
        ? versions.filter(({ deleted_at: deletedAt }) => deletedAt !== undefined)
        : versions,
    ),
  },
  'tracked.first-deleted-forgotten': {
    breaks: 'tracked.versions-deleted',
    mutation: 'A list with deleted versions lacks the first one, once it is deleted.',
    answer: onItems('listTrackedVersions', (versions) =>
      versions.filter(({ version, deleted_at: deletedAt }) => version !== 1 || deletedAt === undefined),
    ),
  },
} as const satisfies Record<string, Mutant>;

/** Removes the version that an update created, and gives its fields to the one before it. */
function withoutNewVersion(when: (newest: TrackedVersion, before: TrackedVersion) => boolean): AnswerHook {
  return async (draft, scene) => {
    if (!isGranted(draft, scene, ['updateTrackedFields'])) return draft;
    const ledger = await ledgerOf(scene);
    if (!ledger) return draft;
    const body = await scene.world.store.transact((store) => undone(store, ledger, when));
    return body ? { ...draft, body: { ...versionRecord(body, ledger.id, scene.world.profile) } } : draft;
  };
}

async function undone(
  store: Store,
  ledger: Ledger,
  when: (newest: TrackedVersion, before: TrackedVersion) => boolean,
): Promise<TrackedVersion | undefined> {
  const [newest, before] = await listVersions(store, ledger.id);
  if (!newest || !before || before.deletedAtMs !== null || !when(newest, before)) return undefined;
  const { key } = (await store.scan(versionsOf(ledger.id))).at(-1) ?? {};
  if (key !== undefined) await store.delete(versionsOf(ledger.id), key);
  const changed = { ...before, fields: newest.fields };
  await putVersion(store, ledger.id, changed);
  const tracking = { ...ledger.tracking, last: before.version, current: before.version };
  await putLedger(store, { ...ledger, tracking });
  return changed;
}

async function ledgerOf({ call, world }: Scene): Promise<Ledger | undefined> {
  const { org_id: org, ledger_id: id } = call?.path ?? {};
  return findLedger(world.store, String(org), String(id));
}
