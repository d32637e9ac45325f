import { billingScenarios } from '../investigations/billing/catalogue.js';
import { peopleScenarios } from '../investigations/people/catalogue.js';
import { apiKeyScenarios } from '../lifecycles/api-keys/catalogue.js';
import { contactScenarios } from '../lifecycles/contacts/catalogue.js';
import { eventScenarios } from '../lifecycles/events/catalogue.js';
import { importScenarios } from '../lifecycles/imports/catalogue.js';
import { invitationScenarios } from '../lifecycles/invitations/catalogue.js';
import { ledgerScenarios } from '../lifecycles/ledgers/catalogue.js';
import { organizationScenarios } from '../lifecycles/organization/catalogue.js';
import { roleScenarios } from '../lifecycles/roles/catalogue.js';
import { serviceAccountScenarios } from '../lifecycles/service-accounts/catalogue.js';
import { sessionScenarios } from '../lifecycles/sessions/catalogue.js';
import { trackedFieldScenarios } from '../lifecycles/tracked-fields/catalogue.js';
import { userScenarios } from '../lifecycles/users/catalogue.js';

/** Every scenario and machine: reading first, then what is made and taken away. */
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
];
