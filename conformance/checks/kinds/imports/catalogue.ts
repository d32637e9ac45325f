import { importErrors } from './errors.js';
import { failedImport, importLife, importUndoneEarly } from './life.js';
import { importLists } from './lists.js';

/** Scenarios about imports. */
export const importScenarios = [
  importLists,
  importErrors,
  importLife,
  importUndoneEarly,
  failedImport,
] as const;
