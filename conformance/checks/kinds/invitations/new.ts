import { eventually, laggingMs } from '../../../scene/eventually.js';
import type { Scene } from '../../../scene/scene.js';
import { unlessEnded } from '../../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import { isObject, type Json } from '../../../target/json.js';
import { removeAccess } from '../users/assignments.js';
import { wholeListOf } from '../users/whole-list.js';
import { expirationIn, isPrecise, isTwoWeeksAfter, madeAt, seeTwoWeeks, written } from './expiration.js';
import {
  act,
  invitationIn,
  type OwnInvitation,
  seeRefused,
  seeStatus,
  statusIn,
  whilePending,
} from './invitations.js';

/** Final statuses of an invitation, as the specification names them (section 3). */
const final = ['accepted', 'declined', 'expired'];

/** A new invitation, in the answer to its creation, in the list, and in its details (section 4.3). Returns whether it is listed. */
export async function seeNew(t: Scene, invitation: OwnInvitation): Promise<boolean> {
  const { creation, record } = invitation;
  const expected = `an invitation that is none of ${final.join(', ')}`;
  // It is open whether it is `pending` at once or later.
  seeStatus(t, 'invite.create', creation, record, expected, (status) => !final.includes(status));
  seeTwoWeeks(t, 'invite.expires-2w', creation, record, madeAt(creation, t.now()));

  t.step('list the invitations');
  const list = await t.call('getInvitations');
  const items = wholeListOf(t, list);
  const listed = invitationIn(items, invitation);
  t.soft('invite.create-listed', list).holds(listed !== undefined, {
    at: 'invitations',
    expected: 'the new invitation',
    received: `${items.length} others`,
  });
  if (!listed) return false;

  const details = await act(t, 'getInvitationDetails', invitation);
  const [inList, inDetails] = [described(listed), described(t.object(details))];
  if (inList === described({})) t.skip('invite.details', 'the list shows no `status`, and no `expiresAt`');
  else
    t.soft('invite.details', details).holds(inDetails === inList, {
      at: 'body',
      expected: `as the list has it: ${inList}`,
      received: inDetails,
    });
  return true;
}

function described(record: Json): string {
  const expiration = expirationIn(record);
  const expires = expiration === undefined ? 'without expiration date' : `expires ${written(expiration)}`;
  return `${statusIn(record) ?? 'without status'}, ${expires}`;
}

/** The admin who invites cannot answer for the invitee; a user with another email can neither read nor answer (section 4.3). */
export async function seeStrangers(t: Scene, invitation: OwnInvitation): Promise<void> {
  const rule = 'invite.accept-only-invitee';
  const stranger = await unlessEnded(t.callers.stranger());
  for (const deed of ['acceptInvitation', 'declineInvitation'] as const)
    seeRefused(t, rule, await act(t, deed, invitation), 'the caller is not the invitee');
  const shown = await act(t, 'getInvitationDetails', invitation);
  // Whether a new invitation is pending is another rule.
  if (statusIn(invitation.record) === 'pending') seeStatus(t, rule, shown, t.object(shown), 'pending');
  if (!stranger) return;
  const details = await act(t, 'getInvitationDetails', invitation, stranger);
  seeRefused(t, 'invite.details-stranger', details, 'the caller is neither admin nor the invitee');
  const accepted = await act(t, 'acceptInvitation', invitation, stranger);
  seeRefused(t, 'invite.email-locked', accepted, 'the invitation is locked to another email');
  if (isSuccess(accepted)) await removeAccess(t, stranger);
  seeRefused(
    t,
    rule,
    await act(t, 'declineInvitation', invitation, stranger),
    'the caller is not the invitee',
  );
}

/** Enough for a new expiration to differ where it is shown by seconds. */
const resendMs = 2000;

/** Sends a pending invitation again, twice: what holds of the first time holds of the second one. */
export async function resendTwice(t: Scene, invitation: OwnInvitation): Promise<void> {
  const starts = madeAt(invitation.creation, t.now());
  let { record } = invitation;
  for (let time = 1; time <= 2; time += 1) {
    const before = expirationIn(record);
    const ms = isPrecise(record) && !t.control ? resendMs : 0;
    await t.wait(ms);
    const again = await whilePending(t, invitation, () => act(t, 'resendInvitation', invitation));
    if (!t.soft('invite.resend-pending', again).accepted('a pending invitation can be sent again')) return;
    // Where days can be made to pass, another scenario sees more by that than by seconds.
    if (t.control) continue;
    if (before === undefined || !isTwoWeeksAfter(record, ...starts)) return;
    const least = before + ms / 2;
    const isReset = ({ response: { json } }: Exchange) => (expirationIn(json) ?? least) >= least;
    const read = () => act(t, 'getInvitationDetails', invitation);
    const details = await eventually(t, laggingMs, read, isReset);
    for (const answer of [again, details]) {
      const { json } = answer.response;
      const after = expirationIn(json);
      if (!isSuccess(answer) || after === undefined) continue;
      t.soft('invite.resend-resets', answer).holds(isReset(answer) && isTwoWeeksAfter(json, ...starts), {
        at: 'expiresAt',
        expected: `2 weeks from now, not before ${written(least)}`,
        received: written(after),
      });
      if (isObject(json)) record = json;
    }
  }
}
