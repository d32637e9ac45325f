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
import { findRole } from './find-role.js';
import { roleChange } from './role-change.js';
import { roleStory } from './role-story.js';

/** Who may call what. */
export const roleStories = [
  roleStory(people),
  roleStory(billing),
  roleStory(organization),
  roleStory(organizationName),
  roleStory(apiKeys),
  roleStory(serviceAccounts),
  roleStory(invitations),
  roleStory(userAccess),
  roleStory(newUserAccess),
  roleStory(ledgers),
  roleStory(trackedFields),
  roleStory(contacts),
  roleStory(imports),
  findRole,
  roleChange,
] as const;
