import { eventually, laggingMs } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { User } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { isObject } from '../../../target/json.js';
import { assignmentsOf, seeAssigned } from '../users/assignments.js';
import { creationTimeOf, expirationIn, isPrecise, isTwoWeeksAfter, written } from './expiration.js';
import { accept, decline, detailsOf, type OwnInvitation, resend, revoke, statusIn } from './invitations.js';
import { seeNotPending } from './seeing.js';

type Pending = 'invite.resend-pending' | 'invite.resend-resets' | 'invite.revoke-pending';
type Answered = 'invite.accept' | 'invite.decline';

/** Performs a call on a pending invitation. A new one may be in another state at first, in which the call is refused. */
async function whilePending(
  t: Scene,
  invitation: OwnInvitation,
  call: () => Promise<Exchange>,
): Promise<Exchange> {
  const first = await call();
  if (isSuccess(first)) return first;
  const status = statusIn((await detailsOf(t, invitation)).response.json);
  if (status === 'pending') return call();
  if (status === undefined) return first;
  throw new EndScenario('inconclusive', `a new invitation is ${status}, not pending`);
}

/** Sends it again, twice: what holds of the first time holds of the second one. */
export async function sendAgain(t: Scene<Pending>, invitation: OwnInvitation): Promise<void> {
  let { record } = invitation;
  for (const times of ['again', 'once more']) {
    const before = expirationIn(record);
    // Where days can be made to pass, that is more telling than seconds.
    const ms = isPrecise(record) && !t.control ? resendMs : 0;
    await t.wait(ms);
    t.step(`send it ${times}`);
    const again = await whilePending(t, invitation, () => resend(t, invitation));
    t.expect('invite.resend-pending', again).accepted('a pending invitation can be sent again');
    if (before === undefined) return;
    const start = creationTimeOf(invitation.creation, t.now(), before);
    if (!isTwoWeeksAfter(record, start)) return;
    const least = before + ms / 2;
    const isReset = ({ response: { json } }: Exchange) => (expirationIn(json) ?? least) >= least;
    const details = await eventually(t, laggingMs, () => detailsOf(t, invitation), isReset);
    for (const answer of [again, details]) {
      const { json } = answer.response;
      const after = expirationIn(json);
      if (!isSuccess(answer) || after === undefined) continue;
      t.expect('invite.resend-resets', answer).holds(isReset(answer) && isTwoWeeksAfter(json, start), {
        at: 'expiresAt',
        expected: `2 weeks from now, not before ${written(least)}`,
        received: written(after),
      });
    }
    const { json } = details.response;
    if (isSuccess(details) && isObject(json)) record = json;
  }
}

/** Enough for a new expiration to differ where it is shown by seconds. */
const resendMs = 2000;

export async function takeBack(t: Scene<Pending>, invitation: OwnInvitation): Promise<void> {
  t.step('revoke it');
  const revoked = await whilePending(t, invitation, () => revoke(t, invitation));
  t.expect('invite.revoke-pending', revoked).accepted('a pending invitation can be revoked');
  await seeNotPending('invite.revoke-pending', invitation, t);
}

export async function takeUp(t: Scene<Answered>, invitation: OwnInvitation, invitee: User): Promise<void> {
  t.step('the invitee accepts it');
  const accepted = await whilePending(t, invitation, () => accept(t, invitation, invitee));
  t.expect('invite.accept', accepted).accepted('the invitee accepts a pending invitation');
  await seeNotPending('invite.accept', invitation, t);
  await seeAssigned(t, invitee, ['invite.accept', 'any']);
}

export async function turnDown(t: Scene<Answered>, invitation: OwnInvitation, invitee: User): Promise<void> {
  // Users whose access was removed may still be listed.
  const before = await assignmentsOf(t, invitee);
  t.step('the invitee declines it');
  const declined = await whilePending(t, invitation, () => decline(t, invitation, invitee));
  t.expect('invite.decline', declined).accepted('the invitee declines a pending invitation');
  await seeNotPending('invite.decline', invitation, t);
  if (before.assignments.length > 0) return;
  const { list: users, assignments } = await assignmentsOf(t, invitee);
  const isNoMember = { at: 'users', expected: 'not the user who declined', received: 'the user' };
  t.expect('invite.decline', users).holds(assignments.length === 0, isNoMember);
}
