import { type OperationId, operations } from '../../../../generated/operations.js';
import { type Rule, type RuleId, rules } from '../../../../generated/rules.js';
import type { Role } from '../../../../spec/contract/resources.js';
import { nonsense } from '../../../arbitraries/broad.js';
import { findBody } from '../../../arbitraries/lookups.js';
import type { CallInput } from '../../../target/exchange.js';
import { isOperation } from '../../../target/target.js';

export const roles = ['viewer', 'editor', 'admin'] as const satisfies readonly Role[];

/** A rule of the role matrix (section 4.3): an operation refuses, or admits, callers with one role. */
export type MatrixRuleId = Extract<RuleId, `role.${string}.${Role}-${'denied' | 'ok'}`>;

/** Who may call an operation: wider than the present contract, so that it may change. */
interface Guard {
  readonly path: string;
  readonly role: Role | 'any' | 'none';
  readonly roleBasis: Rule['basis'] | 'assumed';
  readonly authenticated: boolean;
}

const guards: Readonly<Record<OperationId, Guard>> = operations;

/** Operations that need a bearer credential. */
export const guarded: readonly OperationId[] = Object.keys(operations)
  .filter(isOperation)
  .filter((id) => guards[id].authenticated);

export const isOfOrganization = (operation: OperationId): boolean =>
  guards[operation].path.includes('{org_id}');

/** Whether the required role is known: the specification states it, or the service has confirmed it. */
export const hasStatedRole = (operation: OperationId): boolean =>
  isOfOrganization(operation) &&
  guards[operation].roleBasis !== 'assumed' &&
  guards[operation].role !== 'none';

/** Whether the specification states no role, but some role is needed: no rule of the matrix is about the operation. */
export const hasAssumedRole = (operation: OperationId): boolean =>
  isOfOrganization(operation) &&
  guards[operation].roleBasis === 'assumed' &&
  ['viewer', 'editor'].includes(guards[operation].role);

/** The rules of the matrix that an operation refuses, or admits, callers with a role. */
export const matrixRules = (operation: OperationId, verdict: 'denied' | 'ok') =>
  roles.flatMap((role) => {
    const rule = `role.${operation.charAt(0).toUpperCase()}${operation.slice(1)}.${role}-${verdict}`;
    return isMatrixRule(rule) ? [{ rule, role }] : [];
  });

const isMatrixRule = (id: string): id is MatrixRuleId => Object.hasOwn(rules, id);

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
  verify: ({ linkedin = 'pdk-nobody', company = 'Example' }) => ({
    body: { queries: [{ linkedin, company_name: company }] },
  }),
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
