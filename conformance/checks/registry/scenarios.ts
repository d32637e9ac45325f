import { apiKeyScenarios, keyRow } from '../kinds/api-keys/keys.js';
import { contactScenarios } from '../kinds/contacts/life.js';
import { notified } from '../kinds/events/notified.js';
import { importScenarios } from '../kinds/imports/imports.js';
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
import { keepAlive, keyHeader, payment, refusedFinds } from '../scenarios/auth.js';
import { counted, usageBecomesHistory, usageOfOthers } from '../scenarios/billing/counted.js';
import { subscriptions } from '../scenarios/billing/subscriptions.js';
import { criteria, findLimits, returnFields } from '../scenarios/limits.js';
import { malformedFinds } from '../scenarios/malformed.js';
import { fieldsOfRecords } from '../scenarios/people/fields.js';
import { lookupLimits } from '../scenarios/people/lookup-limits.js';
import { withoutOrganization } from '../scenarios/people/people.js';
import { findPreviews } from '../scenarios/people/previews.js';
import { sameRecords } from '../scenarios/people/same.js';
import { filters, several } from '../scenarios/people/search.js';
import { previewed } from '../scenarios/people/search-previews.js';
import { verified } from '../scenarios/people/verify.js';
import { toldExpiry } from '../scenarios/session/expiry.js';
import { signIns } from '../scenarios/session/sign-ins.js';
import { wrongSignIns } from '../scenarios/session/wrong-sign-in.js';

/**
 * Every investigation that is no relation between finds, in the order in which a run performs them: calls that must succeed,
 * then finds that must be refused, then malformed ones. Wrong secrets and passwords come late; an account that existed before
 * the run is given few of them, so rules that only those can test come first. What may close the connection comes last.
 */
export const finds = [
  ...signIns,
  keyHeader,
  ...findLimits,
  ...criteria,
  returnFields,
  payment,
  ...refusedFinds,
  keepAlive,
  ...malformedFinds,
  ...wrongSignIns,
];

/** What each law is shown to hold of. */
const rows = [keyRow, accountRow, invitationRow, ledgerRow];

/** All scenarios: those that read first, of which the largest requests last, then those that create and delete. */
export const scenarios = [
  verified,
  ...sameRecords,
  ...fieldsOfRecords,
  filters,
  several,
  previewed,
  findPreviews,
  withoutOrganization,
  lookupLimits,
  subscriptions,
  counted,
  usageOfOthers,
  usageBecomesHistory,
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
