import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';

/** Returns the same refusal whether an invitation never existed, is gone, or belongs to another organization. */
export const noInvitation = (id: string): Refusal =>
  refuse('not-found', `The organization has no invitation ${quote(id)}: list them with GET …/invitations.`);

/**
 * Returns the same refusal whether an invitation does not exist or is for another user, so that only the invitee learns of it.
 */
export const notTheInvitee = (id: string): Refusal =>
  refuse(
    'role-insufficient',
    `The caller is not invited by an invitation ${quote(id)}: sign in as the user with the invited email.`,
  );
