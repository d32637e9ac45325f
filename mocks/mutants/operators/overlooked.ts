import picomatch from 'picomatch';

/** Mutants that have to be noticed and are not, of those that the tests look at: why the kit does not see them. */
const written: readonly (readonly [mutants: string, because: string])[] = [
  ['others-answer-1-in-10/{getTrackedFields,listTrackedVersions}', 'a run asks for it less than ten times'],
  [
    'others-answer-1-in-10/{getUser,regenerateSecret,resendInvitation,updateServiceAccountRoles}',
    'a run does it less than ten times',
  ],
  ['{others-answer-1-in-*,fifth-undone}/{accept,decline}Invitation', 'a run has not so many invitees'],
  [
    'elements-{third,sixth,eleventh}-on-lost/{add,update,remove}UserAccess/**',
    'a run has two users beside its own, not so many',
  ],
  ['refuses-credential/deleteServiceAccount/*', 'what is never allowed counts as turned off on that target'],
  [
    'admits-credential-expired/declineInvitation',
    'expired tokens are tried where a run has no invitee any more',
  ],
  ['all-too/removeUserAccess', 'the run loses its own access and ends, which no rule tells'],
  ['unseen/listApiKeys/updateApiKey', 'an old name in a list counts as lag'],
  ['page-two-reversed/listImports', 'the imports of a run make one short page'],
  ['parameter-ignored/getContacts/size', 'a service that calls the parameter otherwise ignores ours as well'],
  ['elements-sixth-on-lost/updateTrackedFields/fields', 'a run tracks fewer than six fields'],
  [
    'member-a-year-sooner/getTrackedFields/created_at',
    'no other answer of a run tells when fields came to be tracked',
  ],
];

/** Why the kit overlooks a mutant that it should notice; undefined where it notices it. */
export function overlooked(id: string): string | undefined {
  return written.find(([mutants]) => picomatch.isMatch(id, mutants))?.[1];
}
