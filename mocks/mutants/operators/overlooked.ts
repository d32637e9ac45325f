import picomatch from 'picomatch';

/** Mutants that have to be noticed and are not, of those that the tests look at: why the kit does not see them. */
const written: readonly (readonly [mutants: string, because: string])[] = [
  [
    'others-answer-1-in-10/{getUser,regenerateSecret,resendInvitation,updateServiceAccountRoles}',
    'a run does it less than ten times',
  ],
  ['others-answer-1-in-10/{accept,decline}Invitation', 'a run has not so many invitees'],
  ['lost-at-once/updateOrganization', 'a run renames one organization at a time'],
];

/** Why the kit overlooks a mutant that it should notice; undefined where it notices it. */
export function overlooked(id: string): string | undefined {
  return written.find(([mutants]) => picomatch.isMatch(id, mutants))?.[1];
}
