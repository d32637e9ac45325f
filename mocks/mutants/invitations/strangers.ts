import type { Mutant } from '../mutant.js';
import { refusingReply } from '../on-reply.js';
import { answering, isAdmin, rewriteBehind } from './behind.js';

/** Mutants of the rules about who may see and answer an invitation (section 4.3). */
export const strangerMutants = {
  'invite.invitee-without-details': {
    breaks: 'invite.details-invitee',
    mutation: 'Whoever has no role on the organization does not get the details of the own invitation.',
    answer: refusingReply(
      'getInvitationDetails',
      403,
      ({ call }) => call?.principal.roles[String(call.path['org_id'])] === undefined,
    ),
  },
  'invite.details-for-everybody': {
    breaks: 'invite.details-stranger',
    mutation: 'Everybody gets the details of an invitation.',
    waives: (refusal, { operation }) => operation === 'getInvitationDetails' && refusal === 'org-foreign',
  },
  'invite.stranger-accepts': {
    breaks: 'invite.email-locked',
    mutation: 'A user with another email can accept an invitation.',
    answer: answering('acceptInvitation', (scene, invitation) => !isAdmin(scene, invitation)),
  },
  'invite.stranger-declines': {
    breaks: 'invite.accept-only-invitee',
    mutation: 'A user with another email can decline an invitation.',
    answer: answering('declineInvitation', (scene, invitation) => !isAdmin(scene, invitation)),
  },
  'invite.admin-accepts': {
    breaks: 'invite.accept-only-invitee',
    mutation: 'An admin can accept an invitation for the invitee.',
    answer: answering('acceptInvitation', isAdmin),
  },
  'invite.admin-declines-in-vain': {
    breaks: 'invite.accept-only-invitee',
    mutation: 'An admin who declines an invitation is refused, and it is declined.',
    answer: async (draft, scene) => {
      const { operation, refusal, call, world } = scene;
      if (operation === 'declineInvitation' && refusal?.refused === 'role-insufficient') {
        const isOfAdmin = call?.principal.kind === 'service-account';
        if (isOfAdmin) await rewriteBehind(call, world, () => ({ outcome: 'declined' }));
      }
      return draft;
    },
  },
} as const satisfies Record<string, Mutant>;
