import { eventually, laggingMs } from '../../../check/eventually.js';
import { EndScenario, type Steps, scenario, unlessEnded } from '../../../check/scenario.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import { hasValue, textIn } from '../../../target/json.js';
import { lackOf } from '../../../target/target.js';
import { assignmentsOf, expectAssigned, removeAccess, removeGiven } from '../users/assignments.js';
import * as own from './invitations.js';

const ends = ['revokeInvitation', 'declineInvitation', 'acceptInvitation'] as const;
const rounds = [...ends, ...ends, 'declineInvitation', 'acceptInvitation'] as const;

/** Invitations are seen by strangers, sent again, and end in each way, at once, beside one of somebody else (sections 3 and 4.3). */
export const invitationLife = scenario({
  id: 'invitations/life',
  rules: [
    ...Object.values(own.allowed),
    ...Object.values(own.refused.revokeInvitation),
    ...Object.values(own.refused.declineInvitation),
    ...Object.values(own.refused.acceptInvitation),
    'invite.create-listed',
    'invite.details-invitee',
    'invite.details-stranger',
    'invite.email-locked',
    'invite.accept-only-invitee',
    'invite.resend-resets',
    'resource.by-id',
  ],
  requests: 120,
  async record(t) {
    const first = await own.invite(t);
    await expectStrangers(t, first);
    await resendTwice(t, first);
    await expectEnd(t, 'revokeInvitation', [first]);

    const one = await unlessEnded(t.callers.outsider('the invitee'));
    if (!one) throw new EndScenario('skipped', lackOf('second-user'));
    const users = [one, ...(t.control ? [await t.callers.outsider('another invitee')] : [])];
    // Tokens are fetched before, so that later calls are concurrent.
    for (const user of users) await user.token();
    try {
      for (const [round, end] of rounds.entries()) {
        // Judges see that nothing is done to the one of somebody else, which is most like that of a single invitee.
        const invitees = round < ends.length ? [one] : users;
        const [, ...invited] = await Promise.all([
          own.invite(t),
          ...invitees.map((user) => own.invite(t, user)),
        ]);
        for (const pending of round === 0 ? invited : []) {
          const details = await own.act(t, 'getInvitationDetails', pending, one);
          t.soft('invite.details-invitee', details).accepted('the invitee may get them');
        }
        await expectEnd(t, end, invited);
        if (end === 'acceptInvitation') await removeAccess(t, ...invitees);
      }
    } finally {
      await removeGiven(t, ...users);
    }
  },
});

/** The admin who invites cannot answer for the invitee; a user with another email can neither read nor answer (section 4.3). */
async function expectStrangers(t: Steps, invitation: own.CreatedInvitation): Promise<void> {
  const stranger = await unlessEnded(t.callers.stranger());
  // Another email, which contains that of the stranger. A service may refuse or change it; whether a tag makes another one is open.
  const other = stranger && { ...stranger, email: `${stranger.email}.example` };
  const made = other && (await unlessEnded(own.invite(t, other)));
  const isAsSent =
    textIn(made?.creation.response.json, 'email')?.toLowerCase() === other?.email.toLowerCase();
  const namesakes = made && isAsSent ? [made] : [];
  const locked = 'invite.email-locked';
  const only = 'invite.accept-only-invitee';
  // Until it has worked, a refusal may be about the form of the call.
  if (!t.worked('getInvitationDetails')) await own.act(t, 'getInvitationDetails', invitation);
  for (const [deed, caller, rule, which = invitation] of [
    ['acceptInvitation', undefined, only],
    ['declineInvitation', undefined, only],
    ['getInvitationDetails', stranger, 'invite.details-stranger'],
    ['acceptInvitation', stranger, locked],
    ['declineInvitation', stranger, only],
    ...namesakes.map((each) => ['acceptInvitation', stranger, locked, each] as const),
  ] as const) {
    if (!caller && rule !== only) continue;
    const answer = await own.act(t, deed, which, caller);
    own.expectRefused(t, rule, answer, 'the caller is not the invitee');
    if (stranger && deed === 'acceptInvitation' && isSuccess(answer)) await removeAccess(t, stranger);
  }
  const shown = await own.act(t, 'getInvitationDetails', invitation);
  // Whether a new invitation is pending is another rule.
  if (own.statusIn(invitation.creation.response.json) === 'pending')
    own.expectStatus(t, only, shown, t.object(shown), 'pending');
}

