import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import type { JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';
import { wholeListOf } from '../users/whole-list.js';
import { invitationId, invite, nobodysEmail, revoke } from './invitations.js';

/** More statuses than anybody has: each takes a request. */
const statusesMax = 6;

const rule = 'invite.filter-partition';

/** Every invitation has one status: filtered by each, they are together all invitations (section 4.3). */
export const partitionedInvitations = scenario({
  id: 'invitations/partition',
  rules: [rule],
  requests: 2 + statusesMax,
  record: seePartition,
});

/** The same, where there are certainly two of them, one pending and one that is not. */
export const ownPartition = scenario({
  id: 'invitations/own-partition',
  rules: [rule],
  needs: ['token', 'own-resources'],
  requests: 5 + statusesMax,
  async record(t) {
    await invite(t, nobodysEmail(t));
    const other = await invite(t, nobodysEmail(t));
    t.step('revoke it');
    await revoke(t, other);
    await seePartition(t);
  },
});

async function seePartition(t: Scene<typeof rule>): Promise<void> {
  t.step('list the invitations');
  const all = wholeListOf(t, await t.call('getInvitations'));
  // Where there are none, nothing is seen.
  if (all.length === 0) return;
  const shown = all.map((item) => textIn(item, 'status'));
  const statuses = [...new Set(shown)].flatMap((status) => status ?? []).slice(0, statusesMax);
  if (statuses.length < new Set(shown).size) {
    return t.skip(rule, 'an invitation shows no `status`, or there are too many of them');
  }
  const places = new Map<string, string[]>();
  for (const status of statuses) {
    t.step(`list those that are ${status}`);
    const items = wholeListOf(t, await t.call('getInvitations', { query: { status } }));
    // Whether a filter returns what it is to return is another sentence.
    if (!isRight(items, status, all)) return;
    for (const id of new Set(idsOf(items))) places.set(id, [...(places.get(id) ?? []), status]);
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
