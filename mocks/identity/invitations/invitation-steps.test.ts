import { describe, expect, test } from 'vitest';
import { type SmallOrg, smallOrg } from '../../../fixtures/services/small-org.js';

const dayMs = 86_400_000;
const ada = 'ada@example.com';

/** Invites and returns the id of the invitation. */
const invite = async (org: SmallOrg, email = ada, role = 'editor'): Promise<string> =>
  (await org.admin('createInvitation', { body: { email, role } })).body.id;

const statusOf = async (org: SmallOrg, invitationId: string) =>
  (await org.admin('getInvitationDetails', { path: { invitationId } })).body.status;

describe('accepting an invitation', () => {
  test('gives the invitee the role from the next call on', async () => {
    const org = await smallOrg();
    const path = { invitationId: await invite(org, ada, 'admin') };
    const invitee = await org.user(ada);
    expect((await invitee.call('getOrgUsers')).status).toBe(403);
    expect(await invitee.call('acceptInvitation', { path })).toMatchObject({
      status: 200,
      body: { id: path.invitationId, status: 'accepted' },
    });
    const { status, body } = await invitee.call('getOrgUsers');
    expect(status).toBe(200);
    expect(body.users).toContainEqual(expect.objectContaining({ userId: invitee.id, role: 'admin' }));
  });

  test('does not demote a user invited as viewer who has become admin in the meantime', async () => {
    const org = await smallOrg();
    const path = { invitationId: await invite(org, ada, 'viewer') };
    const invitee = await org.user(ada);
    await org.admin('addUserAccess', { body: [{ email: ada, role: 'admin' }] });
    expect((await invitee.call('acceptInvitation', { path })).status).toBe(200);
    expect((await invitee.call('getOrgUsers')).status).toBe(200);
  });

  test.each(['acceptInvitation', 'declineInvitation'] as const)(
    '%s by other callers is refused as if there were no invitation, and nothing changes',
    async (operation) => {
      const org = await smallOrg();
      const invitationId = await invite(org);
      const others = [org.admin, org.other, (await org.user('li@example.com', ['admin'])).call];
      const before = await org.state();
      for (const call of others) {
        const there = await call(operation, { path: { invitationId } });
        const absent = await call(operation, { path: { invitationId: 'inv_none' } });
        expect([there.status, absent.status]).toEqual([403, 403]);
        expect(there.text.replace(invitationId, 'inv_none')).toBe(absent.text);
      }
      expect((await org.anonymous(operation, { path: { invitationId } })).status).toBe(401);
      expect(await org.state()).toBe(before);
    },
  );

  test('requires exactly the invited email if the profile says so', async () => {
    const org = await smallOrg({ 'invite.email-lock': 'exact' });
    const path = { invitationId: await invite(org, 'Ada@example.com') };
    const invitee = await org.user(ada);
    expect((await invitee.call('acceptInvitation', { path })).status).toBe(403);
    const exact = { invitationId: await invite(org, ada) };
    expect((await invitee.call('acceptInvitation', { path: exact })).status).toBe(200);
  });
});

test('declining an invitation gives no access', async () => {
  const org = await smallOrg();
  const path = { invitationId: await invite(org) };
  const invitee = await org.user(ada);
  expect((await invitee.call('declineInvitation', { path })).body.status).toBe('declined');
  const { users } = (await org.admin('getOrgUsers')).body;
  expect(users.map(({ userId }) => userId)).not.toContain(invitee.id);
});

describe('sending an invitation again', () => {
  test.each([3, 14, 30])('after %i days restarts the 2 weeks, and sends the mail again', async (days) => {
    const org = await smallOrg();
    const path = { invitationId: await invite(org) };
    org.clock.advance(days * dayMs);
    const { status, body } = await org.admin('resendInvitation', { path });
    expect([status, body.status, body.id]).toEqual([200, 'pending', path.invitationId]);
    expect(Date.parse(body.expiresAt)).toBe(org.clock.now() + 14 * dayMs);
    const mails = await org.mails();
    expect(mails.map(({ to, data }) => [to, data['expiresAt']])[1]).toEqual([ada, body.expiresAt]);
    expect(mails).toHaveLength(2);
  });

  test('lets the invitee accept an expired invitation', async () => {
    const org = await smallOrg();
    const path = { invitationId: await invite(org) };
    const invitee = await org.user(ada);
    org.clock.advance(14 * dayMs);
    expect((await invitee.call('acceptInvitation', { path })).status).toBe(409);
    await org.admin('resendInvitation', { path });
    expect((await invitee.call('acceptInvitation', { path })).status).toBe(200);
  });
});

describe('an action that the status forbids', () => {
  const actions = {
    accepted: 'acceptInvitation',
    declined: 'declineInvitation',
    revoked: 'revokeInvitation',
  } as const;
  const all = ['acceptInvitation', 'declineInvitation', 'revokeInvitation', 'resendInvitation'] as const;

  test.each(['accepted', 'declined', 'revoked', 'expired'] as const)(
    'an invitation that is %s stays so, whatever the action',
    async (status) => {
      const org = await smallOrg();
      const invitee = await org.user(ada);
      const path = { invitationId: await invite(org) };
      const act = (operation: (typeof all)[number]) =>
        (operation.startsWith('re') ? org.admin : invitee.call)(operation, { path });
      if (status === 'expired') org.clock.advance(14 * dayMs);
      else await act(actions[status]);
      const refused = all.filter((operation) => status !== 'expired' || operation !== 'resendInvitation');
      // Callers sign in again after the clock has moved, so that the stored state can be compared.
      await Promise.all([
        org.admin('getInvitations'),
        invitee.call('getUser', { path: { userId: invitee.id } }),
      ]);
      const before = await org.state();
      for (const operation of refused) {
        const { status: code, error } = await act(operation);
        expect([operation, code]).toEqual([operation, 409]);
        expect(error?.message).toContain(path.invitationId);
      }
      expect(await org.state()).toBe(before);
      expect(await statusOf(org, path.invitationId)).toBe(status);
    },
  );

  test('is refused with the status code of the profile', async () => {
    const org = await smallOrg({ 'errors.conflict': 'rejected-422' });
    const path = { invitationId: await invite(org) };
    await org.admin('revokeInvitation', { path });
    expect((await org.admin('revokeInvitation', { path })).status).toBe(422);
  });
});

test('a revoked invitation is deleted if the profile says so', async () => {
  const org = await smallOrg({ 'invite.revoked-form': 'deleted' });
  const invitee = await org.user(ada);
  const path = { invitationId: await invite(org) };
  expect((await org.admin('revokeInvitation', { path })).status).toBe(204);
  expect((await org.admin('getInvitationDetails', { path })).status).toBe(404);
  expect((await org.admin('revokeInvitation', { path })).status).toBe(404);
  expect((await invitee.call('acceptInvitation', { path })).status).toBe(403);
  expect((await org.admin('getInvitations')).body.invitations).toEqual([]);
  expect(await org.state()).not.toContain('"invitation-orgs",[{');
});

test('an invitation that is accepted and revoked concurrently ends up as one of the two', async () => {
  const org = await smallOrg();
  const invitee = await org.user(ada);
  const path = { invitationId: await invite(org) };
  const answers = await Promise.all([
    invitee.call('acceptInvitation', { path }),
    org.admin('revokeInvitation', { path }),
  ]);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
});
