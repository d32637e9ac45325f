import type { Handlers } from '../engine/handler.js';
import { contactHandlers } from './contacts/handlers.js';
import { addContacts } from './imports/add-contacts.js';
import { deleteImportContacts } from './imports/delete-import-contacts.js';
import { downloadImportErrors } from './imports/download-import-errors.js';
import { getImport } from './imports/get-import.js';
import { listImports } from './imports/list-imports.js';
import { searchImportHistory } from './imports/search-import-history.js';
import { createLedger } from './ledgers/create-ledger.js';
import { deleteLedger } from './ledgers/delete-ledger.js';
import { getLedger } from './ledgers/get-ledger.js';
import { getLedgers } from './ledgers/get-ledgers.js';
import { updateLedger } from './ledgers/update-ledger.js';
import { deleteTrackedFields } from './tracked-fields/delete-tracked-fields.js';
import { getTrackedFields } from './tracked-fields/get-tracked-fields.js';
import { listTrackedVersions } from './tracked-fields/list-tracked-versions.js';
import { updateTrackedFields } from './tracked-fields/update-tracked-fields.js';

/** The handlers of the ledger interface. */
export const ledgerHandlers = {
  getLedgers,
  createLedger,
  getLedger,
  updateLedger,
  deleteLedger,
  addContacts,
  listImports,
  searchImportHistory,
  getImport,
  deleteImportContacts,
  downloadImportErrors,
  getTrackedFields,
  updateTrackedFields,
  deleteTrackedFields,
  listTrackedVersions,
  ...contactHandlers,
} satisfies Partial<Handlers>;
