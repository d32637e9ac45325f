import type { RuleId } from '../../../../generated/rules.js';
import { almost, isLong } from '../../../resources/near-ids.js';
import { eventually, laggingMs } from '../../../scene/eventually.js';
import { answerTo, withOldToken } from '../../../scene/old-tokens.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import type { Caller, User } from '../../../target/caller.js';
import { EndScenario, unlessEnded } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { lackOf } from '../../../target/target.js';
import { mentions, removeAccess, removeGiven, seeAssigned } from '../users/assignments.js';
import { spareUser } from '../users/newcomers.js';
import { wholeListOf } from '../users/whole-list.js';
import {
  act,
  byInvitee,
  type Deed,
  invitationIn,
  invite,
  nobodysEmail,
  type OwnInvitation,
  seeRefused,
  seeStatus,
  statusIn,
  whilePending,
} from './invitations.js';
import { resendTwice, seeNew, seeStrangers } from './new.js';

const rules = [
  'invite.create',
  'invite.create-listed',
  'invite.expires-2w',
  'invite.details',
  'invite.details-invitee',
  'invite.details-stranger',
  'invite.email-locked',
  'invite.accept-only-invitee',
  'invite.accept',
  'invite.decline',
  'invite.resend-pending',
  'invite.resend-resets',
  'invite.resend-revoked',
  'invite.resend-accepted',
  'invite.revoke-pending',
  'invite.revoke-twice',
  'invite.revoke-accepted',
  'invite.revoke-declined',
  'invite.revoked-not-acceptable',
  'resource.by-id',
  'auth.token-all-endpoints',
] as const;

/** How a pending invitation ends: by which operation, and by which rules others are refused afterwards (section 3). */
const ends = {
  revoked: {
    by: 'revokeInvitation',
    rule: 'invite.revoke-pending',
    refused: [
      ['revokeInvitation', 'invite.revoke-twice'],
      ['resendInvitation', 'invite.resend-revoked'],
      ['acceptInvitation', 'invite.revoked-not-acceptable'],
    ],
  },
  declined: {
    by: 'declineInvitation',
    rule: 'invite.decline',
    refused: [['revokeInvitation', 'invite.revoke-declined']],
  },
  accepted: {
    by: 'acceptInvitation',
    rule: 'invite.accept',
    refused: [
      ['revokeInvitation', 'invite.revoke-accepted'],
      ['resendInvitation', 'invite.resend-accepted'],
    ],
  },
} as const satisfies Record<string, End>;

/** Of one invitee beside a bystander at first, and then of all invitees at once: often enough to see a fault in one of five. */
const early = ['revoked', 'declined', 'accepted'] as const;
const rounds = [...early, ...early, 'declined', 'accepted'] as const;

interface End {
  readonly by: Deed;
  readonly rule: RuleId;
  readonly refused: readonly (readonly [Deed, RuleId])[];
}

/** Who is invited. */
interface Invitee {
  readonly user: User;
  /** The same user, maybe with an old token. */
  readonly caller: Caller;
}

/**
 * The life of invitations (sections 3 and 4.3). The first one, of nobody, is new, is seen by strangers, sent again and revoked. Then
 * an invitee, and later all of them, two if a control plane makes users, are invited repeatedly, and each time the invitations end in
 * another way, at once. If time can be moved, the first invitee has an old token from the first acceptance on: no other scenario checks that
 * operations without a required role take it.
 */
export const invitationLife = scenario({
  id: 'invitations/life',
  rules,
  requests: 120,
  async record(t) {
    const first = await invite(t, nobodysEmail(t), 'editor');
    if (await seeNew(t, first)) await seeStrangers(t, first);
    await resendTwice(t, first);
    await seeEnd(t, ends.revoked, [{ invitation: first, invitee: undefined }]);

    let invitees = await inviteesOf(t);
    try {
      for (const [round, how] of rounds.entries()) {
        const isEarly = round < early.length;
        // What is done to the one must not be done to a bystander, which is most like it.
        const [bystander, ...invited] = await Promise.all([
          isEarly ? invite(t, nobodysEmail(t), 'editor') : undefined,
          ...(isEarly ? invitees.slice(0, 1) : invitees).map(async (invitee) => ({
            invitation: await invite(t, invitee.user.email, 'editor'),
            invitee,
          })),
        ]);
        const [one] = invited;
        if (one && round === 0) await seePending(t, one.invitation, one.invitee.user);
        await seeEnd(t, ends[how], invited, bystander);
        if (how !== 'accepted') continue;
        invitees = await withOldTokens(t, invitees);
        await removeAccess(t, ...invited.map(({ invitee }) => invitee.user));
      }
    } finally {
      await removeGiven(t, ...invitees.map(({ user }) => user));
    }
  },
});

async function inviteesOf(t: Scene): Promise<readonly Invitee[]> {
  const first = await unlessEnded(spareUser(t, 'the invitee'));
  if (!first) throw new EndScenario('skipped', lackOf('second-user'));
  const users = [first, ...(t.control ? [await spareUser(t, 'another invitee')] : [])];
  // Tokens are fetched before, so that later calls are concurrent.
  for (const user of users) await user.token();
  return users.map((user) => ({ user, caller: user }));
}

