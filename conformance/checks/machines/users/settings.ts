import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';

const rule = 'users.add-settings';

/** Gives one user access, who has none then or before. */
async function add(t: Scene, userId: string, settings = {}) {
  const added = await t.call('addUserAccess', { body: [{ userId, role: 'viewer', ...settings }] });
  await t.call('removeUserAccess', { body: { userIds: [userId] } });
  return added;
}

const addWith = (t: Scene, userId: string) => add(t, userId, { settings: { locale: 'en' } });

/** Settings of a user may be sent with the access (section 4.3). */
export async function addWithSettings(t: Scene<typeof rule>, userId: string): Promise<void> {
  t.step('add access with settings');
  const added = await addWith(t, userId);
  // What is answered 5xx may have been done all the same, which is seen where it comes again.
  if (added.response.status >= 500) await addWith(t, userId);
  // Which settings there are is open: a target may refuse ours.
  if ([400, 422].includes(added.response.status)) t.skip(rule, 'the target has other settings');
  else if (isSuccess(added) || isSuccess(await add(t, userId))) {
    t.soft(rule, added).accepted('settings are optional, and can be sent');
  }
}

/** They may be left out: whoever is refused without them, is refused for another reason, or has to be told them. */
export async function seeOptional(t: Scene<typeof rule>, userId: string): Promise<void> {
  await t.call('removeUserAccess', { body: { userIds: [userId] } });
  t.step('add access with settings, and without');
  if (!isSuccess(await addWith(t, userId))) return;
  t.expect(rule, await add(t, userId)).accepted('settings are optional, and can be left out');
}
