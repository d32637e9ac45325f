import { scenario } from '../../../scene/scenario.js';
import { seeMember } from '../../../scene/see-member.js';
import { isAbsent } from '../../../target/json.js';
import { wholeListOf } from './assignments.js';
import { roleChange, usersLife } from './life.js';
import { passwordReset } from './password-reset.js';

/** The users of an organization are listed as user-role assignments with profile and role level (section 4.3). */
const listedUsers = scenario({
  id: 'users/list',
  rules: ['users.list'],
  requests: 1,
  async record(t) {
    t.step('list the users');
    const list = await t.call('getOrgUsers');
    const users = wholeListOf(t, list);
    // One user may lack a profile. It is missing if no user shows one.
    for (const member of users.length > 0 ? ['profile', 'role'] : []) {
      const shown = users.find((each) => !isAbsent(each[member])) ?? users[0];
      seeMember(t, 'users.list', list, member, shown, 'OrgUser');
    }
  },
});

/** Scenarios about the users of an organization and their accounts. */
export const userScenarios = [listedUsers, usersLife, passwordReset, roleChange] as const;
