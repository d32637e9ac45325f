import type { components } from '../../../generated/identity.js';
import type { Invitation } from './invitation.js';
import { statusOf } from './transition.js';

/** Returns an invitation as the API shows it at an instant. */
export function shownInvitation(invitation: Invitation, nowMs: number): components['schemas']['Invitation'] {
  const { id, org, email, role, invitedBy, createdAtMs, expiresAtMs } = invitation;
  return {
    id,
    orgId: org,
    email,
    role,
    status: statusOf(invitation, nowMs),
    invitedBy,
    createdAt: new Date(createdAtMs).toISOString(),
    expiresAt: new Date(expiresAtMs).toISOString(),
  };
}
