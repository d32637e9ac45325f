import type { Principal } from '../../engine/handler.js';
import type { World } from '../../engine/world.js';
import type { Store } from '../../state/store.js';
import { findUser } from '../accounts.js';
import { isSameEmail } from './email-lock.js';
import type { Invitation } from './invitation.js';

/** Whether a caller is the user whom an invitation is locked to. A service account or an API key has no email. */
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
