import type { Handler } from '../../engine/handler.js';
import { noInvitation } from './absent.js';
import { findInvitation } from './invitation.js';
import { isInvitee } from './invitee.js';
import { shownInvitation } from './shown.js';

/** Returns an invitation to admins of the organization and to the invitee (section 4.3). */
export const getInvitationDetails: Handler<'getInvitationDetails'> = async (call, world) => {
  const { org_id: org, invitationId } = call.path;
  const invitation = await findInvitation(world.store, org, invitationId);
  if (call.forbidden) {
    // To a caller without the role, an invitation of another user looks the same as none.
    const isFound = invitation && (await isInvitee(call.principal, invitation, world.store, world));
    if (!isFound) return call.forbidden;
  }
  if (!invitation) return noInvitation(invitationId);
  return { status: 200, body: shownInvitation(invitation, world.clock.now()) };
};
