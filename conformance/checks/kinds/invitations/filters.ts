import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { isSuccess } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import { wholeListOf } from '../users/whole-list.js';
import { act, invitationIn, invite, nobodysEmail, type OwnInvitation, statusIn } from './invitations.js';

/** Filters by at most so many statuses, as each takes a request: more than any target has. */
const statusesMax = 6;
/** The two statuses that the specification names (section 3). */
const named = ['pending', 'expired'];

type Own = Pick<OwnInvitation, 'id'>;

/**
 * Each invitation has one status, so the lists filtered by status together are the whole list (section 4.3). This is for runs
 * that may not create invitations; other runs perform the scenario below.
 */
export const partitionedInvitations = scenario({
  id: 'invitations/partition',
  rules: ['invite.filter-partition'],
  unless: 'own-resources',
  requests: 2 + statusesMax,
  async record(t) {
    const all = await listAll(t);
    await seePartition(t, all, await filtered(t, all, []));
  },
});

/** The same with at least two invitations, one pending and one not: those of earlier scenarios, or two new ones. */
export const filteredInvitations = scenario({
  id: 'invitations/filters',
  rules: ['invite.filter-status', 'invite.filter-partition'],
  requests: 7 + statusesMax,
  async record(t) {
    const { all, pending } = await withPending(t);
    const lists = await filtered(t, all, named);
    for (const { status, list } of lists) {
      const rule = 'invite.filter-status';
      // The specification states the name of the filter and these statuses, so a failure is not about the form of the call.
      if (list.fault === 'persistent')
        t.soft(rule, list).accepted(`it is asked for those that are ${status}`);
      if (!isSuccess(list)) continue;
      const items = itemsOf(list.response.json);
      const other = items.map(statusIn).find((each) => each !== undefined && each !== status);
      const isLacking = pending !== undefined && status === 'pending' && !invitationIn(items, pending);
      t.soft(rule, list).holds(other === undefined && !isLacking, {
        at: 'invitations',
        expected: `those that are ${status}, and no others`,
        received: other ?? `${items.length}, without one that is pending`,
      });
    }
    await seePartition(t, all, lists);
  },
});

/** A list of all invitations, and one of the run's own that it shows as pending; undefined if it does not show the new one. */
async function withPending(t: Scene): Promise<{ all: readonly JsonObject[]; pending: Own | undefined }> {
  const own = t.owned.remaining().flatMap(({ kind, id = '' }) => (kind === 'invitation' ? { id } : []));
  const all = await listAll(t);
  const pending = own.find((each) => statusIn(invitationIn(all, each)) === 'pending');
  if (pending && all.some((each) => (statusIn(each) ?? 'pending') !== 'pending')) return { all, pending };
  const made = await invite(t, nobodysEmail(t));
  t.body(await act(t, 'revokeInvitation', await invite(t, nobodysEmail(t))));
  const now = await listAll(t);
  return { all: now, pending: invitationIn(now, made) && made };
}

async function listAll(t: Scene): Promise<readonly JsonObject[]> {
  t.step('list the invitations');
  return wholeListOf(t, await t.call('getInvitations'));
}

/** Lists those with each of these statuses and of those that are shown. */
function filtered(t: Scene, all: readonly JsonObject[], asked: readonly string[]) {
  const statuses = [...new Set([...asked, ...all.flatMap((each) => statusIn(each) ?? [])])];
  t.step(`list those that are ${statuses.join(', ')}, all at once`);
  return Promise.all(
    statuses
      .slice(0, statusesMax)
      .map(async (status) => ({ status, list: await t.call('getInvitations', { query: { status } }) })),
  );
}

async function seePartition(
  t: Scene,
  all: readonly JsonObject[],
  lists: Awaited<ReturnType<typeof filtered>>,
): Promise<void> {
  const rule = 'invite.filter-partition';
  const parts = lists.map(({ status, list }) => ({ status, items: wholeListOf(t, list) }));
  // An empty list shows nothing, and whether a filter returns the right invitations is another rule.
  const areRight = parts.every(
    ({ status, items }) =>
      items.every((each) => statusIn(each) === status) &&
      all.every((each) => statusIn(each) !== status || ids(items).has(idOf(each))),
  );
  if (all.length === 0 || !areRight) return;
  if (all.some((each) => !parts.some(({ status }) => status === statusIn(each)))) {
    return t.skip(rule, 'an invitation shows no `status`, or there are too many of them');
  }
  const again = await listAll(t);
  const shown = (items: readonly JsonObject[]) =>
    items.map((each) => `${idOf(each)} ${statusIn(each)}`).join();
  if (shown(again) !== shown(all)) return t.cannot(rule, 'somebody else changed an invitation meanwhile');
  const found = parts.flatMap(({ items }) => [...ids(items)]);
  const wrong = found.find((id, nth) => !ids(all).has(id) || found.indexOf(id) !== nth);
  t.soft(rule).holds(wrong === undefined, {
    at: 'invitations',
    expected: 'each invitation of the list under one status',
    received: `${wrong} under two, or under one and not in the list`,
  });
}

const idOf = (item: JsonObject) => textIn(item, 'id');
const ids = (items: readonly JsonObject[]) => new Set(items.map(idOf));
