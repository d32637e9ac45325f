import type { CheckContext } from '../../../scene/check-context.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { fixedCaller } from '../../../target/caller.js';
import type { ControlPlane } from '../../../target/control/control-plane.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import type { Json } from '../../../target/json.js';
import { lackOf } from '../../../target/target.js';
import { removeAccess, removeGiven } from '../users/assignments.js';
import { spareUser } from '../users/newcomers.js';
import { wholeListOf } from '../users/whole-list.js';
import { certainlyExpired, creationTimeOf, expirationIn, isTwoWeeksAfter, written } from './expiration.js';
import {
  accept,
  decline,
  detailsOf,
  invitationIn,
  invite,
  nobodysEmail,
  type OwnInvitation,
  resend,
  revoke,
  statusIn,
} from './invitations.js';
import { noStatus, seeRefused } from './seeing.js';

function controlOf({ control }: CheckContext): ControlPlane {
  if (!control) throw new EndScenario('skipped', lackOf('control'));
  return control;
}

/** Moves time; all callers have to sign in again. */
async function pass(duration: string, control: ControlPlane, context: CheckContext): Promise<void> {
  await control.advance(duration);
  context.callers.forgetTokens();
}

/** Ends the scenario if an invitation does not expire in 2 weeks, which another rule is about. */
function requireTwoWeeks({ creation, record }: OwnInvitation, context: CheckContext): void {
  const expiration = expirationIn(record);
  if (expiration === undefined) return;
  if (isTwoWeeksAfter(record, creationTimeOf(creation, context.now(), expiration))) return;
  throw new EndScenario('inconclusive', 'a new invitation does not expire in 2 weeks');
}

type Rule = (typeof rules)[number];
const rules = [
  'invite.expires-2w',
  'invite.resend-resets',
  'invite.accept',
  'invite.decline',
  'invite.revoke-pending',
  'session.token-after-expiry',
  'resource.by-id',
] as const;

/** Enough to see a fault in one of five, and together with those of other scenarios in one of ten. */
const count = 6;

/** Invitations that are resent after some days are pending for 2 weeks from then on (section 3 rule 2). */
export const renewedInvitations = scenario({
  id: 'invitations/renewed',
  rules,
  needs: ['token', 'control'],
  requests: 32 + 2 * count,
  movesTime: true,
  async record(t) {
    const rule = 'invite.resend-resets';
    const control = controlOf(t);
    const one = await spareUser(t, 'an invitee');
    const another = await spareUser(t, 'another invitee');
    const [accepted, declined, revoked] = [
      await invite(t, one.email),
      await invite(t, another.email),
      await invite(t, nobodysEmail(t)),
    ];
    const invitations = [accepted, declined, revoked];
    while (invitations.length < count) invitations.push(await invite(t, nobodysEmail(t)));
    const other = await invite(t, nobodysEmail(t));
    for (const each of invitations) requireTwoWeeks(each, t);
    seeTwoWeeks(t, 'invite.expires-2w', other.creation, other.record, await control.now());
    const old = await Promise.all(
      [one, another].map(async (user) =>
        fixedCaller(`${user.label} with a token of 15 days ago`, 'expired', await user.authorization()),
      ),
    );
    t.step('3 days later');
    await pass('P3D', control, t);
    t.step('send all but that again, at once');
    const resent = await Promise.all(invitations.map((each) => resend(t, each)));
    const now = await control.now();
    for (const answer of resent) {
      t.body(answer);
      seeTwoWeeks(t, rule, answer, answer.response.json, now);
    }
    // Judges compare these details with the answer to the creation.
    await detailsOf(t, other);
    t.step('12 days later');
    await pass('P12D', control, t);
    t.step('list the invitations');
    const list = await t.call('getInvitations');
    const listed = wholeListOf(t, list);
    for (const each of invitations) {
      const record = invitationIn(listed, each);
      if (record) seePending(t, list, record);
      seeTwoWeeks(t, rule, list, record, now);
    }
    t.step('get the details of the first');
    const details = await detailsOf(t, accepted);
    if (!seePending(t, details, t.object(details))) return;
    try {
      t.step('accept the first and decline the second with tokens of 15 days ago');
      const [late, tardy] = [await accept(t, accepted, old[0]), await decline(t, declined, old[1])];
      const answers = [
        ['invite.accept', 'accept the first', late, () => accept(t, accepted, one)],
        ['invite.decline', 'decline the second', tardy, () => decline(t, declined, another)],
        ['invite.revoke-pending', 'revoke the third', undefined, () => revoke(t, revoked)],
      ] as const;
      let doEnd = false;
      for (const [by, what, before, call] of answers) {
        if (before && isSuccess(before)) continue;
        t.step(what);
        const answer = await call();
        t.soft(by, answer).accepted('it is pending: it was sent again 12 days ago');
        doEnd ||= before?.response.status === 401 && isSuccess(answer);
      }
      // Only if one call was refused for its old token do the others break a rule: else moved time may not expire tokens.
      for (const each of doEnd ? [late, tardy] : [])
        t.soft('session.token-after-expiry', each).refused('the token has expired');
    } finally {
      await removeGiven(t, one);
    }
  },
});

