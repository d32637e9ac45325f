import { invite, nobodysEmail } from '../../invitations/invitations.js';
import { family } from '../family.js';
import { shownAndListed } from '../shown-and-listed.js';

export const invitations = family({
  id: 'roles/invitations',
  requests: 6,
  async make(t) {
    return { invitationId: (await invite(t, nobodysEmail(t))).id };
  },
  calls: {
    getInvitations: () => ({}),
    createInvitation: (_, mark) => ({ body: { email: `${mark}@example.com`, role: 'viewer' } }),
    getInvitationDetails: (path) => ({ path }),
    resendInvitation: (path) => ({ path }),
    acceptInvitation: (path) => ({ path }),
    declineInvitation: (path) => ({ path }),
    revokeInvitation: (path) => ({ path }),
  },
  view: shownAndListed('getInvitationDetails', 'getInvitations', 'status', 'expiresAt'),
});
