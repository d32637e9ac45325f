import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { type Caller, fixedCaller, type User } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import { lackOf } from '../../../target/target.js';
import { removeAccess, removeGiven } from '../users/assignments.js';
import { spareUser } from '../users/newcomers.js';
import { wholeListOf } from '../users/whole-list.js';
import { expirationIn, isTwoWeeksAfter, later, madeAt, seeTwoWeeks, soon, written } from './expiration.js';
import {
  act,
  invitationIn,
  invite,
  nobodysEmail,
  type OwnInvitation,
  seeRefused,
  seeStatus,
  statusIn,
} from './invitations.js';

/** So many are sent again: enough to see a fault in one of five, and together with those of other scenarios in one of ten. */
const resentCount = 6;

/**
 * Invitations that are sent again after some days are pending for 2 weeks from then on. Another one has expired by then, and can only be
 * sent again (section 3, section 8).
 */
export const passingTime = scenario({
  id: 'invitations/passing-time',
  rules: [
    'invite.expires-2w',
    'invite.resend-resets',
    'invite.accept',
    'invite.decline',
    'invite.revoke-pending',
    'invite.expired-status',
    'invite.filter-status',
    'invite.revoke-expired',
    'invite.expired-not-acceptable',
    'invite.resend-expired',
    'session.token-after-expiry',
    'resource.by-id',
  ],
  needs: ['token', 'control'],
  requests: 50 + 2 * resentCount,
  movesTime: true,
  async record(t) {
    const { control } = t;
    if (!control) throw new EndScenario('skipped', lackOf('control'));
    const users = [];
    for (const label of ['an invitee', 'another invitee', 'the third invitee'])
      users.push(await spareUser(t, label));
    const [one, another, third] = users;
    if (!one || !another || !third) return;
    const resent = [await invite(t, one.email), await invite(t, another.email)];
    while (resent.length < resentCount) resent.push(await invite(t, nobodysEmail(t)));
    const expiring = await invite(t, third.email);
    for (const each of [...resent, expiring]) requireTwoWeeks(t, each);
    seeTwoWeeks(t, 'invite.expires-2w', expiring.creation, expiring.record, [await control.now()]);
    const old = await Promise.all(
      [one, another].map(async (user) =>
        fixedCaller(`${user.label} with a token of 15 days ago`, 'expired', await user.authorization()),
      ),
    );

    t.step('3 days later');
    await control.advance(soon);
    t.callers.forgetTokens();
    const answers = await Promise.all(resent.map((each) => act(t, 'resendInvitation', each)));
    const from = await control.now();
    for (const answer of answers) {
      t.body(answer);
      seeTwoWeeks(t, 'invite.resend-resets', answer, answer.response.json, [from]);
    }
    // Judges compare these details with the answer to the creation.
    await act(t, 'getInvitationDetails', expiring);

    t.step('12 days later');
    await control.advance(later);
    t.callers.forgetTokens();
    const areRenewed = await seeRenewed(t, resent, from);
    try {
      if (areRenewed) await seeEnds(t, resent, [one, another], old);
      await seeExpired(t, expiring, third);
    } finally {
      await removeGiven(t, one);
    }
  },
});

/** Ends the scenario if an invitation does not expire in 2 weeks, which another rule is about. */
function requireTwoWeeks(t: Scene, { creation, record }: OwnInvitation): void {
  if (expirationIn(record) === undefined || isTwoWeeksAfter(record, ...madeAt(creation, t.now()))) return;
  throw new EndScenario('inconclusive', 'a new invitation does not expire in 2 weeks');
}

/** Invitations that were sent again 12 days ago are pending, in the list and by their details. Returns whether they are. */
async function seeRenewed(t: Scene, resent: readonly OwnInvitation[], from: number): Promise<boolean> {
  const rule = 'invite.resend-resets';
  const [first] = resent;
  t.step('list the invitations');
  const list = await t.call('getInvitations');
  const listed = wholeListOf(t, list);
  const shown = resent.map((each) => ({ answer: list, record: invitationIn(listed, each) }));
  const details = first && (await act(t, 'getInvitationDetails', first));
  if (details) shown.push({ answer: details, record: t.object(details) });
  const arePending = shown.map(({ answer, record }) => {
    if (!record) return true;
    seeTwoWeeks(t, rule, answer, record, [from]);
    return seeStatus(t, rule, answer, record, 'pending');
  });
  return arePending.every(Boolean);
}

/** The first is accepted, the second declined, both with new tokens alone, and the third revoked. */
async function seeEnds(
  t: Scene,
  resent: readonly OwnInvitation[],
  users: readonly User[],
  old: readonly Caller[],
): Promise<void> {
  const late: Exchange[] = [];
  let doEnd = false;
  for (const [nth, [rule, deed]] of (
    [
      ['invite.accept', 'acceptInvitation'],
      ['invite.decline', 'declineInvitation'],
      ['invite.revoke-pending', 'revokeInvitation'],
    ] as const
  ).entries()) {
    const invitation = resent[nth];
    if (!invitation) return;
    const before = old[nth] && (await act(t, deed, invitation, old[nth]));
    if (before) late.push(before);
    if (before && isSuccess(before)) continue;
    const answer = await act(t, deed, invitation, users[nth]);
    t.soft(rule, answer).accepted('it is pending: it was sent again 12 days ago');
    doEnd ||= before?.response.status === 401 && isSuccess(answer);
  }
  // Only if one call was refused for its old token do the others break a rule: else moved time may not expire tokens.
  for (const each of doEnd ? late : [])
    t.soft('session.token-after-expiry', each).refused('the token has expired');
}

/** An invitation that nobody answered for 15 days. */
async function seeExpired(t: Scene, invitation: OwnInvitation, invitee: User): Promise<void> {
  const details = await act(t, 'getInvitationDetails', invitation);
  const status = statusIn(t.object(details));
  seeStatus(t, 'invite.expired-status', details, t.object(details), 'expired');
  if (status === 'expired') {
    t.step('list those that are expired');
    const list = await t.call('getInvitations', { query: { status } });
    const isListed = invitationIn(wholeListOf(t, list), invitation) !== undefined;
    const missing = { at: 'invitations', expected: 'the expired invitation', received: 'others' };
    t.soft('invite.filter-status', list).holds(isListed, missing);
  }
  const revoked = await act(t, 'revokeInvitation', invitation);
  if (!seeRefused(t, 'invite.revoke-expired', revoked, 'it has expired')) return;
  const accepted = await act(t, 'acceptInvitation', invitation, invitee);
  if (!seeRefused(t, 'invite.expired-not-acceptable', accepted, 'it has expired')) {
    await removeAccess(t, invitee);
    return;
  }
  const resent = await act(t, 'resendInvitation', invitation);
  const rule = 'invite.resend-expired';
  if (!t.soft(rule, resent).accepted('an expired invitation can be sent again')) return;
  const read = async () => (await act(t, 'getInvitationDetails', invitation)).response.json;
  const expiration = expirationIn(resent.response.json) ?? expirationIn(await read());
  if (expiration === undefined) return;
  const now = (await t.control?.now()) ?? t.now();
  const expected = `after ${written(now)}`;
  t.soft(rule, resent).holds(expiration > now, { at: 'expiresAt', expected, received: written(expiration) });
}
