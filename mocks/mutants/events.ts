import type { Mutant } from './mutant.js';

/** Lies about webhooks (section 4.3). */
export const eventMutants = {} as const satisfies Record<string, Mutant>;
