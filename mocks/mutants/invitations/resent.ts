import type { PendingResponse } from '../../engine/dispatch.js';
import type { Scene } from '../../engine/hooks.js';
import type { Invitation } from '../../identity/invitations.js';
import type { Mutant } from '../mutant.js';
import { isGranted } from '../on-reply.js';
import { refusal } from '../rewrite.js';
import { asDone, invitationBehind, isWrongStatus, rewriteBehind } from './behind.js';

const twoWeeksMs = 14 * 86_400_000;

/** Returns when an invitation would have expired without being sent again. */
const firstExpiration = ({ createdAtMs }: Invitation) => createdAtMs + twoWeeksMs;

/** Rewrites the answer if an invitation was sent again, either within its first 2 weeks or after them. */
const onResent =
  (
    when: 'in-time' | 'too-late',
    change: (draft: PendingResponse, scene: Scene) => PendingResponse | Promise<PendingResponse>,
  ): NonNullable<Mutant['answer']> =>
  async (draft, scene) => {
    const { call, world } = scene;
    if (!isGranted(draft, scene, ['resendInvitation'])) return draft;
    const invitation = await invitationBehind(call, world);
    if (!invitation) return draft;
    const isInTime = world.clock.now() < firstExpiration(invitation);
    return isInTime === (when === 'in-time') ? change(draft, scene) : draft;
  };

const refused = (draft: PendingResponse) => refusal(draft, 409, 'refused by a mutant');

async function notRenewed(draft: PendingResponse, scene: Scene): Promise<PendingResponse> {
  await rewriteBehind(scene.call, scene.world, (invitation) => ({
    expiresAtMs: firstExpiration(invitation),
  }));
  return asDone(draft, scene);
}

/** Answers as if an invitation had been sent again that cannot be because of its outcome. */
const resending =
  (outcome: Invitation['outcome']): NonNullable<Mutant['answer']> =>
  async (draft, scene) =>
    (await isWrongStatus(scene, 'resendInvitation', (invitation) => invitation.outcome === outcome))
      ? asDone(draft, scene)
      : draft;

/** Mutants of sending invitations again (section 3 rule 2). */
export const resentInvitationMutants = {
  'invite.pending-not-resent': {
    breaks: 'invite.resend-pending',
    mutation: 'A pending invitation cannot be sent again.',
    answer: onResent('in-time', refused),
  },
  'invite.resent-not-renewed': {
    breaks: 'invite.resend-resets',
    mutation: 'A pending invitation that is sent again expires when it would have expired.',
    answer: onResent('in-time', notRenewed),
  },
  'invite.resent-shown-renewed': {
    breaks: 'invite.resend-resets',
    mutation: 'The answer to sending again shows a new expiration date, and the old one counts.',
    answer: onResent('in-time', async (draft, scene) => {
      await notRenewed(draft, scene);
      return draft;
    }),
  },
  'invite.expired-not-resent': {
    breaks: 'invite.resend-expired',
    mutation: 'An invitation that has expired cannot be sent again.',
    answer: onResent('too-late', refused),
  },
  'invite.expired-not-renewed': {
    breaks: 'invite.resend-expired',
    mutation: 'An invitation that has expired is sent again, and stays expired.',
    answer: onResent('too-late', notRenewed),
  },
  'invite.revoked-resent': {
    breaks: 'invite.resend-revoked',
    mutation: 'An invitation that was revoked can be sent again.',
    answer: resending('revoked'),
  },
  'invite.accepted-resent': {
    breaks: 'invite.resend-accepted',
    mutation: 'An invitation that was accepted can be sent again.',
    answer: resending('accepted'),
  },
} as const satisfies Record<string, Mutant>;
