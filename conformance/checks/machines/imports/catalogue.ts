import { importErrors } from './errors.js';
import { failedImport } from './failed.js';
import { importLists } from './lists.js';
import { importMachine } from './machine.js';
import { importUndoneEarly } from './undone-early.js';

/** What happens to imports. */
export const importScenarios = [
  importLists,
  importErrors,
  ...importMachine,
  importUndoneEarly,
  failedImport,
] as const;
