import type { World } from '../../engine/world.js';
import type { Store } from '../../state/store.js';
import { type Mail, putMail } from '../outbox.js';
import type { Invitation } from './invitation.js';

/** Sends the mail of an invitation to the invitee. */
export function sendInvitation(
  { id, org, email, role, expiresAtMs }: Invitation,
  store: Store,
  world: World,
): Promise<Mail> {
  const expiresAt = new Date(expiresAtMs).toISOString();
  const text =
    `You are invited to the organization ${org} as ${role}. Sign in as ${email} and accept or decline the ` +
    `invitation ${id} before ${expiresAt}.`;
  const subject = `Invitation to ${org}`;
  const data = { invitationId: id, orgId: org, role, expiresAt };
  return putMail(store, { to: email, kind: 'invitation', subject, text, data }, world);
}
