import { usedKey } from './last-use.js';
import { longLivedKey } from './long-lived.js';

/** What is told of API keys alone. Their life is that of every kind. */
export const apiKeyScenarios = [usedKey, longLivedKey] as const;
