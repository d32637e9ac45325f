import { authMutants } from './auth.js';
import { billingMutants } from './billing.js';
import { contactMutants } from './contacts.js';
import { endSessionMutants } from './end-session.js';
import { factMutants } from './facts.js';
import { findMutants } from './find.js';
import { apiKeyMutants, serviceAccountMutants, userMutants } from './identity.js';
import { importMutants } from './imports.js';
import { invitationMutants } from './invitations.js';
import { ledgerMutants } from './ledgers.js';
import type { Mutant } from './mutant.js';
import { peopleOperationMutants } from './people-operations.js';
import { reachedMutants } from './reached.js';
import { recordMutants } from './records.js';
import { roleMutants } from './roles.js';
import { sessionMutants } from './session.js';
import { waivedMutants } from './waived.js';

/** All mutants by id that are written for one rule, or derived from a table. */
export const mutants: Readonly<Record<string, Mutant>> = {
  ...recordMutants,
  ...factMutants,
  ...findMutants,
  ...sessionMutants,
  ...authMutants,
  ...apiKeyMutants,
  ...serviceAccountMutants,
  ...invitationMutants,
  ...userMutants,
  ...endSessionMutants,
  ...roleMutants,
  ...ledgerMutants,
  ...contactMutants,
  ...importMutants,
  ...peopleOperationMutants,
  ...billingMutants,
  ...waivedMutants,
  ...reachedMutants,
};