/** Enough for a new expiration to differ where it is shown by seconds. */
const resendMs = 1100;

/** Sends a pending invitation again, twice. Where days can be made to pass, another scenario sees more by that than by seconds. */
async function resendTwice(t: Steps, invitation: own.CreatedInvitation): Promise<void> {
  let { json: record } = invitation.creation.response;
  const starts = own.madeAt(invitation.creation, t.now());
  for (let time = 1; time <= 2; time += 1) {
    const before = own.expirationIn(record);
    const isTelling =
      !t.control && before !== undefined && own.isPrecise(record) && own.isTwoWeeksAfter(record, ...starts);
    if (isTelling) await t.wait(resendMs);
    const again = await own.whilePending(t, 'resendInvitation', invitation);
    if (!t.soft('invite.resend-pending', again).accepted('a pending invitation can be sent again')) return;
    if (!isTelling) continue;
    const least = before + resendMs - 1000;
    const isReset = ({ response: { json } }: Exchange) => (own.expirationIn(json) ?? least) >= least;
    const read = () => own.act(t, 'getInvitationDetails', invitation);
    const details = await eventually(t, laggingMs, read, isReset);
    record = details.response.json;
    const expected = `2 weeks from now, not before ${own.written(least)}`;
    const seen = { at: 'expiresAt', expected, received: own.written(own.expirationIn(record) ?? 0) };
    const isSo = isReset(details) && own.isTwoWeeksAfter(record, ...starts);
    if (isSuccess(details)) t.soft('invite.resend-resets', details).holds(isSo, seen);
  }
}

const isOver = (status: string | undefined): boolean => status !== 'pending';

/** Ends pending invitations at once: whoever accepts is a user, and whoever declines is none. Then other operations are refused. */
async function expectEnd(
  t: Steps,
  end: (typeof rounds)[number],
  invited: readonly own.CreatedInvitation[],
): Promise<void> {
  const rule = own.allowed[end];
  const mayJoin = end === 'declineInvitation' ? invited[0]?.invitee : undefined;
  // Users whose access was removed may still be listed.
  const before = mayJoin && (await assignmentsOf(t, mayJoin)).assignments;
  const answers = await Promise.all(invited.map((each) => own.whilePending(t, end, each)));
  const [first, ...others] = invited.filter((_, nth) => {
    const answer = answers[nth];
    return answer && t.soft(rule, answer).accepted('the invitation is pending');
  });
  if (!first) return;
  const shown = await own.shownOf(t, [first, ...others], isOver, end !== 'revokeInvitation');
  for (const { answer, record } of shown)
    if (!own.expectStatus(t, rule, answer, record, 'not pending', isOver)) return;
  const accepted = end === 'acceptInvitation' ? first.invitee : undefined;
  if (accepted && !(await expectAssigned(t, accepted, rule))) return;
  if (mayJoin && before?.length === 0) await expectAssigned(t, mayJoin, rule, 0);
  if ((await own.expectRuledOut(t, end, first)) && accepted)
    await expectAssigned(t, accepted, 'invite.revoke-accepted');
}

/** So many are sent again: enough to see a fault in one of five. */
const resentCount = 6;

