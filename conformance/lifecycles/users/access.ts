import { story } from '../../story/story.js';
import { grantOf } from '../../target/session.js';
import { assignmentsOf, idOf } from './assignments.js';
import { seeAssigned } from './seeing.js';

/** A user is given access, gets another role, and loses the access again (section 4.3). */
export const accessOfUser = story({
  id: 'users/access',
  rules: ['users.add', 'users.update', 'users.remove', 'users.remove-keeps-account'],
  needs: ['identity', 'token', 'own-resources', 'control'],
  requests: 12,
  async tell(teller, lab) {
    const sight = { teller, lab };
    const user = await lab.callers.outsider('the user');
    const userId = idOf(user);
    teller.step('add access with the role editor');
    teller.body(await lab.call('addUserAccess', { body: [{ userId, role: 'editor' }] }));
    if (!(await seeAssigned('users.add', user, 'editor', sight))) return;

    teller.step('update the role to admin');
    teller.body(await lab.call('updateUserAccess', { body: [{ userId, role: 'admin' }] }));
    if (!(await seeAssigned('users.update', user, 'admin', sight))) return;
    teller.step('the user lists the users');
    const asAdmin = await lab.call('getOrgUsers', {}, user);
    const mayList = teller.accepts('users.update', asAdmin, 'an admin may list the users');

    teller.step('remove the access');
    teller.body(await lab.call('removeUserAccess', { body: { userIds: [userId] } }));
    const { list, assignments } = await assignmentsOf(lab, teller, user);
    const isNoUser = { at: 'users', expected: 'not the user whose access was removed', received: 'the user' };
    const isGone = teller.see('users.remove', assignments.length === 0, () => isNoUser, list);

    teller.step('the user signs in');
    const { email: username, password } = user;
    const signIn = await lab.session({
      json: { grantType: 'password', username, password },
      isGood: true,
    });
    const grant = grantOf(signIn.response.json);
    teller.see(
      'users.remove-keeps-account',
      grant !== undefined,
      () => ({ at: 'status', expected: 'a session: the account stays', received: signIn.response.status }),
      signIn,
    );
    if (!grant || !isGone || !mayList) return;
    teller.step('the user lists the users');
    const after = lab.callers.bearer('the user', grant.accessToken);
    teller.refuses('users.remove', await lab.call('getOrgUsers', {}, after), 'the access was removed');
  },
});
