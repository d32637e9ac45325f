import type { Scene } from '../engine/hooks.js';
import { findLedger, ledgerRecord, listLedgers } from '../ledger/ledgers.js';
import { isObject, type JsonObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onCall } from './on-call.js';
import { onItems, onReply, remembered } from './on-reply.js';

type AnswerHook = NonNullable<Mutant['answer']>;
/** The highest number of contacts each ledger has had, by its id. */
const most = remembered(() => new Map<string, number>());

/** Mutants of ledgers (section 4.3). */
export const ledgerMutants = {
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

function isOurs({ call, world }: Scene): boolean {
  return call?.path['org_id'] === world.orgs.own;
}
