import { importErrors } from './errors.js';
import { importLists } from './lists.js';
import { importMachine } from './machine.js';
import { failedImport, importUndoneEarly } from './undoing.js';

/** Scenarios about imports. */
export const importScenarios = [
  importLists,
  importErrors,
  importMachine,
  importUndoneEarly,
  failedImport,
] as const;
