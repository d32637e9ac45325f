import type { OperationId } from '../../generated/operations.js';
import type { PendingResponse } from '../engine/dispatch.js';
import type { Scene } from '../engine/hooks.js';
import { findLedger, ledgerRecord, listLedgers } from '../ledger/ledgers.js';
import { isObject, type JsonObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onBody, onCall } from './on-call.js';
import { onItems, onReply, remembered } from './on-reply.js';

type AnswerHook = NonNullable<Mutant['answer']>;

/** The last answer about each ledger, by its id. */
const shown = remembered(() => new Map<string, JsonObject>());
const pages = remembered(() => new Map<string, JsonObject>());
/** The highest number of contacts each ledger has had, by its id. */
const most = remembered(() => new Map<string, number>());

/** Mutants of ledgers (section 4.3). */
export const ledgerMutants = {
  'ledger.newest-unlisted': {
    breaks: 'ledger.create',
    mutation: 'The list of ledgers lacks the newest one.',
    answer: onItems('getLedgers', (items) => items.slice(0, -1)),
  },
  'ledger.name-cut': {
    breaks: 'ledger.create',
    mutation: 'A new ledger has a name of twelve letters at most.',
    call: onBody('createLedger', (body) => ({ ...body, name: String(body['name']).slice(0, 12) })),
  },
  'ledger.description-lost': {
    breaks: 'ledger.create',
    mutation: 'A new ledger has no description, whatever was sent.',
    call: onBody('createLedger', ({ description: _, ...body }) => body),
  },
  'ledger.name-kept': {
    breaks: 'ledger.update-name',
    mutation: 'Updating a ledger leaves its name as it is.',
    call: onBody('updateLedger', ({ name: _, ...body }) => body),
  },
  'ledger.description-kept': {
    breaks: 'ledger.update-description',
    mutation: 'Updating a ledger leaves its description as it is.',
    call: onBody('updateLedger', ({ description: _, ...body }) => body),
  },
  'ledger.undated': {
    breaks: 'ledger.get-members',
    mutation: 'A ledger does not show when it was created.',
    answer: onLedgers(({ created_at: _, ...ledger }) => ledger),
  },
  'ledger.new-jobs-uncounted': {
    breaks: 'ledger.get-members',
    mutation: 'A ledger does not show how many of its contacts have new jobs.',
    answer: onLedgers((ledger) => {
      const { new_jobs: _, ...counts } = isObject(ledger['counts']) ? ledger['counts'] : {};
      return { ...ledger, counts };
    }),
  },
  'ledger.listed-without-description': {
    breaks: 'ledger.list-has-each',
    mutation: 'The list of ledgers shows no descriptions.',
    answer: onItems('getLedgers', (items) => items.map(({ description: _, ...ledger }) => ledger)),
  },
  'ledger.listed-total-behind': {
    breaks: 'ledger.list-has-each',
    mutation: 'The list of ledgers counts one contact more than there are.',
    answer: onItems('getLedgers', (items) => items.map((item) => withTotal(item, (total) => total + 1))),
  },
  'ledger.more-verified-than-all': {
    breaks: 'ledger.counts-bounds',
    mutation: 'A ledger counts one verified contact more than it has contacts.',
    answer: onLedgers((ledger) => {
      const counts = isObject(ledger['counts']) ? ledger['counts'] : {};
      return { ...ledger, counts: { ...counts, verified: Number(counts['total']) + 1 } };
    }),
  },
  'ledger.total-never-falls': {
    breaks: 'ledger.total-counts-contacts',
    mutation: 'The total of a ledger stays the same when a contact is deleted.',
    answer: onLedgers((ledger, scene) =>
      withTotal(ledger, (total) => {
        const id = String(ledger['id']);
        const highest = Math.max(total, most(scene).get(id) ?? 0);
        most(scene).set(id, highest);
        return highest;
      }),
    ),
  },
  'ledger.deleted-still-listed': {
    breaks: 'ledger.delete',
    mutation: 'The list of ledgers shows those that it showed before they were deleted.',
    answer: async (draft, scene) => {
      const created = onReply('createLedger', (ledger) => {
        if (isOurs(scene)) shown(scene).set(String(ledger['id']), ledger);
        return ledger;
      });
      const listed = onItems('getLedgers', (items) => {
        if (!isOurs(scene)) return items;
        const ids = new Set(items.map(({ id }) => id));
        return [...items, ...[...shown(scene).values()].filter(({ id }) => !ids.has(id ?? null))];
      });
      return listed(await created(draft, scene), scene);
    },
  },
  'ledger.contacts-outlive-it': {
    breaks: 'ledger.delete-contacts',
    mutation: 'The contacts of a deleted ledger can still be read.',
    answer: async (draft, scene) => {
      const remember = onReply('getContacts', (page) => {
        pages(scene).set(idOf(scene), page);
        return page;
      });
      const known = pages(scene).get(idOf(scene));
      return isLost('getContacts', draft, scene) && known
        ? { ...draft, status: 200, body: known }
        : remember(draft, scene);
    },
  },
  'ledger.found-under-any-organization': {
    breaks: 'ledger.org-isolation',
    mutation: 'A ledger is found by its id, whatever the organization in the path.',
    call: onCall('getLedger', async (call, { store, orgs }) => {
      const ours = await findLedger(store, orgs.own, String(call.path['ledger_id']));
      return ours ? { ...call, path: { ...call.path, org_id: orgs.own } } : call;
    }),
  },
  'ledger.listed-everywhere': {
    breaks: 'ledger.org-isolation',
    mutation: 'The list of ledgers shows those of another organization, too.',
    answer: onItems('getLedgers', async (items, scene) => {
      const { store, orgs, profile } = scene.world;
      if (isOurs(scene)) return items;
      const ours = await listLedgers(store, orgs.own);
      return [...items, ...ours.map((ledger): JsonObject => ({ ...ledgerRecord(ledger, profile) }))];
    }),
  },
} as const satisfies Record<string, Mutant>;

/** Rewrites every ledger in an answer. */
function onLedgers(change: (ledger: JsonObject, scene: Scene) => JsonObject): AnswerHook {
  const one = onReply(['createLedger', 'getLedger', 'updateLedger'], change);
  const all = onItems('getLedgers', (items, scene) => items.map((item) => change(item, scene)));
  return async (draft, scene) => all(await one(draft, scene), scene);
}

function withTotal(ledger: JsonObject, change: (total: number) => number): JsonObject {
  const { counts } = ledger;
  if (!isObject(counts) || typeof counts['total'] !== 'number') return ledger;
  return { ...ledger, counts: { ...counts, total: change(counts['total']) } };
}

function idOf({ call }: Scene): string {
  return String(call?.path['ledger_id']);
}

/** Whether a call for something in our own organization was answered with 404. */
function isLost(operation: OperationId, { status }: PendingResponse, scene: Scene): boolean {
  return scene.operation === operation && status === 404 && isOurs(scene);
}

function isOurs({ call, world }: Scene): boolean {
  return call?.path['org_id'] === world.orgs.own;
}
