import type { Handler } from '../../engine/handler.js';
import { isRefusal } from '../../engine/refusal.js';
import { noInvitation } from './absent.js';
import { refuseDuplicate } from './duplicate.js';
import { expirationOf } from './expiration.js';
import { findInvitation, putInvitation } from './invitation.js';
import { sendInvitation } from './mail.js';
import { shownInvitation } from './shown.js';
import { decideTransition } from './transition.js';

/** Sends a pending or expired invitation again, with a new period of 2 weeks (section 3 rule 2). */
export const resendInvitation: Handler<'resendInvitation'> = (call, world) =>
  world.store.transact(async (store) => {
    const { org_id: org, invitationId } = call.path;
    const found = await findInvitation(store, org, invitationId);
    if (!found) return noInvitation(invitationId);
    const nowMs = world.clock.now();
    const renewedUntilMs = expirationOf(nowMs, world.profile.reading('invite.lifetime'));
    const resent = decideTransition(found, 'resend', nowMs, renewedUntilMs);
    if (isRefusal(resent)) return resent;
    // After expiration, there may be another invitation, or access without one.
    const duplicate = await refuseDuplicate(resent, store, world);
    if (duplicate) return duplicate;
    await putInvitation(store, resent);
    await sendInvitation(resent, store, world);
    return { status: 200, body: shownInvitation(resent, nowMs) };
  });
