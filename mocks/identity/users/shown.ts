import type { components } from '../../../generated/identity.js';
import type { User } from '../accounts.js';
import { type Access, levelOf } from './access.js';

type Schemas = components['schemas'];

const profileOf = ({ email, name }: User): Schemas['UserProfile'] => ({ email, name });

/** Returns a user as the API shows it, without anything of the password except that there is an account. */
export function shownUser(user: User): Schemas['User'] {
  const { id, status, createdAtMs } = user;
  const metadata = { createdAt: new Date(createdAtMs).toISOString() };
  return { userId: id, profile: profileOf(user), status, metadata };
}

/** Returns a user-role assignment with profile and role level (section 4.3). */
export function shownAssignment(user: User, access: Access): Schemas['OrgUser'] {
  return { userId: user.id, role: levelOf(access), profile: profileOf(user), settings: access.settings };
}
