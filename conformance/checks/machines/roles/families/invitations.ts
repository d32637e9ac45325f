import { isSuccess } from '../../../../scene/recorder.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import { textIn } from '../../../../target/wire/members.js';
import { family } from '../family.js';

const emailOf = (name: string): string => `${name}@example.com`;

export const invitations = family({
  id: 'roles/invitations',
  requests: 6,
  async make(t) {
    t.step('invite somebody');
    const body = { email: emailOf(t.owned.name('invitee')), role: 'viewer' };
    const invitation = t.object(await t.call('createInvitation', { body }));
    const id = textIn(invitation, 'id', 'invitationId');
    if (id !== undefined) return { invitationId: id };
    throw new EndScenario('skipped', 'the answer to createInvitation shows no `id`: map it with --overlay');
  },
  calls: {
    getInvitations: () => ({}),
    createInvitation: (_, mark) => ({ body: { email: emailOf(mark), role: 'viewer' } }),
    getInvitationDetails: (path) => ({ path }),
    resendInvitation: (path) => ({ path }),
    acceptInvitation: (path) => ({ path }),
    declineInvitation: (path) => ({ path }),
    revokeInvitation: (path) => ({ path }),
  },
  async view(path, context) {
    const details = await context.call('getInvitationDetails', { path });
    const { json } = details.response;
    const shown = {
      status: textIn(json, 'status') ?? null,
      expiresAt: textIn(json, 'expiresAt') ?? null,
    };
    return {
      own: isSuccess(details) ? shown : 'no such invitation',
      listed: (await context.call('getInvitations')).response.text,
    };
  },
});
