import * as usage from '../billing/usage.js';
import type { EngineParts } from '../engine/engine.js';
import type { Handlers, World } from '../engine/handler.js';
import { asciiOnly, memoStringify, written } from '../engine/serialise.js';
import * as apiKeys from '../identity/api-keys.js';
import { createSession } from '../identity/create-session.js';
import * as invitations from '../identity/invitations.js';
import * as organizations from '../identity/organizations.js';
import * as serviceAccounts from '../identity/service-accounts.js';
import { endSession } from '../identity/sessions.js';
import * as users from '../identity/users.js';
import { addContacts } from '../ledger/add-contacts.js';
import * as contactSearch from '../ledger/contact-search.js';
import * as contacts from '../ledger/contacts.js';
import {
  deleteImportContacts,
  downloadImportErrors,
  getImport,
  listImports,
  searchImportHistory,
} from '../ledger/imports.js';
import * as ledgers from '../ledger/ledgers.js';
import * as trackedFields from '../ledger/tracked-fields.js';
import * as find from '../people/find.js';
import * as person from '../people/person.js';
import { search } from '../people/search/search.js';
import type { Json } from '../state/json.js';

/** Handlers bear the names of their operations. What else these modules export is asked for by none. */
// biome-ignore format: one interface per line
export const handlers: Handlers = {
  ...find, ...person, search,
  createSession, endSession, ...apiKeys, ...serviceAccounts, ...users, ...organizations, ...invitations,
  ...ledgers, ...contacts, ...contactSearch, ...trackedFields,
  addContacts, listImports, searchImportHistory, getImport, deleteImportContacts, downloadImportErrors,
  ...usage,
};

/** Serialisers for operations that return people. They reuse the JSON of a person instead of writing it again. */
export const serialisers: EngineParts['serialisers'] = {
  find: withPeople,
  search: withPeople,
  getPerson: withPeople,
  previewFind: withPeople,
  previewSearch: withPeople,
};

function withPeople(body: Json, { profile }: World): string | Buffer {
  const isEscaped = profile.reading('record.text') === 'escaped';
  return written(body, () => (isEscaped ? asciiOnly(memoStringify(body)) : memoStringify(body)));
}
