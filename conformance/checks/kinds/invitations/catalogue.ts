import { type Scene, scenario } from '../../../scene/scenario.js';
import { isSuccess } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import type { Row } from '../../laws/row.js';
import { wholeListOf } from '../users/assignments.js';
import {
  act,
  expirationIn,
  invite,
  madeAt,
  nobodysEmail,
  seeStatus,
  seeTwoWeeks,
  statusIn,
  written,
} from './invitations.js';
import { invitationLife, passingTime } from './life.js';

/** Filters by at most so many statuses, as each takes a request: more than any target has. */
const statusesMax = 6;
const rules = ['invite.filter-status', 'invite.filter-partition'] as const;

/** The lists filtered by status, in runs that may not create invitations; other runs perform the scenario below. */
export const partitionedInvitations = scenario({
  id: 'invitations/partition',
  rules,
  unless: 'own-resources',
  requests: 2 + statusesMax,
  record: seeFiltered,
});

/** The same with at least two invitations, one pending and one not. */
export const filteredInvitations = scenario({
  id: 'invitations/filters',
  rules,
  requests: 7 + statusesMax,
  async record(t) {
    await invite(t);
    t.body(await act(t, 'revokeInvitation', await invite(t)));
    await seeFiltered(t);
  },
});

const idOf = (item: JsonObject) => textIn(item, 'id') ?? '';
const idsOf = (items: readonly JsonObject[]) => items.map(idOf);

async function listAll(t: Scene): Promise<readonly JsonObject[]> {
  t.step('list the invitations');
  return wholeListOf(t, await t.call('getInvitations'));
}

/**
 * Filters by the two statuses that the specification names, and by those that are shown: each list has those of this status alone, and
 * together they are the whole list (section 4.3), as each invitation has one status.
 */
async function seeFiltered(t: Scene): Promise<void> {
  const all = await listAll(t);
  const own = new Set(t.owned.remaining().map(({ id }) => id));
  const statuses = [...new Set(['pending', 'expired', ...all.flatMap((each) => statusIn(each) ?? [])])];
  t.step(`list those that are ${statuses.join(', ')}, all at once`);
  const lists = await Promise.all(
    statuses
      .slice(0, statusesMax)
      .map(async (status) => ({ status, list: await t.call('getInvitations', { query: { status } }) })),
  );
  const areRight = lists.map(({ status, list }) => {
    // The specification states the name of the filter and these statuses, so a failure is not about the form of the call.
    if (list.fault === 'persistent')
      t.soft('invite.filter-status', list).accepted(`it is asked for those that are ${status}`);
    if (!isSuccess(list)) return false;
    const items = itemsOf(list.response.json);
    const other = items.map(statusIn).find((each) => each !== undefined && each !== status);
    const lost = all.filter((each) => statusIn(each) === status && !idsOf(items).includes(idOf(each)));
    t.soft('invite.filter-status', list).holds(!other && !lost.some((each) => own.has(idOf(each))), {
      at: 'invitations',
      expected: `those that are ${status}, and no others`,
      received: other ?? `${items.length}, without ${lost.length}`,
    });
    return other === undefined && lost.length === 0;
  });
  const rule = 'invite.filter-partition';
  // An empty list shows nothing, and whether a filter returns the right invitations is another rule.
  if (all.length === 0 || !areRight.every(Boolean)) return;
  if (all.some((each) => !lists.some(({ status }) => status === statusIn(each))))
    return t.skip(rule, 'an invitation shows no `status`, or there are too many of them');
  const shown = (items: readonly JsonObject[]) =>
    items.map((each) => `${idOf(each)} ${statusIn(each)}`).join();
  if (shown(await listAll(t)) !== shown(all))
    return t.cannot(rule, 'somebody else changed an invitation meanwhile');
  const found = lists.flatMap(({ list }) => idsOf(wholeListOf(t, list)));
  const wrong = found.find((id, nth) => !idsOf(all).includes(id) || found.indexOf(id) !== nth);
  t.soft(rule).holds(wrong === undefined, {
    at: 'invitations',
    expected: 'each invitation of the list under one status',
    received: `${wrong} under two, or under one and not in the list`,
  });
}

/** Final statuses of an invitation, as the specification names them (section 3). */
const final = ['accepted', 'declined', 'expired'];

/** Invitations (section 4.3): what is revoked is not pending any more. */
export const invitationRow: Row = {
  kind: 'invitation',
  count: 12,
  body: (t, nth) => ({ email: nobodysEmail(t), role: nth % 2 === 0 ? 'viewer' : 'editor' }),
  listed: 'invite.create-listed',
  read: 'getInvitationDetails',
  gone: { rule: 'invite.revoke-pending', isStill: (record) => statusIn(record) === 'pending' },
  more: ['invite.create', 'invite.expires-2w', 'invite.details'],
  created(t, answer) {
    const record = t.object(answer);
    const expected = `an invitation that is none of ${final.join(', ')}`;
    // It is open whether it is `pending` at once or later.
    seeStatus(t, 'invite.create', answer, record, expected, (status) => !final.includes(status));
    seeTwoWeeks(t, 'invite.expires-2w', answer, madeAt(answer, t.now()));
  },
  both(t, read, listed) {
    const [inList, inDetails] = [described(listed), described(read)];
    if (inList === described({})) t.skip('invite.details', 'the list shows no `status`, and no `expiresAt`');
    else {
      const seen = { at: 'body', expected: `as the list has it: ${inList}`, received: inDetails };
      t.soft('invite.details').holds(inDetails === inList, seen);
    }
  },
  ofOrg: 'invite.org-only',
};

function described(record: Json): string {
  const expiration = expirationIn(record);
  const expires = expiration === undefined ? 'without expiration date' : `expires ${written(expiration)}`;
  return `${statusIn(record) ?? 'without status'}, ${expires}`;
}

/** Scenarios about invitations. Those with answers come first: afterwards it is known that answering works. */
export const invitationScenarios = [
  invitationLife,
  filteredInvitations,
  partitionedInvitations,
  passingTime,
] as const;
