import { scenario } from '../../../scene/scenario.js';
import { isAbsent, type JsonObject } from '../../../target/json.js';
import { wholeListOf } from './whole-list.js';

/** Members of an assignment that say nothing about who the user is. */
const noProfile = /^(id|user_?id|roles?|role_?level|level|settings|status)$/i;
const roleLevel = /"(viewer|editor|admin)"/i;

/** The users of an organization, as user-role assignments with profile and role level (section 4.3). */
export const listedUsers = scenario({
  id: 'users/list',
  rules: ['users.list'],
  requests: 1,
  async record(t) {
    t.step('list the users');
    const list = await t.call('getOrgUsers');
    const users = wholeListOf(t, list);
    if (users.length === 0) return;
    // One user may lack a part of the profile, and no member is required; what nobody shows is not there.
    for (const [what, isShown] of [
      ['a profile', showsProfile],
      ['a role level', showsRole],
    ] as const) {
      const received = Object.keys(users[0] ?? {});
      const seen = { at: 'users[0]', expected: `${what} of each user`, received };
      t.expect('users.list', list).holds(users.some(isShown), seen);
    }
  },
});

/** Whether an assignment says who the user is, in whatever form. */
function showsProfile(assignment: JsonObject): boolean {
  return Object.entries(assignment).some(([name, value]) => !noProfile.test(name) && !isAbsent(value));
}

/** Whether an assignment names one of the roles (section 5 rule 5), in whatever form. */
function showsRole(assignment: JsonObject): boolean {
  return roleLevel.test(JSON.stringify(assignment));
}
