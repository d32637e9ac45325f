import { importsAtOnce } from './at-once.js';
import { importErrors } from './errors.js';
import { failedImport } from './failed.js';
import { importFilters } from './filters.js';
import { importFollowed } from './following.js';
import { importHistory } from './history.js';
import { importLife } from './life.js';
import { importLists } from './lists.js';
import { importOrder } from './sorting.js';
import { importUndone } from './undone.js';
import { duplicatesUndone } from './undone-duplicates.js';
import { importUndoneEarly } from './undone-early.js';

/** What happens to imports. */
export const importScenarios = [
  importFollowed,
  importLists,
  importFilters,
  importOrder,
  importHistory,
  importsAtOnce,
  importUndone,
  duplicatesUndone,
  importUndoneEarly,
  failedImport,
  importErrors,
  importLife,
] as const;
