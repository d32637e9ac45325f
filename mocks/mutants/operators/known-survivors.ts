import picomatch from 'picomatch';

/** Mutants in the tests that the kit should notice and does not, and why. */
const written: readonly (readonly [mutants: string, because: string])[] = [
  ['others-answer-1-in-10/{accept,decline}Invitation', 'a run has not so many invitees'],
  [
    'others-answer-1-in-10/{getTrackedFields,listImports,search}',
    'a run asks for little else in turn, so that one call in ten is hardly ever answered wrongly',
  ],
  [
    'others-answer-1-in-{5,10}/getInvitations',
    'a list is asked for again where an invitation is missing, as it would be after a delay',
  ],
  ['others-answer-1-in-10/regenerateSecret', 'a run does that ten times at most, and seldom twice at once'],
  [
    '{member-ignored/addContacts,member-emptied/getContacts}/contacts.*.reference_id',
    'a target whose contacts show no `reference_id` may show it under a name of its own',
  ],
  ['parameter-ignored/listImports/filename', 'a target that ignores it may know it by another name'],
  ['last-write-lost/addContacts', 'an import that is never completed may be slow'],
  ['list-tenth-lost/searchImportHistory', 'a run shows histories of five imports, and few of them'],
  ['others-answer-1-in-5/getSubscriptions', 'a run asks for it in few ways'],
  ['lost-at-once/{endSession,updateOrganization}', 'a run does that one at a time'],
  ['fifth-undone/updateOrganization', 'a run looks at the name after two renamings, and renames it seldom'],
  ['another-too/endSession', 'the other one is none that the scenario uses afterwards'],
  [
    'first-write-only/updateServiceAccountRoles',
    'beside the roles it writes that tokens end, and whether they do is open',
  ],
  ['returning/createServiceAccount', 'a run gives no name of an account twice'],
];

/** Returns why the kit overlooks a mutant that it should notice; undefined if it notices it. */
export function knownSurvivor(id: string): string | undefined {
  return written.find(([mutants]) => picomatch.isMatch(id, mutants))?.[1];
}
