import { getPrincipal, putPrincipal } from '../../engine/principals.js';
import { findUserByEmail } from '../../identity/accounts.js';
import { type Invitation, statusOf } from '../../identity/invitations.js';
import { withAccess } from '../../identity/users.js';
import type { Mutant } from '../mutant.js';
import { invitationBehind, isWrongStatus, rewriteBehind } from './behind.js';

/** Answers as if an invitation had been revoked that cannot be because of its status. */
const revoking =
  (status: ReturnType<typeof statusOf>): NonNullable<Mutant['answer']> =>
  async (draft, scene) => {
    const is = (invitation: Invitation, nowMs: number) => statusOf(invitation, nowMs) === status;
    return (await isWrongStatus(scene, 'revokeInvitation', is))
      ? { ...draft, status: 204, body: undefined }
      : draft;
  };

/** Mutants of revoking invitations (section 3 rule 1). */
export const revokedInvitationMutants = {
  'invite.revoked-again': {
    breaks: 'invite.revoke-twice',
    mutation: 'An invitation that was revoked can be revoked again.',
    answer: revoking('revoked'),
  },
  'invite.accepted-revoked': {
    breaks: 'invite.revoke-accepted',
    mutation: 'An invitation that was accepted can be revoked.',
    answer: revoking('accepted'),
  },
  'invite.accepted-loses-access': {
    breaks: 'invite.revoke-accepted',
    mutation: 'Revoking an invitation that was accepted is refused, and takes the access from the invitee.',
    answer: async (draft, scene) => {
      const { call, world } = scene;
      const isAccepted = ({ outcome }: Invitation) => outcome === 'accepted';
      if (!(await isWrongStatus(scene, 'revokeInvitation', isAccepted))) return draft;
      const invitation = await invitationBehind(call, world);
      const user = invitation && (await findUserByEmail(world.store, invitation.email));
      const record = user && (await getPrincipal(world.store, user.id));
      if (invitation && record) {
        await putPrincipal(world.store, withAccess(record, invitation.org, undefined));
      }
      return draft;
    },
  },
  'invite.declined-revoked': {
    breaks: 'invite.revoke-declined',
    mutation: 'An invitation that was declined can be revoked.',
    answer: revoking('declined'),
  },
  'invite.expired-revoked': {
    breaks: 'invite.revoke-expired',
    mutation: 'An invitation that has expired can be revoked.',
    answer: revoking('expired'),
  },
  'invite.revoked-accepted': {
    breaks: 'invite.revoked-not-acceptable',
    mutation: 'An invitation that was revoked can be accepted.',
    call: async (call, operation, world) => {
      const revoked = operation === 'acceptInvitation' ? await invitationBehind(call, world) : undefined;
      if (revoked?.outcome === 'revoked') await rewriteBehind(call, world, () => ({ outcome: null }));
      return call;
    },
  },
} as const satisfies Record<string, Mutant>;
