import { apiKeyScenarios, keyRow } from '../kinds/api-keys/keys.js';
import { contactScenarios } from '../kinds/contacts/life.js';
import { notified } from '../kinds/events/notified.js';
import { importScenarios } from '../kinds/imports/life.js';
import { invitationRow, invitationScenarios } from '../kinds/invitations/catalogue.js';
import { ledgerRow, listedLedgers } from '../kinds/ledgers/ledgers.js';
import { organizationScenarios } from '../kinds/organization/organization.js';
import { readingScenarios, roleScenarios } from '../kinds/roles/scenario.js';

import { accountRow, serviceAccountScenarios } from '../kinds/service-accounts/accounts.js';
import { sessionLife, withoutRole } from '../kinds/sessions/life.js';
import { trackedLife } from '../kinds/tracked-fields/tracked.js';
import { userScenarios } from '../kinds/users/life.js';
import { isolation } from '../laws/isolation.js';
import { life } from '../laws/life.js';
import { billingScenarios, peopleScenarios } from '../scenarios/catalogue.js';
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
  listedLedgers,
  trackedLife,
  ...contactScenarios,
  ...importScenarios,
  ...invitationScenarios,
  notified,
  ...rows.map(life),
  ...rows.flatMap(isolation),
  ...readingScenarios,
];
