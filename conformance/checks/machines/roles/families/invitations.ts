import { invite, nobodysEmail } from '../../invitations/invitations.js';
import { family } from '../family.js';
import { shownAndListed } from '../shown-and-listed.js';

const view = shownAndListed('getInvitationDetails', 'getInvitations', 'status', 'expiresAt');

export const invitations = family({
  id: 'roles/invitations',
  requests: 8,
  async make(t) {
    const invitee = t.control && (await t.callers.newUser('the invitee', []));
    const { id } = await invite(t, invitee?.email ?? nobodysEmail(t));
    return { path: { invitationId: id }, invitee };
  },
  calls: {
    getInvitations: () => ({}),
    createInvitation: (_, mark) => ({ body: { email: `${mark}@example.com`, role: 'viewer' } }),
    getInvitationDetails: ({ path }) => ({ path }),
    resendInvitation: ({ path }) => ({ path }),
    acceptInvitation: ({ path }) => ({ path }),
    declineInvitation: ({ path }) => ({ path }),
    revokeInvitation: ({ path }) => ({ path }),
  },
  // The invitee alone may answer the invitation.
  admitted: ({ invitee }, operation) => (/^(accept|decline)/.test(operation) ? invitee : undefined),
  view: ({ path }, context) => view(path, context),
});
