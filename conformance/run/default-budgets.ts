import type { Safety } from '../target/safety.js';

/** Requests at most where nothing else is said. */
export const defaultBudgets: Readonly<Record<Safety, number>> = {
  'read-only': 500,
  'own-resources': 2500,
  full: 2500,
};
