import { apiKeyScenarios } from '../machines/api-keys/catalogue.js';
import { contactScenarios } from '../machines/contacts/catalogue.js';
import { eventScenarios } from '../machines/events/catalogue.js';
import { importScenarios } from '../machines/imports/catalogue.js';
import { invitationScenarios } from '../machines/invitations/catalogue.js';
import { ledgerScenarios } from '../machines/ledgers/catalogue.js';
import { organizationScenarios } from '../machines/organization/catalogue.js';
import { roleScenarios } from '../machines/roles/catalogue.js';
import { readingScenarios } from '../machines/roles/reading.js';
import { serviceAccountScenarios } from '../machines/service-accounts/catalogue.js';
import { sessionScenarios } from '../machines/sessions/catalogue.js';
import { trackedFieldScenarios } from '../machines/tracked-fields/catalogue.js';
import { userScenarios } from '../machines/users/catalogue.js';
import { billingScenarios } from '../scenarios/billing/catalogue.js';
import { peopleScenarios } from '../scenarios/people/catalogue.js';
import { nearMisses } from '../scenarios/resources/near-misses.js';
import { severalScenarios } from '../scenarios/resources/several.js';

/** All scenarios and machines: those that read first, then those that create and delete. */
export const scenarios = [
  ...peopleScenarios,
  ...billingScenarios,
  ...apiKeyScenarios,
  ...serviceAccountScenarios,
  ...sessionScenarios,
  ...organizationScenarios,
  ...userScenarios,
  ...roleScenarios,
  ...ledgerScenarios,
  ...trackedFieldScenarios,
  ...contactScenarios,
  ...importScenarios,
  ...invitationScenarios,
  ...eventScenarios,
  ...severalScenarios,
  ...readingScenarios,
  nearMisses,
];
