import { getPrincipal, putPrincipal } from '../../engine/principals.js';
import { withAccess, withRole } from '../../identity/users.js';
import type { Mutant } from '../mutant.js';
import { onCall } from '../on-call.js';
import { isGranted, remembered } from '../on-reply.js';
import { invitationBehind, rewriteBehind } from './behind.js';

/** The number of concurrent acceptances of each invitation, now and at their peak. */
const acceptances = remembered(() => new Map<string, { now: number; peak: number }>());

/** Changes the access of the caller after it accepted or declined an invitation. */
const withOtherAccess =
  (
    operation: 'acceptInvitation' | 'declineInvitation',
    change: typeof withRole,
  ): NonNullable<Mutant['answer']> =>
  async (draft, scene) => {
    const { call, world } = scene;
    const invitation = await invitationBehind(call, world);
    const record = await getPrincipal(world.store, call?.principal.id ?? '');
    if (isGranted(draft, scene, [operation]) && invitation && record) {
      await putPrincipal(world.store, change(record, invitation.org, invitation.role));
    }
    return draft;
  };

const withoutAccess: typeof withRole = (record, org) => withAccess(record, org, undefined);

/** Mutants of accepting and declining invitations (section 4.3). */
export const answeredInvitationMutants = {
  'invite.accepted-without-access': {
    breaks: 'invite.accept',
    mutation: 'Whoever accepts an invitation is not among the users.',
    answer: withOtherAccess('acceptInvitation', withoutAccess),
  },
  'invite.accepted-at-once-pending': {
    breaks: 'invite.accept',
    mutation: 'An invitation that is accepted several times at once is pending afterwards.',
    call: onCall('acceptInvitation', (call, world) => {
      const id = String(call.path['invitationId']);
      const { now, peak } = acceptances({ world }).get(id) ?? { now: 0, peak: 0 };
      acceptances({ world }).set(id, { now: now + 1, peak: Math.max(peak, now + 1) });
      return call;
    }),
    answer: async (draft, { operation, call, world }) => {
      const id = String(call?.path['invitationId']);
      const known = acceptances({ world }).get(id);
      if (operation !== 'acceptInvitation' || !known) return draft;
      acceptances({ world }).set(id, { ...known, now: known.now - 1 });
      if (known.now === 1 && known.peak > 1) await rewriteBehind(call, world, () => ({ outcome: null }));
      return draft;
    },
  },
  'invite.declined-with-access': {
    breaks: 'invite.decline',
    mutation: 'Whoever declines an invitation is given the access.',
    answer: withOtherAccess('declineInvitation', withRole),
  },
} as const satisfies Record<string, Mutant>;
