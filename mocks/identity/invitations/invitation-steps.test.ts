import { describe, expect, test } from 'vitest';
import { type SmallOrg, smallOrg } from '../../../fixtures/services/small-org.js';

const ada = 'ada@example.com';

/** Invites and returns the id of the invitation. */
const invite = async (org: SmallOrg, email = ada, role = 'editor'): Promise<string> =>
  (await org.admin('createInvitation', { body: { email, role } })).body.id;

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
