import { authMutants } from './auth.js';
import { criterionMutants } from './criteria.js';
import { factMutants } from './facts.js';
import { findMutants } from './find.js';
import type { Mutant } from './mutant.js';
import { recordMutants } from './records.js';
import { relationMutants } from './relations.js';
import { sessionMutants } from './session.js';

/** Every mutant, by id. */
export const mutants: Readonly<Record<string, Mutant>> = {
  ...recordMutants,
  ...factMutants,
  ...findMutants,
  ...criterionMutants,
  ...relationMutants,
  ...sessionMutants,
  ...authMutants,
};
