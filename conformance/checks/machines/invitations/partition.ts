import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import { wholeListOf } from '../users/whole-list.js';
import { invitationId, invitationIn, invite, nobodysEmail, revoke, statusIn } from './invitations.js';

/** Filters by at most so many statuses, as each takes a request: more than any target has. */
const statusesMax = 6;
/** The two statuses that the specification names (section 3). */
const named = ['pending', 'expired'];

type Rule = 'invite.filter-partition' | 'invite.filter-status';

/**
 * Each invitation has one status, so the lists filtered by status together are the whole list (section 4.3). This is for runs
 * that may not create invitations; other runs perform the scenario below.
 */
export const partitionedInvitations = scenario({
  id: 'invitations/partition',
  rules: ['invite.filter-partition'],
  unless: 'own-resources',
  requests: 2 + statusesMax,
  record: async (t) => seePartition(t, await listAll(t), []),
});

/** The same with at least two invitations, one pending and one not: those of earlier scenarios, or two new ones. */
export const filteredInvitations = scenario({
  id: 'invitations/filters',
  rules: ['invite.filter-status', 'invite.filter-partition'],
  requests: 7 + statusesMax,
  async record(t) {
    const left = t.owned.remaining().flatMap(({ kind, id = '' }) => (kind === 'invitation' ? { id } : []));
    let all = await listAll(t);
    let pending = left.find((each) => statusIn(invitationIn(all, each)) === 'pending');
    if (!pending || all.every((item) => (statusIn(item) ?? 'pending') === 'pending')) {
      pending = await invite(t, nobodysEmail(t));
      const other = await invite(t, nobodysEmail(t));
      t.step('revoke it');
      t.body(await revoke(t, other));
      all = await listAll(t);
    }
    const isListed = invitationIn(all, pending) !== undefined;
    await seePartition(t, all, named, (list, status) => {
      // The specification states the name of the filter and these statuses, so a failure is not about the form of the call.
      if (list.fault === 'persistent')
        return t.expect('invite.filter-status', list).accepted(`it is asked for those that are ${status}`);
      if (!isSuccess(list)) return;
      const items = itemsOf(list.response.json);
      const shown = items.flatMap((item) => statusIn(item) ?? []).find((each) => each !== status);
      const expected = `${status} ones only`;
      const seen = { at: 'invitations', expected, received: shown ?? null };
      const isOnly = t.soft('invite.filter-status', list).holds(shown === undefined, seen);
      if (!isOnly || status !== 'pending' || !isListed) return;
      t.soft('invite.filter-status', list).holds(invitationIn(items, pending) !== undefined, {
        at: 'invitations',
        expected: 'an invitation that is pending',
        received: `${items.length} others`,
      });
    });
  },
});

async function listAll(t: Scene): Promise<readonly JsonObject[]> {
  t.step('list the invitations');
  return wholeListOf(t, await t.call('getInvitations'));
}

/**
 * @param all the whole list
 * @param asked statuses to filter by even if no invitation has them
 * @param look called with each filtered list
 */
async function seePartition(
  t: Scene<Rule>,
  all: readonly JsonObject[],
  asked: readonly string[],
  look: (list: Exchange, status: string) => void = () => undefined,
): Promise<void> {
  const rule = 'invite.filter-partition';
  const shown = all.map((item) => textIn(item, 'status'));
  const statuses = [...new Set([...asked, ...shown])].flatMap((status) => status ?? []);
  const places = new Map<string, string[]>();
  let areRight = true;
  const filters = statuses.slice(0, statusesMax);
  t.step(`list those that are ${filters.join(', ')}, all at once`);
  const lists = await Promise.all(filters.map((status) => t.call('getInvitations', { query: { status } })));
  for (const [index, list] of lists.entries()) {
    const status = filters[index] ?? '';
    look(list, status);
    const items = wholeListOf(t, list);
    // Whether a filter returns the right invitations is another rule.
    areRight &&= isRight(items, status, all);
    if (!areRight && asked.length === 0) return;
    for (const id of new Set(idsOf(items))) places.set(id, [...(places.get(id) ?? []), status]);
  }
  // An empty list shows nothing.
  if (!areRight || all.length === 0) return;
  if (shown.includes(undefined) || statuses.length > statusesMax) {
    return t.skip(rule, 'an invitation shows no `status`, or there are too many of them');
  }
  t.step('list all again');
  const last = await t.call('getInvitations');
  const again = wholeListOf(t, last);
  if (JSON.stringify(again.map(keyOf)) !== JSON.stringify(all.map(keyOf))) {
    return t.cannot(rule, 'somebody else changed an invitation meanwhile');
  }
  const known = new Set(idsOf(all));
  const wrong = [...places].find(([id, found]) => found.length > 1 || !known.has(id));
  t.soft(rule, last).holds(wrong === undefined, {
    at: 'invitations',
    expected: 'each invitation of the list under one status',
    received: `one under ${wrong?.[1].join(' and ')}`,
  });
}

/** Whether a filtered list shows this status only, and everything that is known to have it. */
function isRight(items: readonly JsonObject[], status: string, all: readonly JsonObject[]): boolean {
  const found = new Set(idsOf(items));
  const expected = idsOf(all.filter((item) => textIn(item, 'status') === status));
  return items.every((item) => textIn(item, 'status') === status) && expected.every((id) => found.has(id));
}

const idsOf = (items: readonly JsonObject[]): readonly string[] =>
  items.flatMap((item) => invitationId(item) ?? []);

const keyOf = (item: JsonObject): string => `${invitationId(item)} ${textIn(item, 'status')}`;
