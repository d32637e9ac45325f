import { adding } from './adding.js';
import { bulkDeletion } from './bulk-deletion.js';
import { deletion } from './deletion.js';
import { duplicates } from './duplicates.js';
import { identifying } from './identifying.js';
import { contactLife } from './life.js';
import { reading } from './reading.js';
import { searching } from './searching.js';
import { simultaneousDeletions } from './simultaneous-deletions.js';
import { simultaneousImports } from './simultaneous-imports.js';
import { unidentified } from './unidentified.js';

/** What happens to the contacts of ledgers. */
export const contactScenarios = [
  adding,
  identifying,
  unidentified,
  duplicates,
  simultaneousImports,
  reading,
  searching,
  deletion,
  simultaneousDeletions,
  bulkDeletion,
  contactLife,
] as const;
