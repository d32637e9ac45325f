import type { Handler } from '../../engine/handler.js';
import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import { type InvitationStatus, listInvitations } from './invitation.js';
import { shownInvitation } from './shown.js';

const statuses: readonly InvitationStatus[] = ['pending', 'accepted', 'declined', 'revoked', 'expired'];

/** The invitations of an organization, filtered by their status of this moment (section 4.3). */
export const getInvitations: Handler<'getInvitations'> = async (call, world) => {
  const { status } = call.query;
  const rejects = world.profile.reading('invite.status-filter-unknown') === 'rejected-400';
  if (status !== undefined && rejects && !isStatus(status)) return unknownStatus(status);
  const nowMs = world.clock.now();
  const invitations = (await listInvitations(world.store, call.path.org_id))
    .map((invitation) => shownInvitation(invitation, nowMs))
    .filter((shown) => status === undefined || shown.status === status);
  return { status: 200, body: { invitations } };
};

function isStatus(text: string): boolean {
  return statuses.some((status) => status === text);
}

function unknownStatus(status: string): Refusal {
  const message = `\`status\` is ${quote(status)}; it must be one of ${statuses.join(', ')}.`;
  return refuse('request-invalid', message, { field: 'status' });
}
