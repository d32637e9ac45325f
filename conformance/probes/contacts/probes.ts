import type { Probes } from '../probe.js';
import { bulkEmpty } from './bulk-empty.js';
import { deleteMissing } from './delete-missing.js';
import { prefixes } from './prefixes.js';
import { referenceAgain } from './reference-again.js';
import { getRole, searchRole } from './roles.js';
import { rowsRemoved } from './rows-removed.js';
import { viewNames } from './view-names.js';

export const contactsProbes: Probes<'contacts'> = {
  'contacts.get-role': getRole,
  'contacts.search-role': searchRole,
  'contacts.view-names': viewNames,
  'contacts.prefixes': prefixes,
  'contacts.delete-missing': deleteMissing,
  'contacts.reference-again': referenceAgain,
  'contacts.bulk-empty': bulkEmpty,
  'contacts.rows-removed': rowsRemoved,
};
