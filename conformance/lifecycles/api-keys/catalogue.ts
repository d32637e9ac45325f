import { keyCreation } from './creation.js';
import { keyDeletion } from './deletion.js';
import { keyLife } from './life.js';
import { longLivedKey } from './long-lived.js';
import { keyMetadata } from './metadata.js';
import { keysOfOrganizations } from './organizations.js';
import { keyUpdates } from './update.js';

/** What happens to API keys. */
export const apiKeyScenarios = [
  keyCreation,
  keyMetadata,
  keyUpdates,
  keyDeletion,
  keysOfOrganizations,
  keyLife,
  longLivedKey,
] as const;
