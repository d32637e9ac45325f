import { describe, expect, test } from 'vitest';
import { type SmallOrg, smallOrg } from '../../../fixtures/services/small-org.js';
import { demo } from '../../../spec/demo/demo.js';

const dayMs = 86_400_000;
const ada = 'ada@example.com';

/** Invites and returns the id of the invitation. */
const invite = async (org: SmallOrg, email = ada, role = 'editor'): Promise<string> =>
  (await org.admin('createInvitation', { body: { email, role } })).body.id;

const statusOf = async (org: SmallOrg, invitationId: string) =>
  (await org.admin('getInvitationDetails', { path: { invitationId } })).body.status;

describe('creating an invitation', () => {
  test('invites a user by email for 2 weeks, and sends a mail', async () => {
    const org = await smallOrg();
    const { status, body } = await org.admin('createInvitation', { body: { email: ada, role: 'editor' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      orgId: demo.org,
      email: ada,
      role: 'editor',
      status: 'pending',
      invitedBy: 'sa_admin',
      createdAt: '2026-01-14T05:00:00.000Z',
      expiresAt: '2026-01-28T05:00:00.000Z',
    });
    expect(await org.mails()).toMatchObject([
      { to: ada, kind: 'invitation', data: { invitationId: body.id, orgId: demo.org } },
    ]);
  });

  test.each([
    ['no email', { role: 'editor' }, /`email` is missing/],
    [
      'a text that is no email',
      { email: 'ada', role: 'editor' },
      /`email` is "ada"; it must be an email address such as/,
    ],
    [
      'an unknown role',
      { email: ada, role: 'owner' },
      /`role` is "owner"; it must be one of viewer, editor, admin/,
    ],
  ])('with %s is refused, and nothing changes', async (_, body, message) => {
    const org = await smallOrg();
    const before = await org.state();
    const answer = await org.admin('createInvitation', { body });
    expect([answer.status, answer.error?.message]).toEqual([400, expect.stringMatching(message)]);
    expect(await org.state()).toBe(before);
  });

  test.each(['viewer', 'editor', 'other', 'anonymous'] as const)('is refused to %s', async (who) => {
    const org = await smallOrg();
    const before = await org.state();
    const { status } = await org[who]('createInvitation', { body: { email: ada, role: 'viewer' } });
    expect(status).toBe(who === 'anonymous' ? 401 : 403);
    expect(await org.state()).toBe(before);
  });

  test('an editor may invite up to their own role if the profile lets editors invite', async () => {
    const org = await smallOrg({ 'invite.role': 'editor' });
    const as = async (role: string) =>
      (await org.editor('createInvitation', { body: { email: `${role}@example.com`, role } })).status;
    expect([await as('viewer'), await as('editor'), await as('admin')]).toEqual([201, 201, 403]);
    expect((await org.viewer('createInvitation', { body: { email: ada, role: 'viewer' } })).status).toBe(403);
  });

  test('expires at the end of the day if the profile says so', async () => {
    const org = await smallOrg({ 'invite.lifetime': 'end-of-day' });
    const { body } = await org.admin('createInvitation', { body: { email: ada, role: 'viewer' } });
    expect(body.expiresAt).toBe('2026-01-29T00:00:00.000Z');
  });
});

describe('a second invitation', () => {
  test('is refused while the first is pending, ignoring the case of the email', async () => {
    const org = await smallOrg();
    const id = await invite(org);
    const before = await org.state();
    const answer = await org.admin('createInvitation', {
      body: { email: 'ADA@example.com', role: 'viewer' },
    });
    expect([answer.status, answer.error?.message]).toEqual([409, expect.stringContaining(id)]);
    expect(await org.state()).toBe(before);
  });

  test('is refused for a user of the organization', async () => {
    const org = await smallOrg();
    await org.user(ada, ['viewer']);
    const { status, error } = await org.admin('createInvitation', { body: { email: ada, role: 'admin' } });
    expect([status, error?.message]).toEqual([409, expect.stringContaining('has access')]);
  });

  test('is created for an email that differs only in case if the profile compares exactly', async () => {
    const org = await smallOrg({ 'invite.email-lock': 'exact' });
    await org.user(ada, ['viewer']);
    const inviting = async (email: string) =>
      (await org.admin('createInvitation', { body: { email, role: 'viewer' } })).status;
    expect([await inviting(ada), await inviting('Ada@example.com')]).toEqual([409, 201]);
    expect([await inviting('Ada@example.com'), await inviting('ADA@example.com')]).toEqual([409, 201]);
  });

  test.each(['revoked', 'declined', 'expired'] as const)('can follow one that is %s', async (status) => {
    const org = await smallOrg();
    const user = await org.user(ada);
    const path = { invitationId: await invite(org) };
    if (status === 'revoked') await org.admin('revokeInvitation', { path });
    else if (status === 'declined') await user.call('declineInvitation', { path });
    else org.clock.advance(14 * dayMs);
    expect(await statusOf(org, path.invitationId)).toBe(status);
    expect((await org.admin('createInvitation', { body: { email: ada, role: 'viewer' } })).status).toBe(201);
  });

  test('prevents the expired one from being resent, since a user has at most one pending', async () => {
    const org = await smallOrg();
    const expired = await invite(org);
    org.clock.advance(14 * dayMs);
    const second = await invite(org);
    const answer = await org.admin('resendInvitation', { path: { invitationId: expired } });
    expect([answer.status, answer.error?.message]).toEqual([409, expect.stringContaining(second)]);
  });

  test('is created if the profile says so', async () => {
    const org = await smallOrg({ 'invite.duplicate': 'second-invitation' });
    expect(await invite(org)).not.toBe(await invite(org));
    expect((await org.admin('getInvitations')).body.invitations).toHaveLength(2);
  });
});

describe('the list of invitations', () => {
  const withEveryStatus = async (org: SmallOrg) => {
    const [expired, accepted, declined, revoked] = [
      await invite(org, 'late@example.com'),
      await invite(org, 'yes@example.com'),
      await invite(org, 'no@example.com'),
      await invite(org, 'gone@example.com'),
    ];
    await (await org.user('yes@example.com')).call('acceptInvitation', { path: { invitationId: accepted } });
    await (await org.user('no@example.com')).call('declineInvitation', { path: { invitationId: declined } });
    await org.admin('revokeInvitation', { path: { invitationId: revoked } });
    org.clock.advance(14 * dayMs);
    return { expired, accepted, declined, revoked, pending: await invite(org) };
  };

  test('is the union of the lists filtered by each status', async () => {
    const org = await smallOrg();
    for (const [status, id] of Object.entries(await withEveryStatus(org))) {
      const { body } = await org.admin('getInvitations', { query: { status } });
      expect(body.invitations.map((each) => [each.id, each.status])).toEqual([[id, status]]);
    }
    expect((await org.admin('getInvitations')).body.invitations).toHaveLength(5);
  });

  test('starts with the oldest', async () => {
    const org = await smallOrg();
    const emails = ['c@example.com', 'a@example.com', 'b@example.com'];
    for (const email of emails) {
      await invite(org, email);
      org.clock.advance(1);
    }
    const { invitations } = (await org.admin('getInvitations')).body;
    expect(invitations.map(({ email }) => email)).toEqual(emails);
  });

  test('refuses an unknown status or returns nothing, depending on the profile', async () => {
    const query = { status: 'lost' };
    const strict = await (await smallOrg()).admin('getInvitations', { query });
    expect([strict.status, strict.error?.message]).toEqual([400, expect.stringContaining('"lost"')]);
    // The question about it requires 400, whatever the status of other invalid requests.
    const other = await smallOrg({ 'errors.request-invalid': 'rejected-422' });
    expect((await other.admin('getInvitations', { query })).status).toBe(400);
    const lenient = await smallOrg({ 'invite.status-filter-unknown': 'empty' });
    await invite(lenient);
    expect(await lenient.admin('getInvitations', { query })).toMatchObject({
      status: 200,
      body: { invitations: [] },
    });
  });

  test('contains none of another organization', async () => {
    const org = await smallOrg();
    const id = await invite(org);
    const path = { org_id: demo.otherOrg, invitationId: id };
    expect((await org.other('getInvitations', { path })).body.invitations).toEqual([]);
    for (const operation of ['getInvitationDetails', 'revokeInvitation', 'resendInvitation'] as const) {
      expect((await org.other(operation, { path })).status).toBe(404);
    }
    expect(await statusOf(org, id)).toBe('pending');
  });
});

describe('the details of an invitation', () => {
  test('are shown to an admin and to the invitee, as in the list', async () => {
    const org = await smallOrg();
    const path = { invitationId: await invite(org) };
    const invitee = await org.user('Ada@Example.com');
    const [listed] = (await org.admin('getInvitations')).body.invitations;
    expect((await org.admin('getInvitationDetails', { path })).body).toEqual(listed);
    expect((await invitee.call('getInvitationDetails', { path })).body).toEqual(listed);
  });

  test('are refused to other callers as if there were no invitation', async () => {
    const org = await smallOrg();
    const invitationId = await invite(org);
    const strangers = [
      org.viewer,
      org.editor,
      org.other,
      (await org.user('li@example.com')).call,
      (await org.user('bo@example.com', ['viewer'])).call,
    ];
    for (const call of strangers) {
      const there = await call('getInvitationDetails', { path: { invitationId } });
      const absent = await call('getInvitationDetails', { path: { invitationId: 'inv_none' } });
      expect(there.status).toBe(403);
      expect(there.text).toBe(absent.text);
    }
  });
});
