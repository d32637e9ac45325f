import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import type { Store } from '../../state/store.js';
import { findUserByEmail } from '../accounts.js';
import { hasAccess } from '../users/access.js';
import { isSameEmail } from './email-lock.js';
import { type Invitation, listInvitations } from './invitation.js';
import { statusOf } from './transition.js';

/** What an organization already has for an email. */
export interface Standing {
  /** The id of another pending invitation of this email. */
  readonly pending: string | undefined;
  readonly isMember: boolean;
}

/** Returns why an invitation is unnecessary; undefined if it is not. */
export function decideDuplicate(email: string, { pending, isMember }: Standing): Refusal | undefined {
  if (isMember) {
    const message = `The user ${quote(email)} has access to the organization already: change the role with PATCH …/users.`;
    return refuse('conflict', message, { field: 'email' });
  }
  if (pending === undefined) return undefined;
  const message = `${quote(email)} has the pending invitation ${quote(pending)} already: resend it, or revoke it first.`;
  return refuse('conflict', message, { field: 'email' });
}

/** Refuses a second pending invitation, or one for a member, unless the profile allows it. */
export async function refuseDuplicate(
  invitation: Pick<Invitation, 'id' | 'org' | 'email'>,
  store: Store,
  world: World,
): Promise<Refusal | undefined> {
  if (world.profile.reading('invite.duplicate') === 'second-invitation') return undefined;
  return decideDuplicate(invitation.email, await standingOf(invitation, store, world));
}

async function standingOf(
  { id, org, email }: Pick<Invitation, 'id' | 'org' | 'email'>,
  store: Store,
  { clock, profile }: World,
): Promise<Standing> {
  const isSame = (other: string) => isSameEmail(other, email, profile.reading('invite.email-lock'));
  const nowMs = clock.now();
  const pending = (await listInvitations(store, org)).find(
    (other) => other.id !== id && isSame(other.email) && statusOf(other, nowMs) === 'pending',
  );
  const user = await findUserByEmail(store, email);
  const isMember = user !== undefined && isSame(user.email) && (await hasAccess(store, user.id, org));
  return { pending: pending?.id, isMember };
}
