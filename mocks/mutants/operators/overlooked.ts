import picomatch from 'picomatch';

/** Mutants that have to be noticed and are not, of those that the tests look at: why the kit does not see them. */
const written: readonly (readonly [mutants: string, because: string])[] = [
  [
    'others-answer-1-in-10/{getUser,regenerateSecret,resendInvitation,updateServiceAccountRoles}',
    'a run does it less than ten times',
  ],
  ['others-answer-1-in-10/{accept,decline}Invitation', 'a run has not so many invitees'],
  [
    'admits-credential-expired/declineInvitation',
    'expired tokens are tried where a run has no invitee any more',
  ],
  [
    'lost-at-once/{removeUserAccess,resendInvitation,update*}',
    'a run changes two things of a kind at once only where it makes several, and an old name counts as lag',
  ],
];

/** Why the kit overlooks a mutant that it should notice; undefined where it notices it. */
export function overlooked(id: string): string | undefined {
  return written.find(([mutants]) => picomatch.isMatch(id, mutants))?.[1];
}