/** The first invitee with an old token, if it is not known to have one. */
async function withOldTokens(t: Scene, invitees: readonly Invitee[]): Promise<readonly Invitee[]> {
  const [first, ...others] = invitees;
  if (!first || first.caller !== first.user) return invitees;
  const { user } = first;
  const caller = await withOldToken(t, user);
  const { id: userId } = user;
  if (caller !== user && userId !== undefined)
    await answerTo(t, caller, user, (each) => t.call('getUser', { path: { userId } }, each));
  return [{ user, caller }, ...others];
}

/** The invitee reads an invitation, and answers ids that are almost its own, which must not answer it. */
async function seePending(t: Scene, invitation: OwnInvitation, user: User): Promise<void> {
  const details = await act(t, 'getInvitationDetails', invitation, user);
  t.soft('invite.details-invitee', details).accepted('the invitee may get them');
  for (const id of isLong(invitation.id) ? almost(invitation.id) : []) {
    for (const deed of ['acceptInvitation', 'declineInvitation'] as const) {
      const answered = await act(t, deed, { id }, user);
      if (!isSuccess(answered)) continue;
      const { response } = await act(t, 'getInvitationDetails', invitation);
      const expected = `no answer to the invitation: "${id}" names nothing`;
      seeStatus(t, 'resource.by-id', answered, response.json, expected, isUnanswered);
    }
  }
}

/** Whether nobody has answered or revoked it. */
const isUnanswered = (status: string): boolean => !Object.hasOwn(ends, status);

interface Invited {
  readonly invitation: OwnInvitation;
  readonly invitee: Invitee | undefined;
}

/**
 * Ends pending invitations at once: they are pending no more, and whoever accepts is a user. Then other operations are refused. Beside a
 * bystander, to whose invitation nothing may be done, they are accepted by two calls each.
 */
async function seeEnd(
  t: Scene,
  { by, rule, refused }: End,
  invited: readonly Invited[],
  bystander?: OwnInvitation,
): Promise<void> {
  const users = invited.flatMap(({ invitee }) => invitee?.user ?? []);
  // Users whose access was removed may still be listed.
  const before = rule === 'invite.decline' ? await usersAmong(t, users) : [];
  const answers = await Promise.all(
    invited.map(async (each) => ({
      each,
      answer: await whilePending(t, each.invitation, () =>
        by === 'acceptInvitation' && bystander ? accept(t, each) : perform(t, by, each),
      ),
    })),
  );
  const done = answers.flatMap(({ each, answer }) =>
    t.soft(rule, answer).accepted('the invitation is pending') ? each : [],
  );
  const [first] = done;
  if (!first) return;
  const over = done.map(({ invitation }) => invitation);
  if (!(await seeOver(t, rule, over, bystander))) return;
  const user = first.invitee?.user;
  if (user && rule === 'invite.accept' && !(await seeAssigned(t, user, rule))) return;
  if (user && rule === 'invite.decline') {
    const now = (await usersAmong(t, users)).find((each) => !before.includes(each));
    const seen = { at: 'users', expected: 'nobody who declined', received: now?.label };
    t.soft(rule).holds(now === undefined, seen);
  }
  for (const [deed, refusal] of refused) {
    if (deed === 'acceptInvitation' && !user) continue;
    const answer = await perform(t, deed, first);
    if (!seeRefused(t, refusal, answer, 'the invitation has ended')) return;
    if (user && refusal === 'invite.revoke-accepted') await seeAssigned(t, user, refusal);
  }
}

/** Calls an operation as whoever may. */
function perform(t: Scene, deed: Deed, { invitation, invitee }: Invited): Promise<Exchange> {
  if (!invitee || !byInvitee.has(deed)) return act(t, deed, invitation);
  return answerTo(t, invitee.caller, invitee.user, (caller) => act(t, deed, invitation, caller));
}

/** Accepts at once two times: the first of these calls is accepted, whichever that is; the answer to the other one is open. */
async function accept(t: Scene, invited: Invited): Promise<Exchange> {
  const [one, other] = await Promise.all([
    perform(t, 'acceptInvitation', invited),
    perform(t, 'acceptInvitation', invited),
  ]);
  return isSuccess(other) ? other : one;
}

async function usersAmong(t: Scene, users: readonly User[]): Promise<readonly User[]> {
  t.step('list the users');
  const all = wholeListOf(t, await t.call('getOrgUsers'));
  return users.filter((user) => all.some((each) => mentions(each, user)));
}

/** Checks that none of these invitations is pending, by the details of one and in the list. It may no longer exist. */
async function seeOver(
  t: Scene,
  rule: RuleId,
  over: readonly OwnInvitation[],
  bystander: OwnInvitation | undefined,
): Promise<boolean> {
  const [first] = over;
  if (!first) return false;
  const isOver = (status: string | undefined) => status !== 'pending';
  const read = () => act(t, 'getInvitationDetails', first);
  const details = await eventually(t, laggingMs, read, ({ response }) => isOver(statusIn(response.json)));
  const isGone = [404, 410].includes(details.response.status);
  t.step('list the invitations');
  const list = await t.call('getInvitations');
  const all = wholeListOf(t, list);
  const shown = [
    ...(isGone ? [] : [{ answer: details, record: t.object(details) }]),
    ...over.flatMap((each) => invitationIn(all, each) ?? []).map((record) => ({ answer: list, record })),
  ];
  const other = bystander && invitationIn(all, bystander);
  if (other) seeStatus(t, 'resource.by-id', list, other, 'as it was: nothing was done to it', isUnanswered);
  return shown.every(({ answer, record }) => seeStatus(t, rule, answer, record, 'not pending', isOver));
}
