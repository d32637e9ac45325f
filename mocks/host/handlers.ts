import { getSubscriptions } from '../billing/subscriptions.js';
import { getUsage } from '../billing/usage.js';
import type { EngineParts } from '../engine/engine.js';
import type { Handlers, World } from '../engine/handler.js';
import { asciiOnly, memoStringify } from '../engine/serialise.js';
import { createApiKey, deleteApiKey, getApiKey, listApiKeys, updateApiKey } from '../identity/api-keys.js';
import { createSession } from '../identity/create-session.js';
import {
  acceptInvitation,
  createInvitation,
  declineInvitation,
  getInvitationDetails,
  getInvitations,
  resendInvitation,
  revokeInvitation,
} from '../identity/invitations.js';
import { getOrganization, updateOrganization } from '../identity/organizations.js';
import {
  createServiceAccount,
  deleteServiceAccount,
  getServiceAccounts,
  regenerateSecret,
  updateServiceAccountRoles,
} from '../identity/service-accounts.js';
import { endSession } from '../identity/sessions.js';
import { addUserAccess, getOrgUsers, removeUserAccess, updateUserAccess } from '../identity/user-access.js';
import { getUser, initiatePasswordReset, updateUser } from '../identity/users.js';
import { addContacts } from '../ledger/add-contacts.js';
import { downloadLedgerContacts, getContacts, searchLedgerContacts } from '../ledger/contact-search.js';
import { bulkDeleteContacts, deleteContact } from '../ledger/contacts.js';
import { getImport, listImports, searchImportHistory } from '../ledger/imports.js';
import { createLedger, deleteLedger, getLedger, getLedgers, updateLedger } from '../ledger/ledgers.js';
import { deleteImportContacts, downloadImportErrors } from '../ledger/process-import.js';
import {
  deleteTrackedFields,
  getTrackedFields,
  listTrackedVersions,
  updateTrackedFields,
} from '../ledger/tracked-fields.js';
import { find, previewFind, previewSearch } from '../people/find.js';
import { getPerson, lookupPeople, verify } from '../people/person.js';
import { search } from '../people/search/search.js';
import type { Json } from '../state/json.js';

// biome-ignore format: one resource per line
export const handlers: Handlers = {
  find, search, verify, previewFind, previewSearch, getPerson, lookupPeople,
  createSession, endSession,
  listApiKeys, createApiKey, getApiKey, updateApiKey, deleteApiKey,
  getServiceAccounts, createServiceAccount, updateServiceAccountRoles, deleteServiceAccount, regenerateSecret,
  getOrganization, updateOrganization,
  createInvitation, getInvitations, getInvitationDetails,
  acceptInvitation, declineInvitation, revokeInvitation, resendInvitation,
  getOrgUsers, addUserAccess, updateUserAccess, removeUserAccess, getUser,
  initiatePasswordReset, updateUser,
  getLedgers, createLedger, getLedger, updateLedger, deleteLedger,
  addContacts, listImports, searchImportHistory, getImport, deleteImportContacts, downloadImportErrors,
  getTrackedFields, updateTrackedFields, deleteTrackedFields, listTrackedVersions,
  getContacts, searchLedgerContacts, downloadLedgerContacts, deleteContact, bulkDeleteContacts,
  getUsage, getSubscriptions,
};

/** Serialisers for operations that return people. They reuse the JSON of a person instead of writing it again. */
export const serialisers: EngineParts['serialisers'] = {
  find: withPeople,
  search: withPeople,
  getPerson: withPeople,
  previewFind: withPeople,
  previewSearch: withPeople,
};

function withPeople(body: Json, { profile }: World): string {
  const text = memoStringify(body);
  return profile.reading('record.text') === 'escaped' ? asciiOnly(text) : text;
}
