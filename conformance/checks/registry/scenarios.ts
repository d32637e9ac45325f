import { addressed, isolation } from '../laws/isolation.js';
import { life } from '../laws/life.js';
import { apiKeyScenarios, keyRow } from '../machines/api-keys/catalogue.js';
import { contactScenarios } from '../machines/contacts/catalogue.js';
import { eventScenarios } from '../machines/events/catalogue.js';
import { importScenarios } from '../machines/imports/catalogue.js';
import { invitationRow, invitationScenarios } from '../machines/invitations/catalogue.js';
import { ledgerRow } from '../machines/ledgers/row.js';
import { ledgerScenarios } from '../machines/ledgers/scenarios.js';
import { organizationScenarios } from '../machines/organization/catalogue.js';
import { roleScenarios } from '../machines/roles/catalogue.js';
import { readingScenarios } from '../machines/roles/reading.js';
import { accountRow, serviceAccountScenarios } from '../machines/service-accounts/catalogue.js';
import { sessionLife, withoutRole } from '../machines/sessions/life.js';
import { trackedFieldScenarios } from '../machines/tracked-fields/catalogue.js';
import { userScenarios } from '../machines/users/catalogue.js';
import { billingScenarios } from '../scenarios/billing/catalogue.js';
import { peopleScenarios } from '../scenarios/people/catalogue.js';
import { nearMisses } from '../scenarios/resources/near-misses.js';
import { toldExpiry } from '../scenarios/session/expiry.js';

/** What each law is shown to hold of. */
const rows = [keyRow, accountRow, invitationRow, ledgerRow];

/** All scenarios and machines: those that read first, then those that create and delete. */
export const scenarios = [
  ...peopleScenarios,
  ...billingScenarios,
  ...apiKeyScenarios,
  ...serviceAccountScenarios,
  sessionLife,
  withoutRole,
  toldExpiry,
  ...organizationScenarios,
  ...userScenarios,
  ...roleScenarios,
  ...ledgerScenarios,
  ...trackedFieldScenarios,
  ...contactScenarios,
  ...importScenarios,
  ...invitationScenarios,
  ...eventScenarios,
  ...rows.map(life),
  ...rows.flatMap(isolation),
  ...rows.flatMap(addressed),
  ...readingScenarios,
  nearMisses,
];
