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
  async record(recorder, context) {
    const sight = { recorder, context };
    const user = await context.callers.outsider('the user');
    const userId = idOf(user);
    recorder.step('add access with the role editor');
    recorder.body(await context.call('addUserAccess', { body: [{ userId, role: 'editor' }] }));
    if (!(await seeAssigned('users.add', user, 'editor', sight))) return;

    recorder.step('update the role to admin');
    recorder.body(await context.call('updateUserAccess', { body: [{ userId, role: 'admin' }] }));
    if (!(await seeAssigned('users.update', user, 'admin', sight))) return;
    recorder.step('the user lists the users');
    const asAdmin = await context.call('getOrgUsers', {}, user);
    const mayList = recorder.accepts('users.update', asAdmin, 'an admin may list the users');

    recorder.step('remove the access');
    recorder.body(await context.call('removeUserAccess', { body: { userIds: [userId] } }));
    const { list, assignments } = await assignmentsOf(context, recorder, user);
    const isNoUser = { at: 'users', expected: 'not the user whose access was removed', received: 'the user' };
    const isGone = recorder.see('users.remove', assignments.length === 0, () => isNoUser, list);

    recorder.step('the user signs in');
    const { email: username, password } = user;
    const signIn = await context.session({
      json: { grantType: 'password', username, password },
      isGood: true,
    });
    const grant = grantOf(signIn.response.json);
    recorder.see(
      'users.remove-keeps-account',
      grant !== undefined,
      () => ({ at: 'status', expected: 'a session: the account stays', received: signIn.response.status }),
      signIn,
    );
    if (!grant || !isGone || !mayList) return;
    recorder.step('the user lists the users');
    const after = context.callers.bearer('the user', grant.accessToken);
    recorder.refuses('users.remove', await context.call('getOrgUsers', {}, after), 'the access was removed');
  },
});
