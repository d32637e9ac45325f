import { scenario } from '../../../scene/scenario.js';
import { wholeListOf } from '../users/whole-list.js';
import { invitationId, nobodysEmail } from './invitations.js';

/** What another organization invites to is not in the list (section 4.3). */
export const invitationsOfOthers = scenario({
  id: 'invitations/other-org',
  rules: ['invite.org-only'],
  needs: ['token', 'own-resources', 'control', 'other-org'],
  requests: 6,
  async record(t) {
    const org_id = t.target.otherOrg ?? '';
    const admin = await t.callers.lasting(
      'an admin of another organization',
      ['viewer', 'editor', 'admin'],
      org_id,
    );
    const email = nobodysEmail(t);
    t.step('an admin of another organization creates an invitation there');
    const creation = await t.call(
      'createInvitation',
      { path: { org_id }, body: { email, role: 'viewer' } },
      admin,
    );
    const id = invitationId(t.object(creation));
    if (id === undefined) return;
    try {
      t.step('list the invitations');
      const list = await t.call('getInvitations');
      const foreign = wholeListOf(t, list).find(
        (item) => invitationId(item) === id || Object.values(item).includes(email),
      );
      t.soft('invite.org-only', list).holds(foreign === undefined, {
        at: 'invitations',
        expected: 'no invitation of another organization',
        received: 'the invitation of the other one',
      });
    } finally {
      // The credential of the run cannot reach it: it is taken back by whoever made it.
      await t.call('revokeInvitation', { path: { org_id, invitationId: id } }, admin);
    }
  },
});
