import type { Mutant } from './mutant.js';
import { accessMutants } from './users/access.js';
import { accountMutants } from './users/account.js';
import { assignmentMutants } from './users/assignments.js';

/** Mutants of users and their access (section 4.3). */
export const userMutants = {
  ...accessMutants,
  ...assignmentMutants,
  ...accountMutants,
} as const satisfies Record<string, Mutant>;
