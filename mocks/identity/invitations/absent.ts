import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';

/** The same words for an invitation that never was, one that is gone and one of another organization. */
export const noInvitation = (id: string): Refusal =>
  refuse('not-found', `The organization has no invitation ${quote(id)}: list them with GET …/invitations.`);

/** The same words for an invitation that is not there and one of somebody else: only the invitee learns of it here. */
export const notTheInvitee = (id: string): Refusal =>
  refuse(
    'role-insufficient',
    `The caller is not invited by an invitation ${quote(id)}: sign in as the user with the invited email.`,
  );
