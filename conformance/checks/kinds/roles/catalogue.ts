import {
  apiKeys,
  invitations,
  organization,
  organizationName,
  serviceAccounts,
} from './families/identity.js';
import { contacts, imports, ledgers, trackedFields } from './families/ledger.js';
import { billing, people } from './families/people.js';
import { newUserAccess, userAccess } from './families/user-access.js';
import type { SampleCall } from './family.js';
import type { GuardedOperation } from './matrix.js';
import { roleChange } from './role-change.js';
import { roleScenario } from './role-scenario.js';

/** Scenarios about which caller may call which operation. */
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

/** A sample call of each operation that needs a credential. A missing one does not compile. */
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
