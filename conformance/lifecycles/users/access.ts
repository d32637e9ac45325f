import { scenario } from '../../scenarios/scenario.js';
import { grantOf } from '../../target/session.js';
import { assignmentsOf, idOf } from './assignments.js';
import { seeAssigned } from './seeing.js';

/** A user is given access, gets another role, and loses the access again (section 4.3). */
export const accessOfUser = scenario({
  id: 'users/access',
  rules: ['users.add', 'users.update', 'users.remove', 'users.remove-keeps-account'],
  needs: ['identity', 'token', 'own-resources', 'control'],
  requests: 12,
  async record(t) {
    const sight = { t };
    const user = await t.callers.outsider('the user');
    const userId = idOf(user);
    t.step('add access with the role editor');
    t.body(await t.call('addUserAccess', { body: [{ userId, role: 'editor' }] }));
    if (!(await seeAssigned('users.add', user, 'editor', sight))) return;

    t.step('update the role to admin');
    t.body(await t.call('updateUserAccess', { body: [{ userId, role: 'admin' }] }));
    if (!(await seeAssigned('users.update', user, 'admin', sight))) return;
    t.step('the user lists the users');
    const asAdmin = await t.call('getOrgUsers', {}, user);
    const mayList = t.soft('users.update', asAdmin).accepted('an admin may list the users');

    t.step('remove the access');
    t.body(await t.call('removeUserAccess', { body: { userIds: [userId] } }));
    const { list, assignments } = await assignmentsOf(t, user);
    const isNoUser = { at: 'users', expected: 'not the user whose access was removed', received: 'the user' };
    const isGone = t.soft('users.remove', list).holds(assignments.length === 0, isNoUser);

    t.step('the user signs in');
    const { email: username, password } = user;
    const signIn = await t.session({
      json: { grantType: 'password', username, password },
      isGood: true,
    });
    const grant = grantOf(signIn.response.json);
    t.soft('users.remove-keeps-account', signIn).holds(grant !== undefined, {
      at: 'status',
      expected: 'a session: the account stays',
      received: signIn.response.status,
    });
    if (!grant || !isGone || !mayList) return;
    t.step('the user lists the users');
    const after = t.callers.bearer('the user', grant.accessToken);
    t.expect('users.remove', await t.call('getOrgUsers', {}, after)).refused('the access was removed');
  },
});
