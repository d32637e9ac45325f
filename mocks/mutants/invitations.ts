import type { Scene } from '../engine/handler.js';
import { refuse } from '../engine/refusal.js';
import {
  findInvitationById,
  type Invitation,
  listInvitations,
  putInvitation,
  shownInvitation,
  statusOf,
} from '../identity/invitations.js';
import { type Mutation, type Mutations, on } from './rewrite.js';

type Status = ReturnType<typeof statusOf>;

/** Answers a call that is refused as if it had been done, for invitations with one status. */
function doing(
  what: 'revoke' | 'resend' | 'accept',
  status: Status,
  put: Partial<Invitation> = {},
): Mutation {
  const isMeant = (invitation: Invitation, { world }: Scene) =>
    statusOf(invitation, world.clock.now()) === status;
  return onRefused(
    `An invitation with the status ${status} takes ${what}.`,
    `${what}Invitation`,
    'conflict',
    isMeant,
    put,
  );
}

/** Lets users who are not the invitee accept or decline an invitation nevertheless. */
function byStrangers(what: 'accept' | 'decline', outcome: 'accepted' | 'declined'): Mutation {
  const isStranger = ({ org }: Invitation, { call }: Scene) => !call?.principal.roles[org]?.includes('admin');
  const says = `A user with another email can ${what} an invitation.`;
  return onRefused(says, `${what}Invitation`, 'role-insufficient', isStranger, { outcome });
}

/** Does what was refused for a reason, and changes the invitation so. */
function onRefused(
  mutation: string,
  operation: Scene['operation'],
  reason: 'conflict' | 'role-insufficient',
  isMeant: (invitation: Invitation, scene: Scene) => boolean,
  put: Partial<Invitation>,
): Mutation {
  return on.answers(mutation, async (draft, scene) => {
    const { world } = scene;
    if (scene.operation !== operation || scene.refusal?.refused !== reason) return draft;
    const invitation = await invitationBehind(scene);
    if (!invitation || !isMeant(invitation, scene)) return draft;
    const changed = { ...invitation, ...put };
    await putInvitation(world.store, changed);
    return operation === 'revokeInvitation'
      ? { ...draft, status: 204, body: undefined }
      : { ...draft, status: 200, body: shownInvitation(changed, world.clock.now()) };
  });
}

function invitationBehind({ call, world }: Pick<Scene, 'call' | 'world'>): Promise<Invitation | undefined> {
  return findInvitationById(world.store, String(call?.path['invitationId']));
}

/** Mutants of invitations (sections 3 and 4.3). */
export const invitationMutations: Mutations = {
  'invite.create': on.replies(
    'The answer to a creation shows the invitation as accepted.',
    'createInvitation',
    (body) => ({ ...body, status: 'accepted' }),
  ),
  'invite.filter-partition': on.items(
    'Filtered by a status, the list has the first invitation of another one as well.',
    'getInvitations',
    async (shown, { call, world }) => {
      const [status, nowMs] = [call?.query['status'], world.clock.now()];
      if (typeof status !== 'string') return shown;
      const all = await listInvitations(world.store, String(call?.path['org_id']));
      const other = all.find((invitation) => statusOf(invitation, nowMs) !== status);
      return other ? [...shown, { ...shownInvitation(other, nowMs), status }] : shown;
    },
  ),
  'invite.resend-expired': {
    mutation: 'An invitation that has expired cannot be sent again.',
    handle: async (handling) => {
      const { operation, world, next } = handling;
      const invitation = operation === 'resendInvitation' ? await invitationBehind(handling) : undefined;
      const isExpired = invitation && statusOf(invitation, world.clock.now()) === 'expired';
      return isExpired ? refuse('conflict', 'the invitation has expired') : next();
    },
  },
  'invite.resend-revoked': doing('resend', 'revoked'),
  'invite.resend-accepted': doing('resend', 'accepted'),
  'invite.revoke-twice': doing('revoke', 'revoked'),
  'invite.revoke-accepted': doing('revoke', 'accepted'),
  'invite.revoke-declined': doing('revoke', 'declined'),
  'invite.revoked-not-acceptable': doing('accept', 'revoked', { outcome: 'accepted' }),
  'invite.email-locked': byStrangers('accept', 'accepted'),
  'invite.accept-only-invitee': byStrangers('decline', 'declined'),
};
