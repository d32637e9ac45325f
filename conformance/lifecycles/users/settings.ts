import { story } from '../../story/story.js';
import { isSuccess } from '../../story/teller.js';
import { idOf } from './assignments.js';

/** Settings of a user may be sent with the access, or not (section 4.3). */
export const accessWithSettings = story({
  id: 'users/settings',
  rules: ['users.add-settings'],
  needs: ['identity', 'token', 'own-resources', 'control'],
  requests: 5,
  async tell(teller, lab) {
    const rule = 'users.add-settings';
    const [one, other] = [await lab.callers.outsider('a user'), await lab.callers.outsider('another user')];
    // Whoever may list is admin, and so may do what follows.
    teller.body(await lab.call('getOrgUsers'));
    teller.step('add access with settings');
    const settings = { locale: 'en' };
    const withSettings = await lab.call('addUserAccess', {
      body: [{ userId: idOf(one), role: 'viewer', settings }],
    });
    // Which settings there are is open: a target may refuse ours.
    if ([400, 422].includes(withSettings.response.status)) teller.skip(rule, 'the target has other settings');
    else if (!teller.accepts(rule, withSettings, 'settings are optional, and can be sent')) return;
    teller.step('add access of another user without settings');
    const without = await lab.call('addUserAccess', { body: [{ userId: idOf(other), role: 'viewer' }] });
    if (!isSuccess(withSettings) && !isSuccess(without)) return;
    teller.accepts(rule, without, 'settings are optional, and can be left out');
  },
});
