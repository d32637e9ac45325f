import { scenario } from '../../scenarios/scenario.js';
import { wholeListOf } from '../users/whole-list.js';
import { invitationId, nobodysEmail } from './invitations.js';

/** What another organization invites to is not in the list (section 4.3). */
export const invitationsOfOthers = scenario({
  id: 'invitations/other-org',
  rules: ['invite.org-only'],
  needs: ['identity', 'token', 'own-resources', 'control', 'other-org'],
  requests: 6,
  async record(recorder, context) {
    const org_id = context.target.otherOrg ?? '';
    const admin = await context.callers.newUser('an admin of the other organization', ['admin'], org_id);
    const email = nobodysEmail(context);
    recorder.step('an admin of another organization creates an invitation there');
    const creation = await context.call(
      'createInvitation',
      { path: { org_id }, body: { email, role: 'viewer' } },
      admin,
    );
    const id = invitationId(recorder.object(creation));
    if (id === undefined) return;
    try {
      recorder.step('list the invitations');
      const list = await context.call('getInvitations');
      const foreign = wholeListOf(recorder, list).find(
        (item) => invitationId(item) === id || Object.values(item).includes(email),
      );
      recorder.see(
        'invite.org-only',
        foreign === undefined,
        () => ({
          at: 'invitations',
          expected: 'no invitation of another organization',
          received: 'the invitation of the other one',
        }),
        list,
      );
    } finally {
      // The credential of the run cannot reach it: it is taken back by whoever made it.
      await context.call('revokeInvitation', { path: { org_id, invitationId: id } }, admin);
    }
  },
});
