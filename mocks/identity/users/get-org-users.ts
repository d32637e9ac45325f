import type { Handler } from '../../engine/handler.js';
import { accessesTo, membersOf } from './members.js';
import { shownAssignment } from './shown.js';

/** Returns the users of an organization with profile and role level, sorted by email (section 4.3). */
export const getOrgUsers: Handler<'getOrgUsers'> = async ({ path }, { store }) => {
  const members = await membersOf(store, await accessesTo(store, path.org_id));
  const users = members
    .map(({ user, access }) => shownAssignment(user, access))
    .sort((a, b) => (a.profile.email.toLowerCase() < b.profile.email.toLowerCase() ? -1 : 1));
  return { status: 200, body: { users } };
};
