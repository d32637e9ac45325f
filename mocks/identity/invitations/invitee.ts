import type { Principal } from '../../engine/handler.js';
import type { World } from '../../engine/world.js';
import type { Store } from '../../state/store.js';
import { findUser } from '../accounts.js';
import { isSameEmail } from './email-lock.js';
import type { Invitation } from './invitation.js';

/** Whether the caller is the user to whom an invitation is locked. Service accounts and API keys have no email. */
export async function isInvitee(
  { id }: Principal,
  invitation: Invitation,
  store: Store,
  { profile }: World,
): Promise<boolean> {
  const user = await findUser(store, id);
  return (
    user !== undefined && isSameEmail(user.email, invitation.email, profile.reading('invite.email-lock'))
  );
}
