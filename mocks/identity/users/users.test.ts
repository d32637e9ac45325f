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
});

test('an email has at most one account, ignoring case', async () => {
  const org = await smallOrg();
  await org.user('ada@example.com');
  await expect(org.user('ADA@example.com')).rejects.toThrow('"ADA@example.com" exists already');
});
