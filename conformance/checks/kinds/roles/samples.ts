import { type OperationId, operations } from '../../../../generated/operations.js';
import { nonsense } from '../../../arbitraries/broad.js';
import { findBody } from '../../../arbitraries/lookups.js';
import type { CallInput } from '../../../target/exchange.js';

/** What calls are about, by the names that paths and samples have for it. */
export type Texts = Readonly<Record<string, string>>;

/** What a valid call sends beside its path. @param mark a unique name for what the call creates or renames */
type Sample = (texts: Texts, mark: string) => Omit<CallInput, 'path'>;

/** Matches no person, so that nothing is charged. */
const noMatch: Sample = () => ({ body: findBody(nonsense.slice(0, 1), 1) });
const anyone: Sample = () => ({ body: { filters: [], size: 1 } });
const marked: Sample = (_, mark) => ({ body: { name: mark } });
const asText = { headers: { accept: 'text/csv' } };

/** What calls send beside their path, by operation: none reads, changes or removes what the run has not made. */
const samples: Readonly<Partial<Record<OperationId, Sample>>> = {
  find: noMatch,
  previewFind: noMatch,
  search: anyone,
  previewSearch: anyone,
  verify: ({ linkedin = '', company = '' }) => ({ body: { queries: [{ linkedin, company_name: company }] } }),
  lookupPeople: ({ person_id = '' }) => ({ body: { ids: [person_id] } }),
  updateOrganization: marked,
  createApiKey: marked,
  updateApiKey: marked,
  createServiceAccount: (_, mark) => ({ body: { name: mark, roles: ['viewer'] } }),
  updateServiceAccountRoles: () => ({ body: { roles: ['editor'] } }),
  createInvitation: (_, mark) => ({ body: { email: `${mark}@example.com`, role: 'viewer' } }),
  addUserAccess: ({ userId = '' }) => ({ body: [{ userId, role: 'viewer' }] }),
  updateUserAccess: ({ userId = '' }) => ({ body: [{ userId, role: 'editor' }] }),
  removeUserAccess: ({ userId = '' }) => ({ body: { userIds: [userId] } }),
  createLedger: marked,
  updateLedger: marked,
  updateTrackedFields: () => ({ body: { fields: ['country'] } }),
  addContacts: (_, mark) => ({ body: { contacts: [{ name: mark }] } }),
  searchLedgerContacts: () => ({ body: { filters: [] } }),
  downloadLedgerContacts: () => ({ body: { filters: [] }, ...asText }),
  bulkDeleteContacts: ({ other_id = '' }) => ({ body: { contact_ids: [other_id] } }),
  downloadImportErrors: () => asText,
};

/** A valid call of any operation, so that only the caller can be the reason for a refusal. */
export const sampleCall = (operation: OperationId, texts: Texts, mark = ''): CallInput => ({
  path: Object.fromEntries(
    Object.entries(texts).filter(([name]) => operations[operation].path.includes(`{${name}}`)),
  ),
  ...samples[operation]?.(texts, mark),
});
