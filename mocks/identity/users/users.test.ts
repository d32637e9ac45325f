import { describe, expect, test } from 'vitest';
import { type SmallOrg, smallOrg } from '../../../fixtures/services/small-org.js';
import { demo } from '../../../spec/demo/demo.js';

/** Returns the role of each user of the organization, by email. */
const rolesIn = async (org: SmallOrg) => {
  const { users } = (await org.admin('getOrgUsers')).body;
  return Object.fromEntries(users.map(({ profile, role }) => [profile.email, role]));
};
/** Returns the status of a call that requires the role editor. */
const asEditor = async (user: { readonly call: SmallOrg['admin'] }) =>
  (await user.call('updateOrganization', { body: { name: 'Renamed' } })).status;

describe('the users of an organization', () => {
  test('are listed with profile and role level, sorted by email', async () => {
    const org = await smallOrg();
    const li = await org.user('Li@example.com', ['viewer', 'editor']);
    const ada = await org.user('ada@example.com', ['viewer']);
    await org.user('bo@example.com', ['admin'], demo.otherOrg);
    const { status, body } = await org.admin('getOrgUsers');
    expect(status).toBe(200);
    expect(body.users).toMatchObject([
      {
        userId: ada.id,
        role: 'viewer',
        profile: { email: 'ada@example.com', name: 'Name of ada@example.com' },
      },
      { role: 'admin', profile: { email: demo.username } },
      { userId: li.id, role: 'editor', profile: { email: 'Li@example.com' } },
    ]);
  });

  test.each(['viewer', 'editor', 'other'] as const)('are not shown to %s', async (who) => {
    const org = await smallOrg();
    expect((await org[who]('getOrgUsers')).status).toBe(403);
  });

  test('never show a password, a hash or a generation', async () => {
    const org = await smallOrg();
    const ada = await org.user('ada@example.com', ['viewer']);
    const list = await org.admin('getOrgUsers');
    const one = await org.admin('getUser', { path: { userId: ada.id } });
    expect(list.text + one.text).not.toMatch(/hash|generation|"password/i);
  });
});

describe('adding access', () => {
  test('gives users a role by id or email, with settings or without, from the next call on', async () => {
    const org = await smallOrg();
    const [ada, li] = [await org.user('ada@example.com'), await org.user('li@example.com')];
    expect(await asEditor(ada)).toBe(403);
    const { status, body } = await org.admin('addUserAccess', {
      body: [
        { userId: ada.id, role: 'editor', settings: { locale: 'fr', theme: { dark: true } } },
        { email: 'LI@example.com', role: 'viewer' },
      ],
    });
    expect(status).toBe(200);
    expect(body.users).toMatchObject([
      { userId: ada.id, role: 'editor', settings: { locale: 'fr', theme: { dark: true } } },
      { userId: li.id, role: 'viewer', settings: {} },
    ]);
    expect(body).not.toHaveProperty('failures');
    expect(await asEditor(ada)).toBe(200);
    expect(await rolesIn(org)).toMatchObject({ 'ada@example.com': 'editor', 'li@example.com': 'viewer' });
  });

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

  test.each([
    ['no element', []],
    ['too many', Array.from({ length: 1001 }, (_, i) => ({ userId: `usr_${i}`, role: 'viewer' }))],
    ['an object in place of a list', { userId: 'usr_1', role: 'viewer' }],
  ])('with %s is refused', async (_, body) => {
    expect((await (await smallOrg()).admin('addUserAccess', { body })).status).toBe(400);
  });

  test('applies the possible elements if the profile says so', async () => {
    const org = await smallOrg({ 'users.batch': 'per-item' });
    const ada = await org.user('ada@example.com');
    const { status, body } = await org.admin('addUserAccess', {
      body: [
        { email: 'no@example.com', role: 'viewer' },
        { userId: ada.id, role: 'viewer' },
        { email: demo.username, role: 'viewer' },
      ],
    });
    expect(status).toBe(200);
    expect(body.users.map(({ userId }) => userId)).toEqual([ada.id]);
    expect(body.failures).toMatchObject([
      { index: 0, error: 'not_found' },
      { index: 2, error: 'conflict' },
    ]);
  });
});

describe('updating access', () => {
  test('changes the role from the next call on, and keeps omitted settings', async () => {
    const org = await smallOrg();
    const ada = await org.user('ada@example.com');
    await org.admin('addUserAccess', {
      body: [{ userId: ada.id, role: 'editor', settings: { locale: 'fr' } }],
    });
    expect(await asEditor(ada)).toBe(200);
    const { body } = await org.admin('updateUserAccess', { body: [{ userId: ada.id, role: 'viewer' }] });
    expect(body.users).toMatchObject([{ userId: ada.id, role: 'viewer', settings: { locale: 'fr' } }]);
    expect(await asEditor(ada)).toBe(403);
  });

  test('is refused for a user without access, whatever their access elsewhere', async () => {
    const org = await smallOrg();
    const bo = await org.user('bo@example.com', ['admin'], demo.otherOrg);
    const before = await org.state();
    const answer = await org.admin('updateUserAccess', { body: [{ userId: bo.id, role: 'admin' }] });
    expect([answer.status, answer.error?.message]).toEqual([404, expect.stringContaining('has no access')]);
    expect(await org.state()).toBe(before);
  });

  test.each(['viewer', 'editor', 'other'] as const)('is refused to %s', async (who) => {
    const org = await smallOrg();
    const ada = await org.user('ada@example.com', ['viewer']);
    const before = await org.state();
    const body = [{ userId: ada.id, role: 'admin' }];
    for (const operation of ['addUserAccess', 'updateUserAccess'] as const) {
      expect((await org[who](operation, { body })).status).toBe(403);
    }
    expect((await org[who]('removeUserAccess', { body: { userIds: [ada.id] } })).status).toBe(403);
    expect(await org.state()).toBe(before);
  });
});

describe('removing access', () => {
  test('makes the next call fail, and keeps the account', async () => {
    const org = await smallOrg();
    const ada = await org.user('ada@example.com', ['editor']);
    expect(await asEditor(ada)).toBe(200);
    expect(await org.admin('removeUserAccess', { body: { userIds: [ada.id] } })).toMatchObject({
      status: 200,
      body: { userIds: [ada.id] },
    });
    expect(await asEditor(ada)).toBe(403);
    expect(await rolesIn(org)).not.toHaveProperty('ada@example.com');
    expect((await ada.call('getUser', { path: { userId: ada.id } })).status).toBe(200);
    const again = await org.signIn({ grantType: 'password', username: ada.email, password: ada.password });
    expect(again.status).toBe(200);
  });

  test('affects this organization only', async () => {
    const org = await smallOrg();
    const bo = await org.user('bo@example.com', ['editor'], demo.otherOrg);
    await org.admin('addUserAccess', { body: [{ userId: bo.id, role: 'viewer' }] });
    await org.admin('removeUserAccess', { body: { userIds: [bo.id] } });
    const elsewhere = { path: { org_id: demo.otherOrg } };
    expect((await bo.call('getOrganization', elsewhere)).status).toBe(200);
    expect((await bo.call('getOrganization')).status).toBe(403);
  });

  test('of a user without access is refused completely, and nothing changes', async () => {
    const org = await smallOrg();
    const ada = await org.user('ada@example.com', ['viewer']);
    const before = await org.state();
    const answer = await org.admin('removeUserAccess', { body: { userIds: [ada.id, 'usr_none'] } });
    expect([answer.status, answer.error?.message]).toEqual([404, expect.stringContaining('"usr_none"')]);
    expect(await org.state()).toBe(before);
  });

  test('cannot remove a service account', async () => {
    const org = await smallOrg();
    const answer = await org.admin('removeUserAccess', { body: { userIds: ['sa_viewer'] } });
    expect(answer.status).toBe(404);
    expect((await org.viewer('getOrganization')).status).toBe(200);
  });
});

describe('a user', () => {
  test('is shown to the user and to an admin of a shared organization', async () => {
    const org = await smallOrg();
    const ada = await org.user('ada@example.com', ['viewer']);
    const path = { userId: ada.id };
    const own = await ada.call('getUser', { path });
    expect(own).toMatchObject({
      status: 200,
      body: {
        userId: ada.id,
        profile: { email: 'ada@example.com', name: 'Name of ada@example.com' },
        status: 'active',
        metadata: { createdAt: '2026-01-14T05:00:00.000Z' },
      },
    });
    expect((await org.admin('getUser', { path })).body).toEqual(own.body);
  });

  test('is not found by other callers, as if there were none', async () => {
    const org = await smallOrg();
    const ada = await org.user('ada@example.com', ['admin']);
    const li = await org.user('li@example.com', ['viewer']);
    for (const call of [org.viewer, org.editor, org.other, li.call]) {
      const there = await call('getUser', { path: { userId: ada.id } });
      const absent = await call('getUser', { path: { userId: 'usr_none' } });
      expect([there.status, absent.status]).toEqual([404, 404]);
      expect(there.text.replace(ada.id, 'usr_none')).toBe(absent.text);
    }
    expect((await org.anonymous('getUser', { path: { userId: ada.id } })).status).toBe(401);
  });

  test('is not a service account', async () => {
    const org = await smallOrg();
    expect((await org.admin('getUser', { path: { userId: 'sa_viewer' } })).status).toBe(404);
  });
});

test('an email has at most one account, ignoring case', async () => {
  const org = await smallOrg();
  await org.user('ada@example.com');
  await expect(org.user('ADA@example.com')).rejects.toThrow('"ADA@example.com" exists already');
});
