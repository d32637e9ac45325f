import { scenario } from '../../../scene/scenario.js';
import { isAbsent, type JsonObject } from '../../../target/json.js';
import { wholeListOf } from './whole-list.js';

/** Members of an assignment that are not part of a profile. */
const noProfile = /^(id|user_?id|roles?|role_?level|level|settings|status)$/i;
const roleLevel = /"(viewer|editor|admin)"/i;

/** The users of an organization are listed as user-role assignments with profile and role level (section 4.3). */
export const listedUsers = scenario({
  id: 'users/list',
  rules: ['users.list'],
  requests: 1,
  async record(t) {
    t.step('list the users');
    const list = await t.call('getOrgUsers');
    const users = wholeListOf(t, list);
    if (users.length === 0) return;
    // No member is required, so one user may lack a profile. It is missing if no user shows one.
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

/** Whether an assignment shows a profile, in any form. */
function showsProfile(assignment: JsonObject): boolean {
  return Object.entries(assignment).some(([name, value]) => !noProfile.test(name) && !isAbsent(value));
}

/** Whether an assignment names one of the roles (section 5 rule 5), in any form. */
function showsRole(assignment: JsonObject): boolean {
  return roleLevel.test(JSON.stringify(assignment));
}
