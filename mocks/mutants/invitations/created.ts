import { findInvitationById, putInvitation, shownInvitation } from '../../identity/invitations.js';
import type { Mutant } from '../mutant.js';
import { onItems, onReply, remembered } from '../on-reply.js';

const weekMs = 7 * 86_400_000;

/** The id of the newest invitation. */
const newest = remembered(() => ({ id: '' }));

/** Mutants of new invitations (section 4.3). */
export const createdInvitationMutants = {
  'invite.created-as-accepted': {
    breaks: 'invite.create',
    mutation: 'The answer to a creation shows the invitation as accepted.',
    answer: onReply('createInvitation', (body) => ({ ...body, status: 'accepted' })),
  },
  'invite.newest-unlisted': {
    breaks: 'invite.create-listed',
    mutation: 'Lists lack the newest invitation as long as it is pending.',
    answer: async (draft, scene) => {
      const remember = onReply('createInvitation', (body) => {
        newest(scene).id = String(body['id']);
        return body;
      });
      const leaveOut = onItems('getInvitations', (items) =>
        items.filter(({ id, status }) => id !== newest(scene).id || status !== 'pending'),
      );
      return leaveOut(await remember(draft, scene), scene);
    },
  },
  'invite.expires-in-3-weeks': {
    breaks: 'invite.expires-2w',
    mutation: 'A new invitation expires in 3 weeks.',
    answer: onReply('createInvitation', async (body, { world }) => {
      const made = await findInvitationById(world.store, String(body['id']));
      if (!made) return body;
      const later = { ...made, expiresAtMs: made.expiresAtMs + weekMs };
      await putInvitation(world.store, later);
      return shownInvitation(later, world.clock.now());
    }),
  },
  'invite.details-without-expiration': {
    breaks: 'invite.details',
    mutation: 'The details of an invitation lack its expiration date.',
    answer: onReply('getInvitationDetails', ({ expiresAt: _, ...body }) => body),
  },
} as const satisfies Record<string, Mutant>;
