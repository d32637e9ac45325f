import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { Invitation, InvitationStatus } from './invitation.js';

/** An action on an invitation. */
export type InvitationAction = 'accept' | 'decline' | 'revoke' | 'resend';

/** Returns the status of an invitation. Expiration is not stored: it follows from the clock. */
export function statusOf({ outcome, expiresAtMs }: Invitation, nowMs: number): InvitationStatus {
  return outcome ?? (nowMs < expiresAtMs ? 'pending' : 'expired');
}

/**
 * Returns an invitation after an action (section 3), or why the action is impossible.
 *
 *                 accept      decline     revoke      resend
 *     pending     accepted    declined    revoked     pending
 *     expired     -           -           -           pending
 *     accepted    -           -           -           -
 *     declined    -           -           -           -
 *     revoked     -           -           -           -
 *
 * @param renewedUntilMs the expiration if it is sent again
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
