import { type BindingRuleId, type RuleId, ruleIds, rules } from '../../generated/rules.js';
import type { Hooks } from '../engine/handler.js';
import { grounds } from '../engine/refusal.js';
import { findMutations } from './find.js';
import { identityMutations, invitationMutations } from './identity.js';
import { contactMutations, ledgersMutations, simultaneousDuplicates } from './ledgers.js';
import { computedMutants } from './operators/equivalent-mutants.js';
import { factMutations, peopleOperationMutations, recordMutations } from './records.js';
import type { Mutant, Mutation } from './rewrite.js';
import { sessionMutations } from './session.js';

/** Rules that a computed mutant breaks, as if it had been written for them. */
const computedFor: Readonly<Partial<Record<BindingRuleId, string>>> = {
  'apikey.create-full-once': 'member-missing/createApiKey/key',
  'apikey.delete-at-once': 'revocation-spared/find/deleteApiKey',
  'apikey.delete-only-that': 'all-too/deleteApiKey',
  'apikey.get-metadata': 'member-missing/getApiKey/shorthand',
  'apikey.keys-distinct': 'others-answer-at-once/createApiKey',
  'apikey.list': 'list-newest-lost/listApiKeys',
  'apikey.list-org-only': 'admits-org-foreign/listApiKeys',
  'apikey.update-description': 'member-ignored/updateApiKey/description',
  'apikey.update-name': 'member-ignored/updateApiKey/name',
  'auth.bearer-scheme': 'admits-credential-wrong-scheme/find',
  'auth.empty-bearer': 'admits-credential-empty/find',
  'auth.every-op-needs-credential': 'admits-credential-missing/getServiceAccounts',
  'auth.garbage': 'admits-credential-unknown/find',
  'auth.key-not-customer-data': 'admits-key-out-of-scope/getLedgers',
  'auth.missing': 'admits-credential-missing/find',
  'auth.none-alg': 'admits-credential-unsigned/find',
  'auth.role-effective-after-change': 'revocation-spared/getOrgUsers/updateUserAccess',
  'auth.role-on-org': 'admits-org-foreign/find',
  'auth.tampered': 'admits-credential-tampered/find',
  'auth.token-all-endpoints': 'refuses-credential/downloadImportErrors/user',
  'auth.unknown-org': 'admits-org-unknown/find',
  'contacts.add-import': 'no-effect/addContacts',
  'contacts.add-visible': 'list-newest-lost/getContacts',
  'contacts.bulk-delete-again': 'member-plus-one/bulkDeleteContacts/rows_removed',
  'contacts.bulk-delete-ids': 'elements-last-lost/bulkDeleteContacts/contact_ids',
  'contacts.bulk-delete-mixed': 'member-plus-one/bulkDeleteContacts/rows_removed',
  'contacts.bulk-delete-refs': 'elements-last-lost/bulkDeleteContacts/reference_ids',
  'contacts.delete-by-id': 'another-too/deleteContact',
  'contacts.delete-by-ref': 'key-by-prefix/deleteContact/contact_id',
  'contacts.ident-email': 'member-ignored/addContacts/contacts.*.email_address',
  'contacts.ident-linkedin': 'member-ignored/addContacts/contacts.*.linkedin',
  'contacts.ident-name': 'member-ignored/addContacts/contacts.*.name',
  'contacts.search-csv': 'csv-last-lost/downloadLedgerContacts',
  'contacts.search-exact': 'member-ignored/searchLedgerContacts/filters.*.string_values',
  'contacts.search-exists': 'member-ignored/searchLedgerContacts/filters.*.match_type',
  'contacts.search-sort-page': 'page-two-skips/searchLedgerContacts',
  'contacts.sort': 'sort-reversed/getContacts',
  'contacts.token-paging': 'page-two-skips/getContacts',
  'contacts.view-count': 'member-plus-one/getContacts/count',
  'end.other-session-lives': 'all-too/endSession',
  'end.revokes-body': 'member-ignored/endSession/refreshToken',
  'end.revokes-cookie': 'no-effect/endSession',
  'events.about-changed': 'event-of-another/updateTrackedFields',
  'events.exist': 'event-never/updateTrackedFields',
  'events.not-deleted': 'event-of-deleted/deleteContact',
  'events.only-tracked': 'event-untracked/updateTrackedFields',
  'find.element-object': 'member-mistyped/find/matches.*',
  'find.found-bool': 'member-mistyped/find/matches.*.found',
  'find.found-iff-people': 'member-inverted/find/matches.*.found',
  'find.index-aligned': 'list-shuffled/find',
  'find.json-response': 'bodiless/find',
  'find.matches-array': 'member-mistyped/find/matches',
  'find.mr-preview-found': 'elements-last-lost/previewFind/matches',
  'find.one-per-input': 'list-last-lost/find',
  'find.people-array': 'member-mistyped/find/matches.*.people',
  'imports.delete-completed': 'no-effect/deleteImportContacts',
  'imports.delete-only-own': 'all-too/deleteImportContacts',
  'imports.errors-csv': 'csv-last-lost/downloadImportErrors',
  'imports.filter-status': 'parameter-ignored/listImports/status',
  'imports.filter-type': 'parameter-ignored/listImports/import_type',
  'imports.get': 'member-missing/getImport/counts',
  'imports.history-page': 'page-two-skips/searchImportHistory',
  'imports.history-range': 'parameter-ignored/searchImportHistory/to',
  'imports.limit-respected': 'limit-plus-one/listImports/limit',
  'imports.list': 'list-newest-lost/listImports',
  'imports.page': 'page-two-skips/listImports',
  'imports.sort': 'sort-reversed/listImports',
  'imports.status-values': 'member-recased/listImports/imports.*.status',
  'invite.accept': 'no-effect/acceptInvitation',
  'invite.create-listed': 'list-ended-lost/getInvitations',
  'invite.decline': 'no-effect/declineInvitation',
  'invite.details': 'member-missing/getInvitationDetails/expiresAt',
  'invite.details-invitee': 'refuses-credential/getInvitationDetails/user',
  'invite.details-stranger': 'admits-org-foreign/getInvitationDetails',
  'invite.expired-not-acceptable': 'clock-behind/acceptInvitation',
  'invite.expired-status': 'clock-behind/getInvitationDetails',
  'invite.expires-2w': 'member-a-month-later/createInvitation/expiresAt',
  'invite.filter-status': 'parameter-ignored/getInvitations/status',
  'invite.org-only': 'admits-org-foreign/getInvitations',
  'invite.resend-pending': 'server-error/resendInvitation',
  'invite.resend-resets': 'no-effect/resendInvitation',
  'invite.revoke-expired': 'clock-behind/revokeInvitation',
  'invite.revoke-pending': 'no-effect/revokeInvitation',
  'job.duration-matches-dates': 'member-always-zero/getPerson/position.duration',
  'job.tenure-ge-duration': 'member-always-zero/getPerson/position.company_tenure',
  'ledger.counts-bounds': 'member-plus-one/getLedger/counts.verified',
  'ledger.create': 'list-newest-lost/getLedgers',
  'ledger.delete': 'unseen/getLedgers/deleteLedger',
  'ledger.delete-contacts': 'unseen/getContacts/deleteLedger',
  'ledger.get-members': 'member-missing/getLedger/created_at',
  'ledger.list-has-each': 'member-missing/getLedgers/ledgers.*.description',
  'ledger.org-isolation': 'admits-org-foreign/getLedger',
  'ledger.update-description': 'member-ignored/updateLedger/description',
  'ledger.update-name': 'member-ignored/updateLedger/name',
  'lookup.batch': 'list-last-lost/lookupPeople',
  'lookup.equals-get': 'member-mojibake/lookupPeople/people.*.name',
  'lookup.fields': 'member-ignored/lookupPeople/fields',
  'lookup.max-50k': 'elements-eleventh-on-lost/lookupPeople/ids',
  'lookup.no-strangers': 'others-answer/lookupPeople',
  'org.get': 'bodiless/getOrganization',
  'org.get-settings-status': 'member-missing/getOrganization/settings',
  'org.rename': 'no-effect/updateOrganization',
  'person.get': 'others-answer/getPerson',
  'person.get-equals-find': 'member-mojibake/getPerson/name',
  'person.get-fields': 'parameter-ignored/getPerson/fields',
  'person.jobs-never-object': 'member-mistyped/getPerson/jobs',
  'preview.find-exists': 'bodiless/previewFind',
  'preview.search-agrees': 'elements-first-only/previewSearch/filters',
  'preview.search-exists': 'bodiless/previewSearch',
  'resource.as-sent': 'text-lowered/createApiKey/name',
  'resource.by-id': 'key-by-prefix/getLedger/ledger_id',
  'resource.listed-once': 'list-first-doubled/getServiceAccounts',
  'resource.settled': 'member-a-month-later/getLedger/created_at',
  'role.norole-denied': 'admits-org-foreign/getUsage',
  'sa.create-id-secret': 'member-missing/createServiceAccount/clientSecret',
  'sa.delete-invalidates': 'no-effect/deleteServiceAccount',
  'sa.delete-returns-id': 'member-missing/deleteServiceAccount/clientId',
  'sa.delete-unlisted': 'unseen/getServiceAccounts/deleteServiceAccount',
  'sa.list-roles': 'member-missing/getServiceAccounts/serviceAccounts.*.roles',
  'sa.regen-invalidates': 'no-effect/regenerateSecret',
  'sa.regen-new': 'member-missing/regenerateSecret/clientSecret',
  'sa.regen-same-client': 'others-answer/regenerateSecret',
  'sa.update-roles': 'no-effect/updateServiceAccountRoles',
  'search.every-value': 'elements-first-only/search/filters',
  'search.exists': 'member-missing/search/people',
  'search.finds-alike': 'text-ascii-only/search/filters.*.string_values.*',
  'search.same-in-pages': 'page-two-skips/search',
  'search.same-record': 'member-mojibake/search/people.*.name',
  'session.access-token': 'member-missing/createSession/accessToken',
  'session.expires-at': 'member-missing/createSession/expiresAt',
  'session.lifetime-at-most-1h': 'clock-ahead/createSession',
  'session.password-expiry': 'member-missing/createSession/expiresAt',
  'session.post': 'server-error/createSession',
  'session.refresh-by-body': 'member-ignored/createSession/refreshToken',
  'session.refresh-new-token': 'others-answer/createSession',
  'session.token-after-expiry': 'admits-credential-expired/find',
  'subs.include-expired': 'list-first-lost/getSubscriptions',
  'text.json-media-type': 'media-type/find',
  'tracked.delete': 'no-effect/deleteTrackedFields',
  'tracked.update-replaces': 'elements-last-lost/updateTrackedFields/fields',
  'tracked.update-same': 'done-once/updateTrackedFields',
  'tracked.update-version': 'no-effect/updateTrackedFields',
  'tracked.versions-deleted': 'list-ended-lost/listTrackedVersions',
  'tracked.versions-page': 'page-two-skips/listTrackedVersions',
  'usage.current': 'member-a-month-later/getUsage/records.*.period_start',
  'usage.org-isolation': 'admits-org-foreign/getUsage',
  'usage.sum': 'member-plus-one/getUsage/records.*.requests',
  'user.get': 'member-missing/getUser/profile',
  'user.reset-initiate': 'server-error/initiatePasswordReset',
  'user.reset-patch': 'no-effect/updateUser',
  'users.array': 'elements-first-only/addUserAccess/body',
  'users.list': 'member-missing/getOrgUsers/users.*.profile',
  'users.remove': 'no-effect/removeUserAccess',
  'verify.array': 'elements-last-lost/verify/queries',
  'verify.company-by-name': 'member-ignored/verify/queries.*.company_name',
  'verify.company-by-url': 'member-ignored/verify/queries.*.company_linkedin',
  'verify.current-true': 'member-inverted/verify/results.*.verified',
  'verify.mr-batch': 'list-last-lost/verify',
  'verify.other-false': 'member-inverted/verify/results.*.verified',
  'verify.past-false': 'member-inverted/verify/results.*.verified',
};

