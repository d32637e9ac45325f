import { describe, expect, test } from 'vitest';
import { type SmallOrg, smallOrg } from '../../../fixtures/services/small-org.js';

const dayMs = 86_400_000;
const ada = 'ada@example.com';

/** Invites and returns the id of the invitation. */
const invite = async (org: SmallOrg, email = ada, role = 'editor'): Promise<string> =>
  (await org.admin('createInvitation', { body: { email, role } })).body.id;

describe('a second invitation', () => {
  test('prevents the expired one from being resent, since a user has at most one pending', async () => {
    const org = await smallOrg();
    const expired = await invite(org);
    org.clock.advance(14 * dayMs);
    const second = await invite(org);
    const answer = await org.admin('resendInvitation', { path: { invitationId: expired } });
    expect([answer.status, answer.error?.message]).toEqual([409, expect.stringContaining(second)]);
  });
});

describe('accepting an invitation', () => {
  test('does not demote a user invited as viewer who has become admin in the meantime', async () => {
    const org = await smallOrg();
    const path = { invitationId: await invite(org, ada, 'viewer') };
    const invitee = await org.user(ada);
    await org.admin('addUserAccess', { body: [{ email: ada, role: 'admin' }] });
    expect((await invitee.call('acceptInvitation', { path })).status).toBe(200);
    expect((await invitee.call('getOrgUsers')).status).toBe(200);
  });
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
