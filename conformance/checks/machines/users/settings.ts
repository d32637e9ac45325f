import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { idOf } from './assignments.js';

/** Settings of a user may be sent with the access, or not (section 4.3). */
export const accessWithSettings = scenario({
  id: 'users/settings',
  rules: ['users.add-settings'],
  needs: ['token', 'control'],
  requests: 5,
  async record(t) {
    const rule = 'users.add-settings';
    const [one, other] = [await t.callers.outsider('a user'), await t.callers.outsider('another user')];
    // Whoever may list is admin, and so may do what follows.
    t.body(await t.call('getOrgUsers'));
    t.step('add access with settings');
    const settings = { locale: 'en' };
    const withSettings = await t.call('addUserAccess', {
      body: [{ userId: idOf(one), role: 'viewer', settings }],
    });
    // Which settings there are is open: a target may refuse ours.
    if ([400, 422].includes(withSettings.response.status)) t.skip(rule, 'the target has other settings');
    else t.expect(rule, withSettings).accepted('settings are optional, and can be sent');
    t.step('add access of another user without settings');
    const without = await t.call('addUserAccess', { body: [{ userId: idOf(other), role: 'viewer' }] });
    if (!isSuccess(withSettings) && !isSuccess(without)) return;
    t.expect(rule, without).accepted('settings are optional, and can be left out');
  },
});
