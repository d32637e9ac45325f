import { describe, expect, test } from 'vitest';
import { type SmallOrg, smallOrg } from '../../../fixtures/services/small-org.js';
import { demo } from '../../../spec/demo/demo.js';

/** Returns the role of each user of the organization, by email. */
const rolesIn = async (org: SmallOrg) => {
  const { users } = (await org.admin('getOrgUsers')).body;
  return Object.fromEntries(users.map(({ profile, role }) => [profile.email, role]));
};

describe('the last admin among the users', () => {
  const demoId = async (org: SmallOrg) => {
    const { users } = (await org.admin('getOrgUsers')).body;
    return String(users.find(({ profile }) => profile.email === demo.username)?.userId);
  };

  test('can neither be removed nor demoted, although service accounts are admins, too', async () => {
    const org = await smallOrg();
    const userId = await demoId(org);
    const before = await org.state();
    const removal = await org.admin('removeUserAccess', { body: { userIds: [userId] } });
    const demotion = await org.admin('updateUserAccess', { body: [{ userId, role: 'editor' }] });
    expect([removal.status, demotion.status]).toEqual([409, 409]);
    expect(removal.error?.message).toContain('no user who is admin');
    expect(await org.state()).toBe(before);
  });

  test('can be removed once there is another', async () => {
    const org = await smallOrg();
    const userId = await demoId(org);
    await org.user('ada@example.com', ['admin']);
    expect((await org.admin('removeUserAccess', { body: { userIds: [userId] } })).status).toBe(200);
  });

  test('stays when two admins remove each other concurrently', async () => {
    const org = await smallOrg();
    const [ada, li] = [
      await org.user('ada@example.com', ['admin']),
      await org.user('li@example.com', ['admin']),
    ];
    await org.admin('removeUserAccess', { body: { userIds: [await demoId(org)] } });
    const answers = await Promise.all([
      ada.call('removeUserAccess', { body: { userIds: [li.id] } }),
      li.call('removeUserAccess', { body: { userIds: [ada.id] } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(Object.values(await rolesIn(org))).toEqual(['admin']);
  });

  test('can be removed if the profile says so', async () => {
    const org = await smallOrg({ 'users.last-admin': 'allow' });
    const { status } = await org.admin('removeUserAccess', { body: { userIds: [await demoId(org)] } });
    expect([status, await rolesIn(org)]).toEqual([200, {}]);
  });

  test('is kept per element if the profile reads batches as per-item', async () => {
    const org = await smallOrg({ 'users.batch': 'per-item' });
    const ada = await org.user('ada@example.com', ['viewer']);
    const body = { userIds: [await demoId(org), ada.id] };
    expect((await org.admin('removeUserAccess', { body })).body).toMatchObject({
      userIds: [ada.id],
      failures: [{ index: 0, error: 'conflict' }],
    });
  });
});
