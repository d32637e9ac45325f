import { apiKeyValidityMutants } from './api-key-validity.js';
import { apiKeyMutants } from './api-keys.js';
import { authMutants } from './auth.js';
import { billingMutants } from './billing.js';
import { confirmedMutants } from './confirmed.js';
import { contactMutants } from './contacts.js';
import { criterionMutants } from './criteria.js';
import { endSessionMutants } from './end-session.js';
import { eventMutants } from './events.js';
import { factMutants } from './facts.js';
import { findMutants } from './find.js';
import { historyMutants } from './histories.js';
import { importMutants } from './imports.js';
import { invitationMutants } from './invitations.js';
import { ledgerMutants } from './ledgers.js';
import type { Mutant } from './mutant.js';
import { organizationMutants } from './organization.js';
import { peopleOperationMutants } from './people-operations.js';
import { reachedMutants } from './reached.js';
import { recordMutants } from './records.js';
import { relationMutants } from './relations.js';
import { roleMutants } from './roles.js';
import { clientSecretMutants, serviceAccountMutants } from './service-accounts.js';
import { sessionMutants } from './session.js';
import { textMutants } from './texts.js';
import { trackedFieldMutants } from './tracked-fields.js';
import { userMutants } from './users.js';

/** Mutants that are written by hand or derived from a table. */
const written: Readonly<Record<string, Mutant>> = {
  ...recordMutants,
  ...factMutants,
  ...findMutants,
  ...criterionMutants,
  ...relationMutants,
  ...sessionMutants,
  ...authMutants,
  ...textMutants,
  ...apiKeyMutants,
  ...apiKeyValidityMutants,
  ...serviceAccountMutants,
  ...clientSecretMutants,
  ...invitationMutants,
  ...userMutants,
  ...organizationMutants,
  ...endSessionMutants,
  ...roleMutants,
  ...ledgerMutants,
  ...trackedFieldMutants,
  ...contactMutants,
  ...importMutants,
  ...eventMutants,
  ...peopleOperationMutants,
  ...billingMutants,
  ...historyMutants,
  ...reachedMutants,
};

/** All mutants by id. */
export const mutants: Readonly<Record<string, Mutant>> = {
  ...written,
  ...confirmedMutants(new Set(Object.values(written).map(({ breaks }) => breaks))),
};
