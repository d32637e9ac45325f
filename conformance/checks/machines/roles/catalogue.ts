import { apiKeys } from './families/api-keys.js';
import { billing } from './families/billing.js';
import { contacts } from './families/contacts.js';
import { imports } from './families/imports.js';
import { invitations } from './families/invitations.js';
import { ledgers } from './families/ledgers.js';
import { organization, organizationName } from './families/organization.js';
import { people } from './families/people.js';
import { serviceAccounts } from './families/service-accounts.js';
import { trackedFields } from './families/tracked-fields.js';
import { newUserAccess, userAccess } from './families/user-access.js';
import type { SampleCall } from './family.js';
import type { GuardedOperation } from './matrix.js';
import { roleChange } from './role-change.js';
import { roleScenario } from './role-scenario.js';

/** Who may call what. */
export const roleScenarios = [
  roleScenario(people),
  roleScenario(billing),
  roleScenario(organization),
  roleScenario(organizationName),
  roleScenario(apiKeys),
  roleScenario(serviceAccounts),
  roleScenario(invitations),
  roleScenario(userAccess),
  roleScenario(newUserAccess),
  roleScenario(ledgers),
  roleScenario(trackedFields),
  roleScenario(contacts),
  roleScenario(imports),
  roleChange,
] as const;

/** How each operation that needs a credential is called: one that is missing here does not compile. */
export const sampleCalls = {
  ...people.calls,
  ...billing.calls,
  ...organization.calls,
  ...organizationName.calls,
  ...apiKeys.calls,
  ...serviceAccounts.calls,
  ...invitations.calls,
  ...userAccess.calls,
  ...newUserAccess.calls,
  ...ledgers.calls,
  ...trackedFields.calls,
  ...contacts.calls,
  ...imports.calls,
} satisfies Readonly<Record<GuardedOperation, SampleCall<never>>>;