/** The id of a rule of the matrix of roles, such as `role.ListApiKeys.viewer-denied`. */
const ofRole = /^role\.(\w)(\w+)\.(viewer|editor|admin)-(denied|ok)$/;

function computedOf(rule: string): string | undefined {
  const [, first = '', rest = '', role, verdict] = ofRole.exec(rule) ?? [];
  const operation = `${first.toLowerCase()}${rest}`;
  return verdict === 'denied'
    ? `admits-role-insufficient/${operation}`
    : role && `refuses-role/${operation}/${role}`;
}

/** The computed mutants that prove a rule, by the rule. */
export const computedMutations: Readonly<Record<string, Mutation>> = Object.fromEntries(
  [
    ...Object.entries(computedFor),
    ...ruleIds.flatMap((rule) => {
      const id = computedOf(rule);
      return id ? [[rule, id] as const] : [];
    }),
  ].map(([rule, id]) => {
    const fault = computedMutants().get(id);
    if (!fault) throw new Error(`the contract gives no mutant ${JSON.stringify(id)} for ${rule}`);
    return [rule, { mutation: fault.mutation, ...fault.hooks }];
  }),
);

/** Whether a rule can fail a run, and so needs a mutant that proves its judge. */
export function isBinding(id: RuleId): id is BindingRuleId {
  return rules[id].unobservable === undefined;
}

