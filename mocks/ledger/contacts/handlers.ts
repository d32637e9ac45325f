import type { Handlers } from '../../engine/handler.js';
import { bulkDeleteContacts } from './bulk-delete-contacts.js';
import { deleteContact } from './delete-contact.js';
import { downloadLedgerContacts } from './download-ledger-contacts.js';
import { getContacts } from './get-contacts.js';
import { searchLedgerContacts } from './search-ledger-contacts.js';

export const contactHandlers = {
  getContacts,
  searchLedgerContacts,
  downloadLedgerContacts,
  deleteContact,
  bulkDeleteContacts,
} satisfies Partial<Handlers>;
