import type { Mutant } from '../mutant.js';
import { onBody } from '../on-call.js';
import { onReply, refusingReply } from '../on-reply.js';

/** Mutants of user accounts and their passwords (section 4.3). */
export const accountMutants = {
  'user.without-profile': {
    breaks: 'user.get',
    mutation: 'A user is returned without profile.',
    answer: onReply('getUser', ({ profile: _, ...user }) => user),
  },
  'user.without-status': {
    breaks: 'user.get',
    mutation: 'A user is returned without status.',
    answer: onReply('getUser', ({ status: _, ...user }) => user),
  },
  'user.without-metadata': {
    breaks: 'user.get',
    mutation: 'A user is returned without metadata.',
    answer: onReply('getUser', ({ metadata: _, ...user }) => user),
  },
  'user.reset-not-initiated': {
    breaks: 'user.reset-initiate',
    mutation: 'The reset of a password cannot be initiated.',
    answer: refusingReply('initiatePasswordReset', 403),
  },
  'user.reset-refused': {
    breaks: 'user.reset-patch',
    mutation: '`PATCH /users/{userId}` does not reset a password.',
    answer: refusingReply('updateUser', 405),
  },
  'user.reset-in-vain': {
    breaks: 'user.reset-patch',
    mutation: 'A reset of a password sets another password than the one that was sent.',
    call: onBody('updateUser', (body) => ({ ...body, password: 'chosen by a mutant' })),
  },
} as const satisfies Record<string, Mutant>;
