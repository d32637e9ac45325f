import type { PendingResponse } from '../engine/dispatch.js';
import type { Scene } from '../engine/hooks.js';
import { principals, putPrincipal } from '../engine/principals.js';
import { refuse } from '../engine/refusal.js';
import {
  findInvitationById,
  type Invitation,
  listInvitations,
  putInvitation,
  shownInvitation,
  statusOf,
} from '../identity/invitations.js';
import { withRole } from '../identity/users.js';
import type { Mutant } from './mutant.js';
import { isGranted, listingForeign, onItems, refusingReply } from './on-reply.js';

type AnswerHook = NonNullable<Mutant['answer']>;

const invitationBehind = async ({
  call,
  world,
}: Pick<Scene, 'call' | 'world'>): Promise<Invitation | undefined> =>
  findInvitationById(world.store, String(call?.path['invitationId']));

/** Answers a call that is refused as if it had been done, for invitations with one status. */
function doing(
  operation: 'revokeInvitation' | 'resendInvitation' | 'acceptInvitation',
  status: ReturnType<typeof statusOf>,
  put: Partial<Invitation> = {},
): AnswerHook {
  return onRefused(operation, 'conflict', async (draft, { world }, invitation) => {
    if (statusOf(invitation, world.clock.now()) !== status) return draft;
    await putInvitation(world.store, { ...invitation, ...put });
    return operation === 'revokeInvitation'
      ? { ...draft, status: 204, body: undefined }
      : { ...draft, status: 200, body: shownInvitation({ ...invitation, ...put }, world.clock.now()) };
  });
}

function onRefused(
  operation: Scene['operation'],
  reason: 'conflict' | 'role-insufficient',
  change: (draft: PendingResponse, scene: Scene, invitation: Invitation) => Promise<PendingResponse>,
): AnswerHook {
  return async (draft, scene) => {
    if (scene.operation !== operation || scene.refusal?.refused !== reason) return draft;
    const invitation = await invitationBehind(scene);
    return invitation ? change(draft, scene, invitation) : draft;
  };
}

/** Lets users who are not the invitee accept or decline an invitation nevertheless. */
function byStrangers(operation: 'acceptInvitation' | 'declineInvitation'): AnswerHook {
  return onRefused(operation, 'role-insufficient', async (draft, { call, world }, invitation) => {
    if (call?.principal.roles[invitation.org]?.includes('admin')) return draft;
    const outcome = operation === 'acceptInvitation' ? 'accepted' : 'declined';
    await putInvitation(world.store, { ...invitation, outcome });
    return { ...draft, status: 200, body: shownInvitation({ ...invitation, outcome }, world.clock.now()) };
  });
}

/** Mutants of invitations (sections 3 and 4.3). */
export const invitationMutants = {
  'invite.created-as-accepted': {
    breaks: 'invite.create',
    mutation: 'The answer to a creation shows the invitation as accepted.',
    answer: (draft, scene) =>
      isGranted(draft, scene, ['createInvitation'])
        ? { ...draft, body: { ...Object(draft.body), status: 'accepted' } }
        : draft,
  },
  'invite.under-two-statuses': {
    breaks: 'invite.filter-partition',
    mutation: 'Filtered by a status, the list has the first invitation of another one as well.',
    answer: onItems('getInvitations', async (items, { call, world }) => {
      const [status, nowMs] = [call?.query['status'], world.clock.now()];
      if (typeof status !== 'string') return items;
      const all = await listInvitations(world.store, String(call?.path['org_id']));
      const other = all.find((invitation) => statusOf(invitation, nowMs) !== status);
      return other ? [...items, { ...shownInvitation(other, nowMs), status }] : items;
    }),
  },
  'invite.of-other-org-listed': {
    breaks: 'invite.org-only',
    mutation: 'The list has the invitations of the other organization as well.',
    handle: listingForeign('getInvitations'),
  },
  'invite.pending-not-resent': {
    breaks: 'invite.resend-pending',
    mutation: 'A pending invitation cannot be sent again.',
    answer: refusingReply('resendInvitation', 409),
  },
  'invite.expired-not-resent': {
    breaks: 'invite.resend-expired',
    mutation: 'An invitation that has expired cannot be sent again.',
    handle: async (handling) => {
      const { operation, world, next } = handling;
      const invitation = operation === 'resendInvitation' ? await invitationBehind(handling) : undefined;
      const isExpired = invitation && statusOf(invitation, world.clock.now()) === 'expired';
      return isExpired ? refuse('conflict', 'the invitation has expired') : next();
    },
  },
  'invite.revoked-resent': {
    breaks: 'invite.resend-revoked',
    mutation: 'An invitation that was revoked can be sent again.',
    answer: doing('resendInvitation', 'revoked'),
  },
  'invite.accepted-resent': {
    breaks: 'invite.resend-accepted',
    mutation: 'An invitation that was accepted can be sent again.',
    answer: doing('resendInvitation', 'accepted'),
  },
  'invite.revoked-again': {
    breaks: 'invite.revoke-twice',
    mutation: 'An invitation that was revoked can be revoked again.',
    answer: doing('revokeInvitation', 'revoked'),
  },
  'invite.accepted-revoked': {
    breaks: 'invite.revoke-accepted',
    mutation: 'An invitation that was accepted can be revoked.',
    answer: doing('revokeInvitation', 'accepted'),
  },
  'invite.declined-revoked': {
    breaks: 'invite.revoke-declined',
    mutation: 'An invitation that was declined can be revoked.',
    answer: doing('revokeInvitation', 'declined'),
  },
  'invite.revoked-accepted': {
    breaks: 'invite.revoked-not-acceptable',
    mutation: 'An invitation that was revoked can be accepted.',
    answer: doing('acceptInvitation', 'revoked', { outcome: 'accepted' }),
  },
  'invite.invitee-without-details': {
    breaks: 'invite.details-invitee',
    mutation: 'Whoever has no role on the organization does not get the details of the own invitation.',
    answer: refusingReply(
      'getInvitationDetails',
      403,
      ({ call }) => call?.principal.roles[String(call.path['org_id'])] === undefined,
    ),
  },
  'invite.stranger-accepts': {
    breaks: 'invite.email-locked',
    mutation: 'A user with another email can accept an invitation.',
    answer: byStrangers('acceptInvitation'),
  },
  'invite.stranger-declines': {
    breaks: 'invite.accept-only-invitee',
    mutation: 'A user with another email can decline an invitation.',
    answer: byStrangers('declineInvitation'),
  },
  'invite.declined-with-access': {
    breaks: 'invite.decline',
    mutation: 'Whoever declines an invitation is given the access.',
    answer: async (draft, scene) => {
      const { call, world } = scene;
      const invitation = await invitationBehind(scene);
      const record = await world.store.get(principals, call?.principal.id ?? '');
      if (isGranted(draft, scene, ['declineInvitation']) && invitation && record)
        await putPrincipal(world.store, withRole(record, invitation.org, invitation.role));
      return draft;
    },
  },
} as const satisfies Record<string, Mutant>;
