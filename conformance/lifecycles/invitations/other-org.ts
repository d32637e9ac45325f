import { story } from '../../story/story.js';
import { wholeListOf } from '../users/whole-list.js';
import { invitationId, nobodysEmail } from './invitations.js';

/** What another organization invites to is not in the list (section 4.3). */
export const invitationsOfOthers = story({
  id: 'invitations/other-org',
  rules: ['invite.org-only'],
  needs: ['identity', 'token', 'own-resources', 'control', 'other-org'],
  requests: 6,
  async tell(teller, lab) {
    const org_id = lab.target.otherOrg ?? '';
    const admin = await lab.callers.newUser('an admin of the other organization', ['admin'], org_id);
    const email = nobodysEmail(lab);
    teller.step('an admin of another organization creates an invitation there');
    const creation = await lab.call(
      'createInvitation',
      { path: { org_id }, body: { email, role: 'viewer' } },
      admin,
    );
    const id = invitationId(teller.record(creation));
    if (id === undefined) return;
    try {
      teller.step('list the invitations');
      const list = await lab.call('getInvitations');
      const foreign = wholeListOf(teller, list).find(
        (item) => invitationId(item) === id || Object.values(item).includes(email),
      );
      teller.see(
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
      await lab.call('revokeInvitation', { path: { org_id, invitationId: id } }, admin);
    }
  },
});
