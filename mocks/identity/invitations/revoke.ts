import type { Handler } from '../../engine/handler.js';
import { isRefusal } from '../../engine/refusal.js';
import { noInvitation } from './absent.js';
import { deleteInvitation, findInvitation, putInvitation } from './invitation.js';
import { decideTransition } from './transition.js';

/** Revokes a pending invitation (section 3 rule 1). */
export const revokeInvitation: Handler<'revokeInvitation'> = (call, { store, clock, profile }) =>
  store.transact(async (tx) => {
    const { org_id: org, invitationId } = call.path;
    const found = await findInvitation(tx, org, invitationId);
    if (!found) return noInvitation(invitationId);
    const revoked = decideTransition(found, 'revoke', clock.now(), found.expiresAtMs);
    if (isRefusal(revoked)) return revoked;
    const keeps = profile.reading('invite.revoked-form') === 'status';
    await (keeps ? putInvitation : deleteInvitation)(tx, revoked);
    return { status: 204, body: undefined };
  });
