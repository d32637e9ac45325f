import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { Invitation, InvitationStatus } from './invitation.js';

/** What can be done to an invitation. */
export type InvitationAction = 'accept' | 'decline' | 'revoke' | 'resend';

/** The status of an invitation. Nobody marks it as expired: its time is over when the clock says so. */
export function statusOf({ outcome, expiresAtMs }: Invitation, nowMs: number): InvitationStatus {
  return outcome ?? (nowMs < expiresAtMs ? 'pending' : 'expired');
}

/**
 * What an action makes of an invitation (section 3), or why it cannot.
 *
 *                 accept      decline     revoke      resend
 *     pending     accepted    declined    revoked     pending
 *     expired     -           -           -           pending
 *     accepted    -           -           -           -
 *     declined    -           -           -           -
 *     revoked     -           -           -           -
 *
 * @param renewedUntilMs when it expires if it is sent again
 */
export function decideTransition(
  invitation: Invitation,
  action: InvitationAction,
  nowMs: number,
  renewedUntilMs: number,
): Invitation | Refusal {
  const status = statusOf(invitation, nowMs);
  const isOpen = status === 'pending' || (status === 'expired' && action === 'resend');
  if (!isOpen) return refuse('conflict', wrongStatus(invitation.id, status, action));
  return action === 'resend'
    ? { ...invitation, expiresAtMs: renewedUntilMs }
    : { ...invitation, outcome: outcomes[action] };
}

const outcomes = { accept: 'accepted', decline: 'declined', revoke: 'revoked' } as const;

function wrongStatus(id: string, status: InvitationStatus, action: InvitationAction): string {
  const is = `Invitation ${quote(id)} ${status === 'expired' ? 'has expired' : `is ${status}`}`;
  if (action === 'resend') return `${is}; only one that is pending or expired can be sent again.`;
  const hint = status === 'expired' ? ' An admin of the organization can send it again.' : '';
  return `${is}; only one that is pending can be ${outcomes[action]}.${hint}`;
}
