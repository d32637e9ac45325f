import { importsAtOnce } from './at-once.js';
import { importErrors } from './errors.js';
import { failedImport } from './failed.js';
import { importFilters } from './filters.js';
import { importFollowed } from './following.js';
import { importHistory } from './history.js';
import { importLists } from './lists.js';
import { importMachine } from './machine.js';
import { importOrder } from './sorting.js';
import { importUndoneEarly } from './undone-early.js';

/** What happens to imports. */
export const importScenarios = [
  importFollowed,
  importLists,
  importFilters,
  importOrder,
  importHistory,
  importsAtOnce,
  importUndoneEarly,
  failedImport,
  importErrors,
  ...importMachine,
] as const;
