import { addingMutants } from './contacts/adding.js';
import { deletingMutants } from './contacts/deleting.js';
import { duplicateMutants } from './contacts/duplicates.js';
import { readingMutants } from './contacts/reading.js';
import { searchingMutants } from './contacts/searching.js';
import type { Mutant } from './mutant.js';

/** Mutants of contacts (section 4.3). */
export const contactMutants = {
  ...addingMutants,
  ...duplicateMutants,
  ...readingMutants,
  ...searchingMutants,
  ...deletingMutants,
} as const satisfies Record<string, Mutant>;
