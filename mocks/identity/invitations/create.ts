import { suffices } from '../../engine/authorize.js';
import type { Handler } from '../../engine/handler.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import { refuseDuplicate } from './duplicate.js';
import { expirationOf } from './expiration.js';
import { type Invitation, putInvitation } from './invitation.js';
import { sendInvitation } from './mail.js';
import { shownInvitation } from './shown.js';

/** Invites a user by email, and sends the mail (section 4.3). */
export const createInvitation: Handler<'createInvitation'> = (call, world) => {
  const { org_id: org } = call.path;
  const { email, role } = call.body;
  const held = call.principal.roles[org] ?? [];
  return world.store.transact(async (store) => {
    // A caller who may invite without being admin must not grant a role above those that admins gave them.
    if (!suffices(held, role, 'cumulative')) return tooHigh(role, held);
    const nowMs = world.clock.now();
    const invitation: Invitation = {
      id: world.ids.next('inv'),
      org,
      email,
      role,
      outcome: null,
      invitedBy: call.principal.id,
      createdAtMs: nowMs,
      expiresAtMs: expirationOf(nowMs, world.profile.reading('invite.lifetime')),
    };
    const duplicate = await refuseDuplicate(invitation, store, world);
    if (duplicate) return duplicate;
    await putInvitation(store, invitation);
    await sendInvitation(invitation, store, world);
    return { status: 201, body: shownInvitation(invitation, nowMs) };
  });
};

function tooHigh(role: string, held: readonly string[]): Refusal {
  const message = `\`role\` is ${role}, which is higher than the caller's own (${held.join(', ')}): only an admin can invite to it.`;
  return refuse('role-insufficient', message, { field: 'role' });
}
