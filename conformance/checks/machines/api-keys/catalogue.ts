import { longLivedKey } from './long-lived.js';
import { keyMachine } from './machine.js';
import { keyMetadata } from './metadata.js';
import { keysOfOrganizations } from './organizations.js';

/** Scenarios about API keys. */
export const apiKeyScenarios = [keyMachine, keysOfOrganizations, keyMetadata, longLivedKey] as const;
