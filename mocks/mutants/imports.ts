import { importErrorMutants } from './imports/errors.js';
import { importListingMutants } from './imports/listing.js';
import { importUndoingMutants } from './imports/undoing.js';
import type { Mutant } from './mutant.js';

/** Mutants of imports (section 4.3). */
export const importMutants = {
  ...importListingMutants,
  ...importUndoingMutants,
  ...importErrorMutants,
} as const satisfies Record<string, Mutant>;
