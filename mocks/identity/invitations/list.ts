import type { Handler } from '../../engine/handler.js';
import { listInvitations } from './invitation.js';
import { shownInvitation } from './shown.js';

/** Returns the invitations of an organization, filtered by their current status (section 4.3). */
export const getInvitations: Handler<'getInvitations'> = async (call, world) => {
  const { status } = call.query;
  const nowMs = world.clock.now();
  const invitations = (await listInvitations(world.store, call.path.org_id))
    .map((invitation) => shownInvitation(invitation, nowMs))
    .filter((shown) => status === undefined || shown.status === status);
  return { status: 200, body: { invitations } };
};