/** Checks that an invitation expires in 2 weeks, if the answer shows when it does. */
function seeTwoWeeks(
  t: Scene<Rule>,
  rule: Rule,
  answer: Exchange,
  record: Json | undefined,
  from: number,
): void {
  const expiration = expirationIn(record);
  if (expiration === undefined) return;
  const seen = {
    at: 'expiresAt',
    expected: `2 weeks after ${written(from)}`,
    received: written(expiration),
  };
  t.expect(rule, answer).holds(isTwoWeeksAfter(record, from), seen);
}

function seePending(t: Scene<Rule>, answer: Exchange, record: Json): boolean {
  const rule = 'invite.resend-resets';
  const status = statusIn(record);
  if (status === undefined) {
    t.skip(rule, noStatus);
    return false;
  }
  const seen = { at: 'status', expected: 'pending: it was sent again 12 days ago', received: status };
  return t.soft(rule, answer).holds(status === 'pending', seen);
}

/** An invitation that is not answered for 2 weeks expires, and can only be resent (section 3, section 8). */
export const expiredInvitation = scenario({
  id: 'invitations/expired',
  rules: [
    'invite.expired-status',
    'invite.filter-status',
    'invite.revoke-expired',
    'invite.expired-not-acceptable',
    'invite.resend-expired',
  ],
  needs: ['token', 'control'],
  requests: 21,
  movesTime: true,
  async record(t) {
    const control = controlOf(t);
    const invitee = await spareUser(t, 'the invitee');
    const invitation = await invite(t, invitee.email);
    requireTwoWeeks(invitation, t);
    t.step('15 days later');
    await pass(certainlyExpired, control, t);

    t.step('get its details');
    const details = await detailsOf(t, invitation);
    const status = statusIn(t.object(details));
    if (status === undefined) t.skip('invite.expired-status', noStatus);
    else {
      const seen = { at: 'status', expected: 'expired', received: status };
      t.soft('invite.expired-status', details).holds(status === 'expired', seen);
    }
    if (status === 'expired') {
      t.step('list those that are expired');
      const list = await t.call('getInvitations', { query: { status } });
      const listed = invitationIn(wholeListOf(t, list), invitation);
      const missing = { at: 'invitations', expected: 'the expired invitation', received: 'others' };
      t.soft('invite.filter-status', list).holds(listed !== undefined, missing);
    }

    t.step('revoke it');
    const revoked = await revoke(t, invitation);
    if (!seeRefused('invite.revoke-expired', revoked, 'it has expired', t)) return;
    t.step('the invitee accepts it');
    const accepted = await accept(t, invitation, invitee);
    if (!seeRefused('invite.expired-not-acceptable', accepted, 'it has expired', t)) {
      await removeAccess(t, invitee);
      return;
    }
    t.step('send it again');
    const resent = await resend(t, invitation);
    t.expect('invite.resend-expired', resent).accepted('an expired invitation can be sent again');
    const expiration =
      expirationIn(resent.response.json) ?? expirationIn((await detailsOf(t, invitation)).response.json);
    if (expiration === undefined) return;
    const now = await control.now();
    const seen = { at: 'expiresAt', expected: `after ${written(now)}`, received: written(expiration) };
    t.expect('invite.resend-expired', resent).holds(expiration > now, seen);
  },
});
