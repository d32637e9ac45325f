import type { User } from '../../target/caller.js';
import type { OwnInvitation } from './invitations.js';
import { type Action, type Status, type TransitionRule, transition } from './transitions.js';

export interface Modelled extends OwnInvitation {
  readonly nth: number;
  status: Status;
  /** Only the invitee can accept and decline, and only one of these emails has a user. */
  readonly isInvitees: boolean;
}

export interface Model {
  readonly invitee: User;
  readonly invitations: Modelled[];
  /** The target did not do as the model does: what follows would say nothing. */
  isOver: boolean;
}

/** The rules that the model knows. */
export type Rule = TransitionRule | 'invite.create' | 'invite.create-listed';

const invitationsMax = 4;

/** The invitee is invited again once the last invitation came to nothing: another one might be refused before. */
export function mayInvite({ invitations, isOver }: Readonly<Model>, isInvitees: boolean): boolean {
  if (isOver || invitations.length >= invitationsMax) return false;
  return invitations.every((invitation) =>
    isInvitees
      ? !invitation.isInvitees || invitation.status === 'declined' || invitation.status === 'revoked'
      : invitation.isInvitees,
  );
}

export const isAnswer = (action: Action): boolean => action === 'accept' || action === 'decline';

/** The invitations to which an action can be done, and of which the specification says what becomes of them then. */
export function candidates(action: Action, { invitations, isOver }: Readonly<Model>): readonly Modelled[] {
  return invitations.filter(
    ({ status, isInvitees }) =>
      !isOver && transition(status, action) !== undefined && (isInvitees || !isAnswer(action)),
  );
}
