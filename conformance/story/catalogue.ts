import { billingStories } from '../investigations/billing/catalogue.js';
import { peopleStories } from '../investigations/people/catalogue.js';
import { apiKeyStories } from '../lifecycles/api-keys/catalogue.js';
import { contactStories } from '../lifecycles/contacts/catalogue.js';
import { eventStories } from '../lifecycles/events/catalogue.js';
import { importStories } from '../lifecycles/imports/catalogue.js';
import { invitationStories } from '../lifecycles/invitations/catalogue.js';
import { ledgerStories } from '../lifecycles/ledgers/catalogue.js';
import { organizationStories } from '../lifecycles/organization/catalogue.js';
import { roleStories } from '../lifecycles/roles/catalogue.js';
import { serviceAccountStories } from '../lifecycles/service-accounts/catalogue.js';
import { sessionStories } from '../lifecycles/sessions/catalogue.js';
import { trackedFieldStories } from '../lifecycles/tracked-fields/catalogue.js';
import { userStories } from '../lifecycles/users/catalogue.js';

const everything = [
  ...peopleStories,
  ...billingStories,
  ...apiKeyStories,
  ...serviceAccountStories,
  ...sessionStories,
  ...organizationStories,
  ...userStories,
  ...roleStories,
  ...ledgerStories,
  ...trackedFieldStories,
  ...contactStories,
  ...importStories,
  ...invitationStories,
  ...eventStories,
] as const;

/**
 * Every story and life cycle, in the order in which a run performs them: reading first, then what is made and taken away;
 * what moves time comes last.
 */
export const stories: readonly (typeof everything)[number][] = everything.toSorted(
  (a, b) => Number(a.movesTime) - Number(b.movesTime),
);
