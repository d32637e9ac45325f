import { accountCreation } from './creation.js';
import { accountCreator } from './creator.js';
import { accountDeletion } from './deletion.js';
import { accountLife } from './life.js';
import { secretRegeneration } from './regeneration.js';
import { accountRoles } from './roles.js';

/** What happens to service accounts. */
export const serviceAccountScenarios = [
  accountCreation,
  accountCreator,
  accountRoles,
  secretRegeneration,
  accountDeletion,
  accountLife,
] as const;
