import type { BindingRuleId } from '../../generated/rules.js';
import type { Mutant } from './mutant.js';
import { computedMutants } from './operators/computed.js';

/** Mutants that an operator computes from the contract: the rule that each one breaks, and its id. */
const reached = {
  'resource.names-in-lower-case': ['resource.as-sent', 'text-lowered/createApiKey/name'],
  'resource.made-a-month-later': ['resource.settled', 'member-a-month-later/getLedger/created_at'],
  'resource.found-by-prefix': ['resource.by-id', 'key-by-prefix/getLedger/ledger_id'],
  'resource.listed-twice': ['resource.listed-once', 'list-first-doubled/getServiceAccounts'],
  'apikey.newest-unlisted': ['apikey.list', 'list-newest-lost/listApiKeys'],
  'apikey.value-withheld': ['apikey.create-full-once', 'member-missing/createApiKey/key'],
  'apikey.no-shorthand': ['apikey.get-metadata', 'member-missing/getApiKey/shorthand'],
  'apikey.no-description': ['apikey.get-metadata', 'member-missing/getApiKey/description'],
  'apikey.no-last-use': ['apikey.get-metadata', 'member-missing/getApiKey/lastUsedAt'],
  'sa.roles-unlisted': ['sa.list-roles', 'member-missing/getServiceAccounts/serviceAccounts.*.roles'],
  'sa.creator-unlisted': ['sa.list-roles', 'member-missing/getServiceAccounts/serviceAccounts.*.createdBy'],
  'sa.no-secret': ['sa.create-id-secret', 'member-missing/createServiceAccount/clientSecret'],
  'sa.no-client-id': ['sa.create-id-secret', 'member-missing/createServiceAccount/clientId'],
  'sa.new-secret-withheld': ['sa.regen-new', 'member-missing/regenerateSecret/clientSecret'],
  'sa.deletion-nameless': ['sa.delete-returns-id', 'member-missing/deleteServiceAccount/clientId'],
  'sa.deleted-listed': ['sa.delete-unlisted', 'unseen/getServiceAccounts/deleteServiceAccount'],
  'sa.update-lost': ['sa.update-roles', 'no-effect/updateServiceAccountRoles'],
  'sa.first-roles-listed': ['sa.update-roles', 'unseen/getServiceAccounts/updateServiceAccountRoles'],
  'org.without-settings': ['org.get-settings-status', 'member-missing/getOrganization/settings'],
  'org.without-status': ['org.get-settings-status', 'member-missing/getOrganization/status'],
  'org.renamed-in-vain': ['org.rename', 'no-effect/updateOrganization'],
  'users.without-profile': ['users.list', 'member-missing/getOrgUsers/users.*.profile'],
  'users.without-role': ['users.list', 'member-missing/getOrgUsers/users.*.role'],
  'users.first-added-only': ['users.array', 'elements-first-only/addUserAccess/body'],
  'users.last-updated-only': ['users.array', 'elements-last-only/updateUserAccess/body'],
  'users.remove-in-vain': ['users.remove', 'no-effect/removeUserAccess'],
  'user.without-profile': ['user.get', 'member-missing/getUser/profile'],
  'user.without-status': ['user.get', 'member-missing/getUser/status'],
  'user.without-metadata': ['user.get', 'member-missing/getUser/metadata'],
  'ledger.newest-unlisted': ['ledger.create', 'list-newest-lost/getLedgers'],
  'ledger.name-cut': ['ledger.create', 'text-cut/createLedger/name'],
  'ledger.description-lost': ['ledger.create', 'member-ignored/createLedger/description'],
  'ledger.name-kept': ['ledger.update-name', 'member-ignored/updateLedger/name'],
  'ledger.description-kept': ['ledger.update-description', 'member-ignored/updateLedger/description'],
  'ledger.undated': ['ledger.get-members', 'member-missing/getLedger/created_at'],
  'ledger.new-jobs-uncounted': ['ledger.get-members', 'member-missing/getLedger/counts.new_jobs'],
  'ledger.listed-without-description': [
    'ledger.list-has-each',
    'member-missing/getLedgers/ledgers.*.description',
  ],
  'ledger.deleted-still-listed': ['ledger.delete', 'unseen/getLedgers/deleteLedger'],
  'ledger.contacts-outlive-it': ['ledger.delete-contacts', 'unseen/getContacts/deleteLedger'],
  'tracked.pages-overlap': ['tracked.versions-page', 'page-two-repeats/listTrackedVersions'],
  'tracked.pages-apart': ['tracked.versions-page', 'page-two-skips/listTrackedVersions'],
  'contacts.deletion-takes-two': ['contacts.delete-by-id', 'another-too/deleteContact'],
  'contacts.page-skips-one': ['contacts.token-paging', 'page-two-skips/getContacts'],
  'contacts.search-page-skips-one': ['contacts.search-sort-page', 'page-two-skips/searchLedgerContacts'],
  'contacts.csv-lacks-last': ['contacts.search-csv', 'csv-last-lost/downloadLedgerContacts'],
  'contacts.sort-always-up': ['contacts.sort', 'sort-reversed/getContacts'],
  'contacts.search-always-up': ['contacts.search-sort-page', 'sort-reversed/searchLedgerContacts'],
  'imports.type-ignored': ['imports.filter-type', 'parameter-ignored/listImports/import_type'],
  'imports.sorted-downwards': ['imports.sort', 'sort-reversed/listImports'],
  'imports.limit-plus-one': ['imports.limit-respected', 'limit-plus-one/listImports/limit'],
  'imports.uncounted': ['imports.get', 'member-missing/getImport/counts'],
  'imports.history-endless': ['imports.history-range', 'parameter-ignored/searchImportHistory/to'],
  'imports.history-beginless': ['imports.history-range', 'parameter-ignored/searchImportHistory/from'],
  'invite.filter-ignored': ['invite.filter-status', 'parameter-ignored/getInvitations/status'],
  'invite.details-without-expiration': ['invite.details', 'member-missing/getInvitationDetails/expiresAt'],
  'invite.accepted-stays-pending': ['invite.accept', 'no-effect/acceptInvitation'],
  'invite.declined-stays-pending': ['invite.decline', 'no-effect/declineInvitation'],
  'invite.revoked-stays-pending': ['invite.revoke-pending', 'no-effect/revokeInvitation'],
  'search.first-filter-only': ['search.every-value', 'elements-first-only/search/filters'],
  'preview.find-last-lookup-lost': ['find.mr-preview-found', 'elements-last-lost/previewFind/matches'],
} as const satisfies Record<string, readonly [breaks: BindingRuleId, computed: string]>;

/** Computed mutants that stand for a rule, as if they had been written for it. */
export const reachedMutants: Readonly<Record<string, Mutant>> = Object.fromEntries(
  Object.entries(reached).map(([id, [breaks, computed]]): [string, Mutant] => {
    const fault = computedMutants().get(computed);
    if (!fault) throw new Error(`the contract gives no mutant ${JSON.stringify(computed)}`);
    return [id, { breaks, mutation: fault.mutation, ...fault.hooks }];
  }),
);
