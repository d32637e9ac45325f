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

describe('adding access', () => {
  test.each([
    [
      'an unknown id',
      [{ userId: 'usr_none', role: 'viewer' }],
      404,
      /Element 1: No user has the id "usr_none"/,
    ],
    ['an unknown email', [{ email: 'no@example.com', role: 'viewer' }], 404, /"no@example.com": invite them/],
    [
      'an id and the email of another',
      [{ userId: '$li', email: demo.username, role: 'viewer' }],
      400,
      /different/,
    ],
    ['nobody', [{ role: 'viewer' }], 400, /needs one of userId, email/],
    ['an unknown role', [{ userId: '$li', role: 'owner' }], 400, /`\[1\].role` is "owner"/],
    ['the same user twice', [{ userId: '$ada', role: 'viewer' }], 400, /named twice/],
    ['who has access already', [{ email: demo.username, role: 'viewer' }], 409, /has access already/],
  ])('for %s is refused completely, and nothing changes', async (_, elements, status, message) => {
    const org = await smallOrg();
    const [ada, li] = [await org.user('ada@example.com'), await org.user('li@example.com')];
    const written = JSON.stringify([{ userId: '$ada', role: 'viewer' }, ...elements]);
    const body = JSON.parse(written.replaceAll('$ada', ada.id).replaceAll('$li', li.id));
    const before = await org.state();
    const answer = await org.admin('addUserAccess', { body });
    expect([answer.status, answer.error?.message]).toEqual([status, expect.stringMatching(message)]);
    expect(await org.state()).toBe(before);
  });
});

test('an email has at most one account, ignoring case', async () => {
  const org = await smallOrg();
  await org.user('ada@example.com');
  await expect(org.user('ADA@example.com')).rejects.toThrow('"ADA@example.com" exists already');
});
