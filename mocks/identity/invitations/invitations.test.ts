import { describe, expect, test } from 'vitest';
import { type SmallOrg, smallOrg } from '../../../fixtures/services/small-org.js';

const dayMs = 86_400_000;
const ada = 'ada@example.com';

/** Invites and returns the id of the invitation. */
const invite = async (org: SmallOrg, email = ada, role = 'editor'): Promise<string> =>
  (await org.admin('createInvitation', { body: { email, role } })).body.id;

describe('creating an invitation', () => {
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

  test('an editor may invite up to their own role if the profile lets editors invite', async () => {
    const org = await smallOrg({ 'invite.role': 'editor' });
    const as = async (role: string) =>
      (await org.editor('createInvitation', { body: { email: `${role}@example.com`, role } })).status;
    expect([await as('viewer'), await as('editor'), await as('admin')]).toEqual([201, 201, 403]);
    expect((await org.viewer('createInvitation', { body: { email: ada, role: 'viewer' } })).status).toBe(403);
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

  test('is created for an email that differs only in case if the profile compares exactly', async () => {
    const org = await smallOrg({ 'invite.email-lock': 'exact' });
    await org.user(ada, ['viewer']);
    const inviting = async (email: string) =>
      (await org.admin('createInvitation', { body: { email, role: 'viewer' } })).status;
    expect([await inviting(ada), await inviting('Ada@example.com')]).toEqual([409, 201]);
    expect([await inviting('Ada@example.com'), await inviting('ADA@example.com')]).toEqual([409, 201]);
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
});