/** Invitations are pending for 2 weeks after they are sent again. Those that have expired can only be sent again (sections 3 and 8). */
export const passingTime = scenario({
  id: 'invitations/passing-time',
  rules: [
    'invite.expires-2w',
    'invite.resend-resets',
    ...ends.map((end) => own.allowed[end]),
    'invite.expired-status',
    'invite.filter-status',
    ...Object.values(own.refused.expiration),
    'invite.resend-expired',
    'resource.by-id',
  ],
  needs: ['token', 'control'],
  requests: 50 + 2 * resentCount,
  movesTime: true,
  async record(t) {
    const { control } = t;
    if (!control) throw new EndScenario('skipped', lackOf('control'));
    const pass = async (days: number) => {
      t.step(`${days} days later`);
      await control.advance(`P${days}D`);
      t.callers.forgetTokens();
    };
    const users = [];
    for (const label of ['an invitee', 'another invitee', 'the third invitee'])
      users.push(await t.callers.outsider(label));
    const [third, ...invitees] = users.toReversed();
    const expiring = await own.invite(t, third);
    const resent: [own.CreatedInvitation, ...own.CreatedInvitation[]] = [await own.invite(t, invitees[0])];
    while (resent.length < resentCount) resent.push(await own.invite(t, invitees[resent.length]));
    for (const { creation } of [...resent, expiring])
      if (!own.expectTwoWeeks(t, 'invite.expires-2w', creation, own.madeAt(creation, await control.now())))
        return;

    await pass(3);
    const answers = await Promise.all(resent.map((each) => own.act(t, 'resendInvitation', each)));
    const from = await control.now();
    for (const answer of answers) {
      t.body(answer);
      own.expectTwoWeeks(t, 'invite.resend-resets', answer, [from]);
    }
    // Judges compare these details with the answer to the creation.
    await own.act(t, 'getInvitationDetails', expiring);

    // What was not sent again has certainly expired then.
    await pass(12);
    try {
      const shown = await own.shownOf(t, resent, (status) => status === 'pending');
      const arePending = shown.map(({ answer, record }) => {
        own.expectTwoWeeks(t, 'invite.resend-resets', answer, [from], record);
        return own.expectStatus(t, 'invite.resend-resets', answer, record, 'pending');
      });
      for (const [nth, end] of arePending.every(Boolean) ? ends.toReversed().entries() : []) {
        const answer = resent[nth] && (await own.whilePending(t, end, resent[nth]));
        if (answer) t.soft(own.allowed[end], answer).accepted('it is pending: it was sent again 12 days ago');
      }

      const details = await own.act(t, 'getInvitationDetails', expiring);
      const status = own.statusIn(t.object(details));
      own.expectStatus(t, 'invite.expired-status', details, t.object(details), 'expired');
      if (status === 'expired') {
        t.step('list those that are expired');
        const list = await t.call('getInvitations', { query: { status } });
        const missing = { at: 'invitations', expected: 'the expired invitation', received: 'others' };
        t.soft('invite.filter-status', list).holds(hasValue(t.body(list), expiring.id), missing);
      }
      if (!(await own.expectRuledOut(t, 'expiration', expiring))) return;
      const again = await own.act(t, 'resendInvitation', expiring);
      const rule = 'invite.resend-expired';
      if (!t.soft(rule, again).accepted('an expired invitation can be sent again')) return;
      const renewed = await own.act(t, 'getInvitationDetails', expiring);
      const [expiration, now] = [own.expirationIn(renewed.response.json), await control.now()];
      const expected = `after ${own.written(now)}`;
      const seen = { at: 'expiresAt', expected, received: own.written(expiration ?? 0) };
      if (expiration !== undefined) t.soft(rule, renewed).holds(expiration > now, seen);
    } finally {
      await removeGiven(t, ...users);
    }
  },
});

const filterRules = ['invite.filter-status', 'invite.filter-partition'] as const;

/** The lists filtered by status, in runs that may not create invitations; other runs perform the scenario below. */
const partitionedInvitations = scenario({
  id: 'invitations/partition',
  rules: filterRules,
  unless: 'own-resources',
  requests: 2 + own.statusesMax,
  record: own.expectFiltered,
});

/** The same with at least two invitations, one pending and one not. */
const filteredInvitations = scenario({
  id: 'invitations/filters',
  rules: filterRules,
  requests: 7 + own.statusesMax,
  async record(t) {
    await own.invite(t);
    t.body(await own.act(t, 'revokeInvitation', await own.invite(t)));
    await own.expectFiltered(t);
  },
});

/** Scenarios about invitations. Those with answers come first: afterwards it is known that answering works. */
export const invitationScenarios = [
  invitationLife,
  filteredInvitations,
  partitionedInvitations,
  passingTime,
] as const;
