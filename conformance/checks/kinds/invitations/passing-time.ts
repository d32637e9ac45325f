import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { lackOf } from '../../../target/target.js';
import { hasValue } from '../../../target/wire/members.js';
import { removeGiven } from '../users/assignments.js';
import {
  act,
  allowed,
  expirationIn,
  invite,
  isTwoWeeksAfter,
  madeAt,
  type OwnInvitation,
  refused,
  seeRuledOut,
  seeStatus,
  seeTwoWeeks,
  shownOf,
  statusIn,
  whilePending,
  written,
} from './invitations.js';

/** The time after which a sent invitation has certainly expired is that of both together. */
const [soon, later] = ['P3D', 'P12D'] as const;
/** So many are sent again: enough to see a fault in one of five. */
const resentCount = 6;
const ends = ['acceptInvitation', 'declineInvitation', 'revokeInvitation'] as const;

/**
 * Invitations that are sent again after some days are pending for 2 weeks from then on. Another one has expired by then, and can only be
 * sent again (section 3, section 8).
 */
export const passingTime = scenario({
  id: 'invitations/passing-time',
  rules: [
    'invite.expires-2w',
    'invite.resend-resets',
    ...ends.map((end) => allowed[end]),
    'invite.expired-status',
    'invite.filter-status',
    ...Object.values(refused.expiration),
    'invite.resend-expired',
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
      users.push(await t.callers.outsider(label));
    const [third, ...invitees] = users.toReversed();
    const expiring = await invite(t, third);
    const resent: [OwnInvitation, ...OwnInvitation[]] = [await invite(t, invitees[0])];
    while (resent.length < resentCount) resent.push(await invite(t, invitees[resent.length]));
    for (const { creation } of [...resent, expiring]) {
      const { json } = creation.response;
      if (expirationIn(json) !== undefined && !isTwoWeeksAfter(json, ...madeAt(creation, t.now())))
        throw new EndScenario('inconclusive', 'a new invitation does not expire in 2 weeks');
    }
    seeTwoWeeks(t, 'invite.expires-2w', expiring.creation, [await control.now()]);

    t.step('3 days later');
    await control.advance(soon);
    t.callers.forgetTokens();
    const answers = await Promise.all(resent.map((each) => act(t, 'resendInvitation', each)));
    const from = await control.now();
    for (const answer of answers) {
      t.body(answer);
      seeTwoWeeks(t, 'invite.resend-resets', answer, [from]);
    }
    // Judges compare these details with the answer to the creation.
    await act(t, 'getInvitationDetails', expiring);

    t.step('12 days later');
    await control.advance(later);
    t.callers.forgetTokens();
    try {
      const shown = await shownOf(t, resent, (status) => status === 'pending');
      const arePending = shown.map(({ answer, record }) => {
        seeTwoWeeks(t, 'invite.resend-resets', answer, [from], record);
        return seeStatus(t, 'invite.resend-resets', answer, record, 'pending');
      });
      for (const [nth, end] of arePending.every(Boolean) ? ends.entries() : []) {
        const answer = resent[nth] && (await whilePending(t, end, resent[nth]));
        if (answer) t.soft(allowed[end], answer).accepted('it is pending: it was sent again 12 days ago');
      }

      const details = await act(t, 'getInvitationDetails', expiring);
      const status = statusIn(t.object(details));
      seeStatus(t, 'invite.expired-status', details, t.object(details), 'expired');
      if (status === 'expired') {
        t.step('list those that are expired');
        const list = await t.call('getInvitations', { query: { status } });
        const missing = { at: 'invitations', expected: 'the expired invitation', received: 'others' };
        t.soft('invite.filter-status', list).holds(hasValue(t.body(list), expiring.id), missing);
      }
      if (!(await seeRuledOut(t, 'expiration', expiring))) return;
      const again = await act(t, 'resendInvitation', expiring);
      const rule = 'invite.resend-expired';
      if (!t.soft(rule, again).accepted('an expired invitation can be sent again')) return;
      const renewed = await act(t, 'getInvitationDetails', expiring);
      const [expiration, now] = [expirationIn(renewed.response.json), await control.now()];
      const seen = { at: 'expiresAt', expected: `after ${written(now)}`, received: written(expiration ?? 0) };
      if (expiration !== undefined) t.soft(rule, renewed).holds(expiration > now, seen);
    } finally {
      await removeGiven(t, ...users);
    }
  },
});
