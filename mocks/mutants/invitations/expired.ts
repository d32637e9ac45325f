import { isObject } from '../../state/json.js';
import type { Mutant } from '../mutant.js';
import { onCall } from '../on-call.js';
import { onReply } from '../on-reply.js';
import { rewriteBehind } from './behind.js';

const hourMs = 3_600_000;

/** Mutants of invitations that expired after 2 weeks (section 3). */
export const expiredInvitationMutants = {
  'invite.expired-shown-pending': {
    breaks: 'invite.expired-status',
    mutation: 'The details show an invitation that has expired as pending.',
    answer: onReply('getInvitationDetails', (body) =>
      isObject(body) && body['status'] === 'expired' ? { ...body, status: 'pending' } : body,
    ),
  },
  'invite.expired-accepted': {
    breaks: 'invite.expired-not-acceptable',
    mutation: 'An invitation that has expired can be accepted.',
    call: onCall('acceptInvitation', async (call, world) => {
      await rewriteBehind(call, world, ({ expiresAtMs }) => ({
        expiresAtMs: Math.max(expiresAtMs, world.clock.now() + hourMs),
      }));
      return call;
    }),
  },
} as const satisfies Record<string, Mutant>;