/** Refusals that are omitted, by the rules that ask for them. */
const waiving = Object.entries(grounds).flatMap(([reason, { rules: asking = [] }]) =>
  asking.map((rule): [string, Mutation] => [
    rule,
    {
      mutation: `No operation refuses a call for: ${reason}.`,
      suppressesRefusal: (refusal) => refusal === reason,
    },
  ]),
);

/** The mutation that breaks each rule: written for it, derived from a table, or computed from the contract. */
const mutations: Readonly<Record<string, Mutation | undefined>> = {
  ...Object.fromEntries(waiving),
  ...computedMutations,
  ...recordMutations,
  ...factMutations,
  ...findMutations,
  ...sessionMutations,
  ...identityMutations,
  ...invitationMutations,
  ...ledgersMutations,
  ...contactMutations,
  ...peopleOperationMutations,
};

/** The mutants that prove the judges, each by the id of the rule that it breaks; and one more. */
export const mutants: Readonly<Record<string, Mutant>> = {
  ...Object.fromEntries(
    ruleIds.filter(isBinding).flatMap((breaks): [string, Mutant][] => {
      const mutation = mutations[breaks];
      return mutation ? [[breaks, { breaks, ...mutation }]] : [];
    }),
  ),
  'contacts.simultaneous-duplicates': simultaneousDuplicates,
};

/** What a mock needs to know of a mutant, written or computed. */
export type KnownMutant = Hooks & Pick<Mutation, 'readings'>;

export function knownMutant(id: string): KnownMutant | undefined {
  if (Object.hasOwn(mutants, id)) return mutants[id];
  return id.includes('/') ? computedMutants().get(id)?.hooks : undefined;
}

export function mutantIds(): readonly string[] {
  return [...Object.keys(mutants), ...computedMutants().keys()];
}
