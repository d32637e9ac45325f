// Written by `npm run generate` from spec/. Do not edit.

import type { Rule as Written } from '../spec/catalogue/rules.js';

/** One checkable sentence of the specification. */
export type Rule = Omit<Written, 'id'>;

/** Rules that can fail a run: each needs a judge and a mutant. */
export type BindingRuleId = 
  | "person.id-type"
  | "person.created_at-type"
  | "person.info_change_detected_at-type"
  | "person.title_change_detected_at-type"
  | "person.company_change_detected_at-type"
  | "person.position-type"
  | "person.jobs-type"
  | "person.education-type"
  | "person.first_name-type"
  | "person.last_name-type"
  | "person.name-type"
  | "person.linkedin-type"
  | "person.country-type"
  | "person.connections-type"
  | "person.location-type"
  | "person.cell_phone_number-type"
  | "person.location_details-type"
  | "person.employment_status-type"
  | "person.employment-status-enum"
  | "education.school-type"
  | "education.field-type"
  | "education.degree-type"
  | "education.started_at-type"
  | "education.ended_at-type"
  | "job.title-type"
  | "job.level-type"
  | "job.level-enum"
  | "job.function-type"
  | "job.function-enum"
  | "job.started_at-type"
  | "job.started_at_year_only-type"
  | "job.ended_at-type"
  | "job.ended_at_year_only-type"
  | "job.location-type"
  | "job.location_details-type"
  | "job.email-type"
  | "job.email_status-type"
  | "job.email-status-enum"
  | "job.direct_dial_number-type"
  | "job.company-type"
  | "job.duration-type"
  | "job.company_tenure-type"
  | "job.is_first_at_company-type"
  | "job.is_last_at_company-type"
  | "company.id-type"
  | "company.name-type"
  | "company.location-type"
  | "company.linkedin-type"
  | "company.ticker-type"
  | "company.type-type"
  | "company.type-enum"
  | "company.address-type"
  | "company.country-type"
  | "company.domain-type"
  | "company.employee_count-type"
  | "company.industry-type"
  | "company.sic_codes-type"
  | "company.ultimate_parent-type"
  | "parent.id-type"
  | "parent.name-type"
  | "parent.linkedin-type"
  | "parent.ticker-type"
  | "parent.domain-type"
  | "locdet.country-type"
  | "locdet.country_code-type"
  | "locdet.region-type"
  | "locdet.region_abbreviation-type"
  | "locdet.locality-type"
  | "locdet.county-type"
  | "locdet.postal_code-type"
  | "locdet.msa-type"
  | "locdet.lat-type"
  | "locdet.lon-type"
  | "locdet.fips_code-type"
  | "locdet.raw-type"
  | "apikey.list"
  | "apikey.list-org-only"
  | "apikey.create-full-once"
  | "apikey.full-never-again"
  | "apikey.full-not-in-shorthand"
  | "apikey.get-metadata"
  | "apikey.last-used-updates"
  | "apikey.update-name"
  | "apikey.update-description"
  | "apikey.update-keeps-key"
  | "apikey.delete-at-once"
  | "apikey.delete-permanent"
  | "apikey.delete-only-that"
  | "apikey.keys-distinct"
  | "apikey.long-lived"
  | "auth.bearer-scheme"
  | "auth.missing"
  | "auth.query-token"
  | "auth.garbage"
  | "auth.tampered"
  | "auth.empty-bearer"
  | "auth.none-alg"
  | "auth.no-data-on-fail"
  | "auth.key-same-header"
  | "auth.role-on-org"
  | "auth.unknown-org"
  | "usage.current"
  | "usage.group-org"
  | "usage.group-principal"
  | "usage.sum"
  | "usage.history"
  | "usage.monotone"
  | "usage.org-isolation"
  | "subs.active-default"
  | "subs.include-expired"
  | "contacts.view-full"
  | "contacts.view-count"
  | "contacts.sort"
  | "contacts.token-paging"
  | "contacts.search-exact"
  | "contacts.search-fuzzy"
  | "contacts.search-exists"
  | "contacts.search-sort-page"
  | "contacts.search-csv"
  | "contacts.delete-by-id"
  | "contacts.delete-by-ref"
  | "contacts.bulk-delete-ids"
  | "contacts.bulk-delete-refs"
  | "contacts.bulk-delete-mixed"
  | "contacts.bulk-delete-again"
  | "end.no-token-needed"
  | "end.revokes-cookie"
  | "end.revokes-body"
  | "end.revokes-both"
  | "end.revokes-rotated"
  | "end.other-session-lives"
  | "end.clears-cookie"
  | "end.role-none"
  | "error.no-secret-echo"
  | "error.malformed-json"
  | "version.v1-people"
  | "version.v1-identity"
  | "concurrency.keepalive-mix"
  | "events.exist"
  | "events.only-tracked"
  | "events.about-changed"
  | "events.not-deleted"
  | "find.path-post"
  | "find.status-200"
  | "find.json-response"
  | "find.matches-array"
  | "find.one-per-input"
  | "find.index-aligned"
  | "find.element-object"
  | "find.people-array"
  | "find.found-bool"
  | "find.found-iff-people"
  | "find.402-shape"
  | "person.score-type"
  | "person.score-finite"
  | "find.max-five"
  | "find.at-most-size"
  | "find.size-default-5"
  | "find.size-per-match"
  | "find.size-over-5"
  | "find.hundred-accepted"
  | "find.over-hundred"
  | "find.empty-matches"
  | "find.org-path-required"
  | "find.body-not-json"
  | "find.field-name"
  | "find.field-title"
  | "find.field-linkedin"
  | "find.field-company.name"
  | "find.field-company.linkedin"
  | "find.field-email_address"
  | "find.field-company.ticker"
  | "find.field-company.domain"
  | "find.field-education.school"
  | "find.field-all-nine"
  | "find.matches-type"
  | "find.fields-type"
  | "find.return-fields-type"
  | "find.return-fields-optional"
  | "find.confidence-optional"
  | "find.unicode-terms"
  | "contacts.add-import"
  | "contacts.add-visible"
  | "contacts.dup-existing"
  | "contacts.dup-in-batch"
  | "contacts.dup-no-error"
  | "contacts.ident-linkedin"
  | "contacts.ident-email"
  | "contacts.ident-name"
  | "contacts.ident-none"
  | "imports.list"
  | "imports.filter-filename"
  | "imports.filter-status"
  | "imports.filter-type"
  | "imports.sort"
  | "imports.page"
  | "imports.limit-respected"
  | "imports.get"
  | "imports.status-values"
  | "imports.history-range"
  | "imports.history-page"
  | "imports.history-split"
  | "imports.delete-completed"
  | "imports.delete-processing"
  | "imports.delete-other-state"
  | "imports.delete-only-own"
  | "imports.errors-csv"
  | "imports.errors-only-failed"
  | "invite.create"
  | "invite.create-listed"
  | "invite.expires-2w"
  | "invite.email-locked"
  | "invite.filter-status"
  | "invite.filter-partition"
  | "invite.org-only"
  | "invite.details"
  | "invite.details-invitee"
  | "invite.details-stranger"
  | "invite.accept"
  | "invite.decline"
  | "invite.accept-only-invitee"
  | "invite.revoke-pending"
  | "invite.revoke-twice"
  | "invite.revoke-accepted"
  | "invite.revoke-declined"
  | "invite.revoke-expired"
  | "invite.revoked-not-acceptable"
  | "invite.resend-pending"
  | "invite.resend-resets"
  | "invite.resend-expired"
  | "invite.resend-revoked"
  | "invite.resend-accepted"
  | "invite.expired-status"
  | "invite.expired-not-acceptable"
  | "ledger.create"
  | "ledger.update-name"
  | "ledger.update-description"
  | "ledger.get-members"
  | "ledger.list-has-each"
  | "ledger.counts-bounds"
  | "ledger.total-counts-contacts"
  | "ledger.delete"
  | "ledger.delete-contacts"
  | "ledger.org-isolation"
  | "org.get"
  | "org.get-settings-status"
  | "org.rename"
  | "org.rename-only"
  | "people.org-scope"
  | "search.exists"
  | "search.filter-sound"
  | "search.every-value"
  | "search.finds-alike"
  | "search.same-in-pages"
  | "search.same-record"
  | "verify.array"
  | "verify.current-true"
  | "verify.other-false"
  | "verify.past-false"
  | "verify.company-by-name"
  | "verify.company-by-url"
  | "verify.person-by-url"
  | "verify.mr-batch"
  | "preview.find-exists"
  | "preview.search-exists"
  | "preview.search-agrees"
  | "person.get"
  | "person.get-equals-find"
  | "person.get-fields"
  | "person.get-fields-values"
  | "lookup.batch"
  | "lookup.equals-get"
  | "lookup.no-strangers"
  | "lookup.fields"
  | "lookup.max-50k"
  | "lookup.over-50k"
  | "find.mr-preview-found"
  | "person.id-unique"
  | "person.id-unique-in-list"
  | "person.jobs-never-object"
  | "person.jobs-elements"
  | "person.education-elements"
  | "person.connections-nonneg"
  | "person.info-ge-title"
  | "person.info-ge-company"
  | "person.changes-not-future"
  | "education.started_at-first-day"
  | "education.started_at-midnight"
  | "education.ended_at-first-day"
  | "education.ended_at-midnight"
  | "job.started_at-first-day"
  | "job.started_at-midnight"
  | "job.started_at-year-only-jan1"
  | "job.ended_at-first-day"
  | "job.ended_at-midnight"
  | "job.ended_at-year-only-jan1"
  | "job.duration-nonneg"
  | "job.duration-matches-dates"
  | "job.tenure-nonneg"
  | "job.tenure-ge-duration"
  | "job.tenure-single-job"
  | "job.active-is-last"
  | "job.first-earliest"
  | "job.last-latest"
  | "job.email-shape"
  | "company.sic-elements"
  | "company.employee-nonneg"
  | "company.id-unique"
  | "company.linkedin-slug"
  | "locdet.country-code-iso"
  | "locdet.county-us-only"
  | "locdet.msa-us-only"
  | "locdet.zip-us-5"
  | "locdet.lat-range"
  | "locdet.lon-range"
  | "find.mr-permute"
  | "find.mr-concat"
  | "find.mr-duplicate"
  | "find.mr-context"
  | "find.mr-found-size"
  | "find.mr-self-linkedin"
  | "find.mr-record-stable"
  | "find.mr-whitespace-json"
  | "concurrency.parallel-find"
  | "resource.as-sent"
  | "resource.settled"
  | "resource.listed-once"
  | "resource.by-id"
  | "auth.every-op-needs-credential"
  | "auth.token-all-endpoints"
  | "auth.key-not-customer-data"
  | "auth.fail-has-no-effect"
  | "auth.sa-role-applies"
  | "auth.role-effective-after-change"
  | "role.CreateInvitation.viewer-denied"
  | "role.CreateInvitation.admin-ok"
  | "role.norole-denied"
  | "sa.list-roles"
  | "sa.create-id-secret"
  | "sa.secret-once"
  | "sa.login"
  | "sa.update-roles"
  | "sa.update-unknown"
  | "sa.delete-returns-id"
  | "sa.delete-invalidates"
  | "sa.delete-unlisted"
  | "sa.regen-new"
  | "sa.regen-invalidates"
  | "sa.regen-same-client"
  | "sa.regen-secret-once"
  | "session.post"
  | "session.200-only"
  | "session.access-token"
  | "session.expires-at"
  | "session.password-expiry"
  | "session.expires-iso"
  | "session.expires-no-zone"
  | "session.expires-future"
  | "session.lifetime-at-most-1h"
  | "session.token-works"
  | "session.token-before-expiry"
  | "session.token-after-expiry"
  | "session.cc-wrong-secret"
  | "session.cc-unknown-client"
  | "session.cc-missing-secret"
  | "session.grant-unknown"
  | "session.grant-case"
  | "session.password-wrong"
  | "session.refresh-bogus"
  | "session.password-json"
  | "session.password-form"
  | "session.password-access-token"
  | "session.form-encoding-escapes"
  | "session.refresh-cookie"
  | "session.refresh-by-body"
  | "session.refresh-by-cookie"
  | "session.refresh-new-token"
  | "text.utf8"
  | "text.json-media-type"
  | "tracked.update-replaces"
  | "tracked.update-version"
  | "tracked.update-same"
  | "tracked.next-cycle"
  | "tracked.delete"
  | "tracked.versions-default"
  | "tracked.versions-deleted"
  | "tracked.versions-page"
  | "users.list"
  | "users.add"
  | "users.add-settings"
  | "users.update"
  | "users.array"
  | "users.remove"
  | "users.remove-keeps-account"
  | "user.get"
  | "user.reset-initiate"
  | "user.reset-patch"
  | "role.GetOrganization.viewer-ok"
  | "role.UpdateOrganization.viewer-denied"
  | "role.UpdateOrganization.editor-ok"
  | "role.ListApiKeys.viewer-denied"
  | "role.ListApiKeys.editor-denied"
  | "role.ListApiKeys.admin-ok"
  | "role.CreateApiKey.viewer-denied"
  | "role.CreateApiKey.editor-denied"
  | "role.CreateApiKey.admin-ok"
  | "role.GetApiKey.viewer-denied"
  | "role.GetApiKey.editor-denied"
  | "role.GetApiKey.admin-ok"
  | "role.DeleteApiKey.viewer-denied"
  | "role.DeleteApiKey.editor-denied"
  | "role.DeleteApiKey.admin-ok"
  | "role.UpdateApiKey.viewer-denied"
  | "role.UpdateApiKey.editor-denied"
  | "role.UpdateApiKey.admin-ok"
  | "role.GetServiceAccounts.viewer-ok"
  | "role.CreateServiceAccount.viewer-denied"
  | "role.CreateServiceAccount.editor-denied"
  | "role.CreateServiceAccount.admin-ok"
  | "role.DeleteServiceAccount.viewer-denied"
  | "role.DeleteServiceAccount.editor-denied"
  | "role.DeleteServiceAccount.admin-ok"
  | "role.UpdateServiceAccountRoles.viewer-denied"
  | "role.UpdateServiceAccountRoles.editor-denied"
  | "role.UpdateServiceAccountRoles.admin-ok"
  | "role.RegenerateSecret.viewer-denied"
  | "role.RegenerateSecret.editor-denied"
  | "role.RegenerateSecret.admin-ok"
  | "role.GetInvitations.viewer-denied"
  | "role.GetInvitations.editor-denied"
  | "role.GetInvitations.admin-ok"
  | "role.GetInvitationDetails.viewer-denied"
  | "role.GetInvitationDetails.editor-denied"
  | "role.GetInvitationDetails.admin-ok"
  | "role.RevokeInvitation.viewer-denied"
  | "role.RevokeInvitation.editor-denied"
  | "role.RevokeInvitation.admin-ok"
  | "role.ResendInvitation.viewer-denied"
  | "role.ResendInvitation.editor-denied"
  | "role.ResendInvitation.admin-ok"
  | "role.GetOrgUsers.viewer-denied"
  | "role.GetOrgUsers.editor-denied"
  | "role.GetOrgUsers.admin-ok"
  | "role.AddUserAccess.viewer-denied"
  | "role.AddUserAccess.editor-denied"
  | "role.AddUserAccess.admin-ok"
  | "role.RemoveUserAccess.viewer-denied"
  | "role.RemoveUserAccess.editor-denied"
  | "role.RemoveUserAccess.admin-ok"
  | "role.UpdateUserAccess.viewer-denied"
  | "role.UpdateUserAccess.editor-denied"
  | "role.UpdateUserAccess.admin-ok"
  | "role.GetLedgers.viewer-ok"
  | "role.CreateLedger.viewer-denied"
  | "role.CreateLedger.editor-ok"
  | "role.GetLedger.viewer-ok"
  | "role.DeleteLedger.viewer-denied"
  | "role.DeleteLedger.editor-ok"
  | "role.UpdateLedger.viewer-denied"
  | "role.UpdateLedger.editor-ok"
  | "role.BulkDeleteContacts.viewer-denied"
  | "role.BulkDeleteContacts.editor-ok"
  | "role.DeleteContact.viewer-denied"
  | "role.DeleteContact.editor-ok"
  | "role.ListImports.viewer-ok"
  | "role.SearchImportHistory.viewer-ok"
  | "role.GetImport.viewer-ok"
  | "role.DeleteImportContacts.viewer-denied"
  | "role.DeleteImportContacts.editor-ok"
  | "role.DownloadImportErrors.viewer-ok"
  | "role.GetTrackedFields.viewer-ok"
  | "role.UpdateTrackedFields.viewer-denied"
  | "role.UpdateTrackedFields.editor-ok"
  | "role.DeleteTrackedFields.viewer-denied"
  | "role.DeleteTrackedFields.editor-ok"
  | "role.ListTrackedVersions.viewer-ok"
  | "role.GetUsage.viewer-ok";

/** Sentences that no HTTP observer can check. */
export type UnobservableRuleId = 
  | "find.402-no-people"
  | "find.ordered"
  | "contacts.add-enrichment"
  | "person.optional-tolerated"
  | "session.no-redirect";

/** Type and enum rules, which one mechanism judges from the table of records. */
export type RecordRuleId = 
  | "person.id-type"
  | "person.created_at-type"
  | "person.info_change_detected_at-type"
  | "person.title_change_detected_at-type"
  | "person.company_change_detected_at-type"
  | "person.position-type"
  | "person.jobs-type"
  | "person.education-type"
  | "person.first_name-type"
  | "person.last_name-type"
  | "person.name-type"
  | "person.linkedin-type"
  | "person.country-type"
  | "person.connections-type"
  | "person.location-type"
  | "person.cell_phone_number-type"
  | "person.location_details-type"
  | "person.employment_status-type"
  | "person.employment-status-enum"
  | "education.school-type"
  | "education.field-type"
  | "education.degree-type"
  | "education.started_at-type"
  | "education.ended_at-type"
  | "job.title-type"
  | "job.level-type"
  | "job.level-enum"
  | "job.function-type"
  | "job.function-enum"
  | "job.started_at-type"
  | "job.started_at_year_only-type"
  | "job.ended_at-type"
  | "job.ended_at_year_only-type"
  | "job.location-type"
  | "job.location_details-type"
  | "job.email-type"
  | "job.email_status-type"
  | "job.email-status-enum"
  | "job.direct_dial_number-type"
  | "job.company-type"
  | "job.duration-type"
  | "job.company_tenure-type"
  | "job.is_first_at_company-type"
  | "job.is_last_at_company-type"
  | "company.id-type"
  | "company.name-type"
  | "company.location-type"
  | "company.linkedin-type"
  | "company.ticker-type"
  | "company.type-type"
  | "company.type-enum"
  | "company.address-type"
  | "company.country-type"
  | "company.domain-type"
  | "company.employee_count-type"
  | "company.industry-type"
  | "company.sic_codes-type"
  | "company.ultimate_parent-type"
  | "parent.id-type"
  | "parent.name-type"
  | "parent.linkedin-type"
  | "parent.ticker-type"
  | "parent.domain-type"
  | "locdet.country-type"
  | "locdet.country_code-type"
  | "locdet.region-type"
  | "locdet.region_abbreviation-type"
  | "locdet.locality-type"
  | "locdet.county-type"
  | "locdet.postal_code-type"
  | "locdet.msa-type"
  | "locdet.lat-type"
  | "locdet.lon-type"
  | "locdet.fips_code-type"
  | "locdet.raw-type";

export type RuleId = BindingRuleId | UnobservableRuleId;

/** The catalogue, in the order in which reports list it. */
export const rules: Record<RuleId, Rule> = {
  "person.id-type": {
    "section": "2.1",
    "basis": "stated",
    "quote": "id | string | Unique person ID.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`id` of a Person is a string."
  },
  "person.created_at-type": {
    "section": "2.1",
    "basis": "stated",
    "quote": "created_at | string (date) | Date the person was added.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`created_at` of a Person is a date string."
  },
  "person.info_change_detected_at-type": {
    "section": "2.1",
    "basis": "stated",
    "quote": "info_change_detected_at | string (date) | Most recent date any field changed.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`info_change_detected_at` of a Person is a date string."
  },
  "person.title_change_detected_at-type": {
    "section": "2.1",
    "basis": "stated",
    "quote": "title_change_detected_at | string (date) | Most recent date a title change was detected.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`title_change_detected_at` of a Person is a date string."
  },
  "person.company_change_detected_at-type": {
    "section": "2.1",
    "basis": "stated",
    "quote": "company_change_detected_at | string (date) | Most recent date a company change was detected.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`company_change_detected_at` of a Person is a date string."
  },
  "person.position-type": {
    "section": "2.1",
    "basis": "stated",
    "quote": "position | Job | The current job.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`position` of a Person is an object."
  },
  "person.jobs-type": {
    "section": "2.1",
    "basis": "stated",
    "quote": "jobs | array of Job | Job history.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`jobs` of a Person is an array."
  },
  "person.education-type": {
    "section": "2.1",
    "basis": "stated",
    "quote": "education | array of Education | Education history.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`education` of a Person is an array."
  },
  "person.first_name-type": {
    "section": "2.1",
    "basis": "stated",
    "quote": "first_name | string | First name, if known.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`first_name` of a Person is a string."
  },
  "person.last_name-type": {
    "section": "2.1",
    "basis": "stated",
    "quote": "last_name | string | Last name, if known.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`last_name` of a Person is a string."
  },
  "person.name-type": {
    "section": "2.1",
    "basis": "stated",
    "quote": "name | string | Full name.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`name` of a Person is a string."
  },
  "person.linkedin-type": {
    "section": "2.1",
    "basis": "stated",
    "quote": "linkedin | string | The person's identifier on the professional network.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`linkedin` of a Person is a string."
  },
  "person.country-type": {
    "section": "2.1",
    "basis": "stated",
    "quote": "country | string | Country of residence.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`country` of a Person is a string."
  },
  "person.connections-type": {
    "section": "2.1",
    "basis": "stated",
    "quote": "connections | integer | Number of connections on the professional network.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`connections` of a Person is an integer."
  },
  "person.location-type": {
    "section": "2.1",
    "basis": "stated",
    "quote": "location | string | Location of the person.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`location` of a Person is a string."
  },
  "person.cell_phone_number-type": {
    "section": "2.1",
    "basis": "stated",
    "quote": "cell_phone_number | string | Cell phone number.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`cell_phone_number` of a Person is a string."
  },
  "person.location_details-type": {
    "section": "2.1",
    "basis": "stated",
    "quote": "location_details | LocationDetails | Normalized location.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`location_details` of a Person is an object."
  },
  "person.employment_status-type": {
    "section": "2.1",
    "basis": "stated",
    "quote": "employment_status | enum | `employed`, `unemployed`, `retired`.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`employment_status` of a Person is a string."
  },
  "person.employment-status-enum": {
    "section": "2.1",
    "basis": "stated",
    "quote": "employment_status | enum | `employed`, `unemployed`, `retired`.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`employment_status` of a Person is exactly one of employed | unemployed | retired."
  },
  "education.school-type": {
    "section": "2.2",
    "basis": "stated",
    "quote": "school | string | School name.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`school` of a Education is a string."
  },
  "education.field-type": {
    "section": "2.2",
    "basis": "stated",
    "quote": "field | string | Field of study.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`field` of a Education is a string."
  },
  "education.degree-type": {
    "section": "2.2",
    "basis": "stated",
    "quote": "degree | string | Degree achieved.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`degree` of a Education is a string."
  },
  "education.started_at-type": {
    "section": "2.2",
    "basis": "stated",
    "quote": "started_at | string (date) | Always the 1st day of a month at 00:00.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`started_at` of a Education is a date string."
  },
  "education.ended_at-type": {
    "section": "2.2",
    "basis": "stated",
    "quote": "ended_at | string (date) | Always the 1st day of a month at 00:00.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`ended_at` of a Education is a date string."
  },
  "job.title-type": {
    "section": "2.3",
    "basis": "stated",
    "quote": "title | string | Title at this job.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`title` of a Job is a string."
  },
  "job.level-type": {
    "section": "2.3",
    "basis": "stated",
    "quote": "level | enum | Derived from title by an internal ML process. Values: `C-Team`, `VP`, `Director`, `Manager`, `Staff`, `Senior Staff`, `Intern`, `Consultant`.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`level` of a Job is a string."
  },
  "job.level-enum": {
    "section": "2.3",
    "basis": "stated",
    "quote": "level | enum | Derived from title by an internal ML process. Values: `C-Team`, `VP`, `Director`, `Manager`, `Staff`, `Senior Staff`, `Intern`, `Consultant`.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`level` of a Job is exactly one of C-Team | VP | Director | Manager | Staff | Senior Staff | Intern | Consultant."
  },
  "job.function-type": {
    "section": "2.3",
    "basis": "stated",
    "quote": "function | enum | Derived from title by an internal ML process. Values: `Banking and Wealth Management`, `Business Management`, `Consulting`, `Education`, `Engineering`, `Finance and Administration`, `Healthcare`, `Human Resources`, `Information Technology`, `Legal`, `Marketing and Product`, `Operations`, `Program and Project Management`, `Publishing, Editorial and Reporting`, `Quality`, `Real Estate`, `Risk, Safety, Compliance`, `Sales and Support`.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`function` of a Job is a string."
  },
  "job.function-enum": {
    "section": "2.3",
    "basis": "stated",
    "quote": "function | enum | Derived from title by an internal ML process. Values: `Banking and Wealth Management`, `Business Management`, `Consulting`, `Education`, `Engineering`, `Finance and Administration`, `Healthcare`, `Human Resources`, `Information Technology`, `Legal`, `Marketing and Product`, `Operations`, `Program and Project Management`, `Publishing, Editorial and Reporting`, `Quality`, `Real Estate`, `Risk, Safety, Compliance`, `Sales and Support`.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`function` of a Job is exactly one of Banking and Wealth Management | Business Management | Consulting | Education | Engineering | Finance and Administration | Healthcare | Human Resources | Information Technology | Legal | Marketing and Product | Operations | Program and Project Management | Publishing, Editorial and Reporting | Quality | Real Estate | Risk, Safety, Compliance | Sales and Support."
  },
  "job.started_at-type": {
    "section": "2.3",
    "basis": "stated",
    "quote": "started_at | string (date) | Always the 1st day of a month at 00:00.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`started_at` of a Job is a date string."
  },
  "job.started_at_year_only-type": {
    "section": "2.3",
    "basis": "stated",
    "quote": "started_at_year_only | boolean | When true, `started_at` is to be read as a year only; the date is then Jan 1.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`started_at_year_only` of a Job is a boolean."
  },
  "job.ended_at-type": {
    "section": "2.3",
    "basis": "stated",
    "quote": "ended_at | string (date) | Always the 1st day of a month at 00:00.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`ended_at` of a Job is a date string."
  },
  "job.ended_at_year_only-type": {
    "section": "2.3",
    "basis": "stated",
    "quote": "ended_at_year_only | boolean | When true, `ended_at` is to be read as a year only; the date is then Jan 1.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`ended_at_year_only` of a Job is a boolean."
  },
  "job.location-type": {
    "section": "2.3",
    "basis": "stated",
    "quote": "location | string | Location of the job.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`location` of a Job is a string."
  },
  "job.location_details-type": {
    "section": "2.3",
    "basis": "stated",
    "quote": "location_details | LocationDetails | Normalized job location.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`location_details` of a Job is an object."
  },
  "job.email-type": {
    "section": "2.3",
    "basis": "stated",
    "quote": "email | string | Person's email address at this job.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`email` of a Job is a string."
  },
  "job.email_status-type": {
    "section": "2.3",
    "basis": "stated",
    "quote": "email_status | enum | `valid`, `catch-all`, `best-guess`.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`email_status` of a Job is a string."
  },
  "job.email-status-enum": {
    "section": "2.3",
    "basis": "stated",
    "quote": "email_status | enum | `valid`, `catch-all`, `best-guess`.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`email_status` of a Job is exactly one of valid | catch-all | best-guess."
  },
  "job.direct_dial_number-type": {
    "section": "2.3",
    "basis": "stated",
    "quote": "direct_dial_number | string | Person's phone number at this job.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`direct_dial_number` of a Job is a string."
  },
  "job.company-type": {
    "section": "2.3",
    "basis": "stated",
    "quote": "company | Company | The employer.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`company` of a Job is an object."
  },
  "job.duration-type": {
    "section": "2.3",
    "basis": "stated",
    "quote": "duration | integer | Duration of this job in months.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`duration` of a Job is an integer."
  },
  "job.company_tenure-type": {
    "section": "2.3",
    "basis": "stated",
    "quote": "company_tenure | integer | Tenure at the company across contiguous jobs, in months.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`company_tenure` of a Job is an integer."
  },
  "job.is_first_at_company-type": {
    "section": "2.3",
    "basis": "stated",
    "quote": "is_first_at_company | boolean | True when this is the person's first job at the company.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`is_first_at_company` of a Job is a boolean."
  },
  "job.is_last_at_company-type": {
    "section": "2.3",
    "basis": "stated",
    "quote": "is_last_at_company | boolean | True when this is the person's last job at the company; true for active jobs.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`is_last_at_company` of a Job is a boolean."
  },
  "company.id-type": {
    "section": "2.4",
    "basis": "stated",
    "quote": "id | string | Unique company ID.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`id` of a Company is a string."
  },
  "company.name-type": {
    "section": "2.4",
    "basis": "stated",
    "quote": "name | string | Company name.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`name` of a Company is a string."
  },
  "company.location-type": {
    "section": "2.4",
    "basis": "stated",
    "quote": "location | string | Primary general locality.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`location` of a Company is a string."
  },
  "company.linkedin-type": {
    "section": "2.4",
    "basis": "stated",
    "quote": "linkedin | string | Company slug on the professional network.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`linkedin` of a Company is a string."
  },
  "company.ticker-type": {
    "section": "2.4",
    "basis": "stated",
    "quote": "ticker | string | Public stock ticker, if applicable.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`ticker` of a Company is a string."
  },
  "company.type-type": {
    "section": "2.4",
    "basis": "stated",
    "quote": "type | enum | `Privately Held`, `Self Owned`, `Non Profit`, `Public Company`, `Partnership`, `Self Employed`, `Educational`, `Government Agency`.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`type` of a Company is a string."
  },
  "company.type-enum": {
    "section": "2.4",
    "basis": "stated",
    "quote": "type | enum | `Privately Held`, `Self Owned`, `Non Profit`, `Public Company`, `Partnership`, `Self Employed`, `Educational`, `Government Agency`.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`type` of a Company is exactly one of Privately Held | Self Owned | Non Profit | Public Company | Partnership | Self Employed | Educational | Government Agency."
  },
  "company.address-type": {
    "section": "2.4",
    "basis": "stated",
    "quote": "address | string | Primary street address.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`address` of a Company is a string."
  },
  "company.country-type": {
    "section": "2.4",
    "basis": "stated",
    "quote": "country | string | Primary country.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`country` of a Company is a string."
  },
  "company.domain-type": {
    "section": "2.4",
    "basis": "stated",
    "quote": "domain | string | Primary domain.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`domain` of a Company is a string."
  },
  "company.employee_count-type": {
    "section": "2.4",
    "basis": "stated",
    "quote": "employee_count | number | Total employee count.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`employee_count` of a Company is a number."
  },
  "company.industry-type": {
    "section": "2.4",
    "basis": "stated",
    "quote": "industry | string | Primary industry.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`industry` of a Company is a string."
  },
  "company.sic_codes-type": {
    "section": "2.4",
    "basis": "stated",
    "quote": "sic_codes | array of string | SIC codes.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`sic_codes` of a Company is an array."
  },
  "company.ultimate_parent-type": {
    "section": "2.4",
    "basis": "stated",
    "quote": "ultimate_parent | UltimateParentCompany | Ultimate parent company.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`ultimate_parent` of a Company is an object."
  },
  "parent.id-type": {
    "section": "2.5",
    "basis": "stated",
    "quote": "Fields, all strings: `id`, `name`, `linkedin`, `ticker`, `domain`.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`id` of a UltimateParentCompany is a string."
  },
  "parent.name-type": {
    "section": "2.5",
    "basis": "stated",
    "quote": "Fields, all strings: `id`, `name`, `linkedin`, `ticker`, `domain`.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`name` of a UltimateParentCompany is a string."
  },
  "parent.linkedin-type": {
    "section": "2.5",
    "basis": "stated",
    "quote": "Fields, all strings: `id`, `name`, `linkedin`, `ticker`, `domain`.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`linkedin` of a UltimateParentCompany is a string."
  },
  "parent.ticker-type": {
    "section": "2.5",
    "basis": "stated",
    "quote": "Fields, all strings: `id`, `name`, `linkedin`, `ticker`, `domain`.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`ticker` of a UltimateParentCompany is a string."
  },
  "parent.domain-type": {
    "section": "2.5",
    "basis": "stated",
    "quote": "Fields, all strings: `id`, `name`, `linkedin`, `ticker`, `domain`.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`domain` of a UltimateParentCompany is a string."
  },
  "locdet.country-type": {
    "section": "2.6",
    "basis": "stated",
    "quote": "All fields are strings.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`country` of a LocationDetails is a string."
  },
  "locdet.country_code-type": {
    "section": "2.6",
    "basis": "stated",
    "quote": "All fields are strings.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`country_code` of a LocationDetails is a string."
  },
  "locdet.region-type": {
    "section": "2.6",
    "basis": "stated",
    "quote": "All fields are strings.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`region` of a LocationDetails is a string."
  },
  "locdet.region_abbreviation-type": {
    "section": "2.6",
    "basis": "stated",
    "quote": "All fields are strings.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`region_abbreviation` of a LocationDetails is a string."
  },
  "locdet.locality-type": {
    "section": "2.6",
    "basis": "stated",
    "quote": "All fields are strings.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`locality` of a LocationDetails is a string."
  },
  "locdet.county-type": {
    "section": "2.6",
    "basis": "stated",
    "quote": "All fields are strings.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`county` of a LocationDetails is a string."
  },
  "locdet.postal_code-type": {
    "section": "2.6",
    "basis": "stated",
    "quote": "All fields are strings.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`postal_code` of a LocationDetails is a string."
  },
  "locdet.msa-type": {
    "section": "2.6",
    "basis": "stated",
    "quote": "All fields are strings.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`msa` of a LocationDetails is a string."
  },
  "locdet.lat-type": {
    "section": "2.6",
    "basis": "stated",
    "quote": "All fields are strings.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`lat` of a LocationDetails is a string."
  },
  "locdet.lon-type": {
    "section": "2.6",
    "basis": "stated",
    "quote": "All fields are strings.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`lon` of a LocationDetails is a string."
  },
  "locdet.fips_code-type": {
    "section": "2.6",
    "basis": "stated",
    "quote": "All fields are strings.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`fips_code` of a LocationDetails is a string."
  },
  "locdet.raw-type": {
    "section": "2.6",
    "basis": "stated",
    "quote": "All fields are strings.",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "says": "`raw` of a LocationDetails is a string."
  },
  "apikey.list": {
    "section": "4.3",
    "basis": "stated",
    "says": "The list of API keys holds all keys of the organization, also one that was just created.",
    "quote": "All API keys of the org",
    "operations": [
      "listApiKeys",
      "createApiKey"
    ],
    "effect": "write"
  },
  "apikey.list-org-only": {
    "section": "4.3",
    "basis": "stated",
    "says": "The list of API keys holds the keys of this organization and of no other.",
    "quote": "All API keys of the org",
    "operations": [
      "listApiKeys"
    ],
    "effect": "none"
  },
  "apikey.create-full-once": {
    "section": "4.3, 5",
    "basis": "stated",
    "says": "Creating an API key returns its full value.",
    "quote": "full value returned only in this response",
    "operations": [
      "createApiKey"
    ],
    "effect": "write"
  },
  "apikey.full-never-again": {
    "section": "4.3, 5",
    "basis": "stated",
    "says": "The full value of an API key occurs in no answer but the one to its creation.",
    "quote": "full value returned only in this response",
    "operations": [
      "createApiKey",
      "listApiKeys",
      "getApiKey",
      "updateApiKey"
    ],
    "effect": "write"
  },
  "apikey.full-not-in-shorthand": {
    "section": "4.3",
    "basis": "stated",
    "says": "The shorthand of an API key is not its full value.",
    "quote": "Metadata: shorthand, last-used timestamp, description; not the full key",
    "operations": [
      "createApiKey",
      "getApiKey"
    ],
    "effect": "write"
  },
  "apikey.get-metadata": {
    "section": "4.3",
    "basis": "stated",
    "says": "Getting an API key returns its shorthand, its last-used timestamp and its description.",
    "quote": "Metadata: shorthand, last-used timestamp, description; not the full key",
    "operations": [
      "createApiKey",
      "getApiKey"
    ],
    "effect": "write"
  },
  "apikey.last-used-updates": {
    "section": "4.3",
    "basis": "derived",
    "says": "The last-used timestamp of an API key moves to the time of a later use.",
    "quote": "Metadata: shorthand, last-used timestamp",
    "operations": [
      "createApiKey",
      "getApiKey",
      "find"
    ],
    "effect": "write"
  },
  "apikey.update-name": {
    "section": "4.3",
    "basis": "stated",
    "says": "Updating an API key changes its name.",
    "quote": "Changes name or description",
    "operations": [
      "createApiKey",
      "updateApiKey",
      "getApiKey"
    ],
    "effect": "write"
  },
  "apikey.update-description": {
    "section": "4.3",
    "basis": "stated",
    "says": "Updating an API key changes its description.",
    "quote": "Changes name or description",
    "operations": [
      "createApiKey",
      "updateApiKey",
      "getApiKey"
    ],
    "effect": "write"
  },
  "apikey.update-keeps-key": {
    "section": "4.3",
    "basis": "derived",
    "says": "Updating an API key changes its name or description, so the key itself is accepted as before.",
    "quote": "Changes name or description",
    "operations": [
      "createApiKey",
      "updateApiKey",
      "find"
    ],
    "effect": "write"
  },
  "apikey.delete-at-once": {
    "section": "4.3",
    "basis": "stated",
    "says": "After an API key was deleted the very next request that uses it fails.",
    "quote": "requests using the key fail at once",
    "operations": [
      "createApiKey",
      "deleteApiKey",
      "find",
      "previewFind",
      "search",
      "previewSearch",
      "getPerson",
      "lookupPeople",
      "verify"
    ],
    "effect": "destroy"
  },
  "apikey.delete-permanent": {
    "section": "4.3",
    "basis": "derived",
    "says": "A deleted API key is not accepted again later.",
    "quote": "Permanent revocation; requests using the key fail at once",
    "operations": [
      "createApiKey",
      "deleteApiKey",
      "find"
    ],
    "effect": "destroy"
  },
  "apikey.delete-only-that": {
    "section": "4.3",
    "basis": "derived",
    "says": "Deleting an API key revokes that key, so another one is still accepted.",
    "quote": "requests using the key fail at once",
    "operations": [
      "createApiKey",
      "deleteApiKey",
      "find"
    ],
    "effect": "destroy"
  },
  "apikey.keys-distinct": {
    "section": "4.3",
    "basis": "derived",
    "says": "Each creation makes a new key, so two of them have different full values.",
    "quote": "New long-lived key",
    "operations": [
      "createApiKey"
    ],
    "effect": "write"
  },
  "apikey.long-lived": {
    "section": "4.3, 5",
    "basis": "derived",
    "says": "An API key is long-lived; it is still accepted when an access token of the same age has expired.",
    "quote": "New long-lived key",
    "operations": [
      "createApiKey",
      "find"
    ],
    "effect": "write"
  },
  "auth.bearer-scheme": {
    "section": "5",
    "basis": "stated",
    "says": "A credential is sent as `Authorization: Bearer <token>`: the same token under another scheme, or without one, is refused.",
    "quote": "All calls require a bearer credential in the header `Authorization: Bearer <token>`",
    "operations": [
      "find",
      "search",
      "verify",
      "previewFind",
      "previewSearch",
      "getPerson",
      "lookupPeople",
      "getOrganization",
      "updateOrganization",
      "listApiKeys",
      "createApiKey",
      "getApiKey",
      "deleteApiKey",
      "updateApiKey",
      "getServiceAccounts",
      "createServiceAccount",
      "deleteServiceAccount",
      "updateServiceAccountRoles",
      "regenerateSecret",
      "getInvitations",
      "createInvitation",
      "getInvitationDetails",
      "revokeInvitation",
      "resendInvitation",
      "acceptInvitation",
      "declineInvitation",
      "getOrgUsers",
      "addUserAccess",
      "removeUserAccess",
      "updateUserAccess",
      "getUser",
      "getLedgers",
      "createLedger",
      "getLedger",
      "deleteLedger",
      "updateLedger",
      "getContacts",
      "addContacts",
      "searchLedgerContacts",
      "downloadLedgerContacts",
      "bulkDeleteContacts",
      "deleteContact",
      "listImports",
      "searchImportHistory",
      "getImport",
      "deleteImportContacts",
      "downloadImportErrors",
      "getTrackedFields",
      "updateTrackedFields",
      "deleteTrackedFields",
      "listTrackedVersions",
      "getUsage",
      "getSubscriptions"
    ],
    "effect": "none"
  },
  "auth.missing": {
    "section": "5",
    "basis": "stated",
    "says": "All calls require a bearer credential: a find without one is refused.",
    "quote": "All calls require a bearer credential in the header `Authorization: Bearer <token>`",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "auth.query-token": {
    "section": "5",
    "basis": "derived",
    "says": "The bearer credential is required in the header: a find with an access token in the query string alone is refused.",
    "quote": "All calls require a bearer credential in the header `Authorization: Bearer <token>`",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "auth.garbage": {
    "section": "5",
    "basis": "derived",
    "says": "A bearer credential that the service never issued is refused.",
    "quote": "All calls require a bearer credential in the header `Authorization: Bearer <token>`. Two credential forms exist",
    "operations": [
      "find",
      "search",
      "verify",
      "previewFind",
      "previewSearch",
      "getPerson",
      "lookupPeople",
      "getOrganization",
      "updateOrganization",
      "listApiKeys",
      "createApiKey",
      "getApiKey",
      "deleteApiKey",
      "updateApiKey",
      "getServiceAccounts",
      "createServiceAccount",
      "deleteServiceAccount",
      "updateServiceAccountRoles",
      "regenerateSecret",
      "getInvitations",
      "createInvitation",
      "getInvitationDetails",
      "revokeInvitation",
      "resendInvitation",
      "acceptInvitation",
      "declineInvitation",
      "getOrgUsers",
      "addUserAccess",
      "removeUserAccess",
      "updateUserAccess",
      "getUser",
      "getLedgers",
      "createLedger",
      "getLedger",
      "deleteLedger",
      "updateLedger",
      "getContacts",
      "addContacts",
      "searchLedgerContacts",
      "downloadLedgerContacts",
      "bulkDeleteContacts",
      "deleteContact",
      "listImports",
      "searchImportHistory",
      "getImport",
      "deleteImportContacts",
      "downloadImportErrors",
      "getTrackedFields",
      "updateTrackedFields",
      "deleteTrackedFields",
      "listTrackedVersions",
      "getUsage",
      "getSubscriptions"
    ],
    "effect": "none"
  },
  "auth.tampered": {
    "section": "5",
    "basis": "derived",
    "says": "An access token with one character altered is refused.",
    "quote": "Obtained from the session endpoint",
    "operations": [
      "find",
      "search",
      "verify",
      "previewFind",
      "previewSearch",
      "getPerson",
      "lookupPeople",
      "getOrganization",
      "updateOrganization",
      "listApiKeys",
      "createApiKey",
      "getApiKey",
      "deleteApiKey",
      "updateApiKey",
      "getServiceAccounts",
      "createServiceAccount",
      "deleteServiceAccount",
      "updateServiceAccountRoles",
      "regenerateSecret",
      "getInvitations",
      "createInvitation",
      "getInvitationDetails",
      "revokeInvitation",
      "resendInvitation",
      "acceptInvitation",
      "declineInvitation",
      "getOrgUsers",
      "addUserAccess",
      "removeUserAccess",
      "updateUserAccess",
      "getUser",
      "getLedgers",
      "createLedger",
      "getLedger",
      "deleteLedger",
      "updateLedger",
      "getContacts",
      "addContacts",
      "searchLedgerContacts",
      "downloadLedgerContacts",
      "bulkDeleteContacts",
      "deleteContact",
      "listImports",
      "searchImportHistory",
      "getImport",
      "deleteImportContacts",
      "downloadImportErrors",
      "getTrackedFields",
      "updateTrackedFields",
      "deleteTrackedFields",
      "listTrackedVersions",
      "getUsage",
      "getSubscriptions"
    ],
    "effect": "none"
  },
  "auth.empty-bearer": {
    "section": "5",
    "basis": "stated",
    "says": "An `Authorization` header of `Bearer` with no token is refused.",
    "quote": "All calls require a bearer credential in the header `Authorization: Bearer <token>`",
    "operations": [
      "find",
      "search",
      "verify",
      "previewFind",
      "previewSearch",
      "getPerson",
      "lookupPeople",
      "getOrganization",
      "updateOrganization",
      "listApiKeys",
      "createApiKey",
      "getApiKey",
      "deleteApiKey",
      "updateApiKey",
      "getServiceAccounts",
      "createServiceAccount",
      "deleteServiceAccount",
      "updateServiceAccountRoles",
      "regenerateSecret",
      "getInvitations",
      "createInvitation",
      "getInvitationDetails",
      "revokeInvitation",
      "resendInvitation",
      "acceptInvitation",
      "declineInvitation",
      "getOrgUsers",
      "addUserAccess",
      "removeUserAccess",
      "updateUserAccess",
      "getUser",
      "getLedgers",
      "createLedger",
      "getLedger",
      "deleteLedger",
      "updateLedger",
      "getContacts",
      "addContacts",
      "searchLedgerContacts",
      "downloadLedgerContacts",
      "bulkDeleteContacts",
      "deleteContact",
      "listImports",
      "searchImportHistory",
      "getImport",
      "deleteImportContacts",
      "downloadImportErrors",
      "getTrackedFields",
      "updateTrackedFields",
      "deleteTrackedFields",
      "listTrackedVersions",
      "getUsage",
      "getSubscriptions"
    ],
    "effect": "none"
  },
  "auth.none-alg": {
    "section": "5",
    "basis": "derived",
    "says": "Access tokens come from the session endpoint, so one rewritten with the same claims and no signature is refused.",
    "quote": "Obtained from the session endpoint",
    "operations": [
      "find",
      "search",
      "verify",
      "previewFind",
      "previewSearch",
      "getPerson",
      "lookupPeople",
      "getOrganization",
      "updateOrganization",
      "listApiKeys",
      "createApiKey",
      "getApiKey",
      "deleteApiKey",
      "updateApiKey",
      "getServiceAccounts",
      "createServiceAccount",
      "deleteServiceAccount",
      "updateServiceAccountRoles",
      "regenerateSecret",
      "getInvitations",
      "createInvitation",
      "getInvitationDetails",
      "revokeInvitation",
      "resendInvitation",
      "acceptInvitation",
      "declineInvitation",
      "getOrgUsers",
      "addUserAccess",
      "removeUserAccess",
      "updateUserAccess",
      "getUser",
      "getLedgers",
      "createLedger",
      "getLedger",
      "deleteLedger",
      "updateLedger",
      "getContacts",
      "addContacts",
      "searchLedgerContacts",
      "downloadLedgerContacts",
      "bulkDeleteContacts",
      "deleteContact",
      "listImports",
      "searchImportHistory",
      "getImport",
      "deleteImportContacts",
      "downloadImportErrors",
      "getTrackedFields",
      "updateTrackedFields",
      "deleteTrackedFields",
      "listTrackedVersions",
      "getUsage",
      "getSubscriptions"
    ],
    "effect": "none"
  },
  "auth.no-data-on-fail": {
    "section": "5 rule 5, 7",
    "basis": "derived",
    "says": "A refused find returns neither `matches` nor people.",
    "quote": "the caller (user or service account) must hold it on the organization or the call does not succeed",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "auth.key-same-header": {
    "section": "5",
    "basis": "stated",
    "says": "An API key is sent as `Authorization: Bearer <API_KEY>`: a key refused as Bearer is not accepted in another header.",
    "quote": "Sent the same way, as `Authorization: Bearer <API_KEY>`",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "auth.role-on-org": {
    "section": "5 rule 5",
    "basis": "stated",
    "says": "The caller must hold the role on the organization: a token without a role on the organization in the path is refused.",
    "quote": "the caller (user or service account) must hold it on the organization or the call does not succeed",
    "operations": [
      "find",
      "search",
      "verify",
      "previewFind",
      "previewSearch",
      "getPerson",
      "lookupPeople",
      "getOrganization",
      "updateOrganization",
      "listApiKeys",
      "createApiKey",
      "getApiKey",
      "deleteApiKey",
      "updateApiKey",
      "getServiceAccounts",
      "createServiceAccount",
      "deleteServiceAccount",
      "updateServiceAccountRoles",
      "regenerateSecret",
      "getInvitations",
      "createInvitation",
      "getInvitationDetails",
      "revokeInvitation",
      "resendInvitation",
      "getOrgUsers",
      "addUserAccess",
      "removeUserAccess",
      "updateUserAccess",
      "getLedgers",
      "createLedger",
      "getLedger",
      "deleteLedger",
      "updateLedger",
      "getContacts",
      "addContacts",
      "searchLedgerContacts",
      "downloadLedgerContacts",
      "bulkDeleteContacts",
      "deleteContact",
      "listImports",
      "searchImportHistory",
      "getImport",
      "deleteImportContacts",
      "downloadImportErrors",
      "getTrackedFields",
      "updateTrackedFields",
      "deleteTrackedFields",
      "listTrackedVersions",
      "getUsage",
      "getSubscriptions"
    ],
    "effect": "none"
  },
  "auth.unknown-org": {
    "section": "5 rule 5, 7",
    "basis": "derived",
    "says": "Nobody holds a role on an unknown organization: a call under a random `org_id` is refused.",
    "quote": "the caller (user or service account) must hold it on the organization or the call does not succeed",
    "operations": [
      "find",
      "search",
      "verify",
      "previewFind",
      "previewSearch",
      "getPerson",
      "lookupPeople",
      "getOrganization",
      "updateOrganization",
      "listApiKeys",
      "createApiKey",
      "getApiKey",
      "deleteApiKey",
      "updateApiKey",
      "getServiceAccounts",
      "createServiceAccount",
      "deleteServiceAccount",
      "updateServiceAccountRoles",
      "regenerateSecret",
      "getInvitations",
      "createInvitation",
      "getInvitationDetails",
      "revokeInvitation",
      "resendInvitation",
      "getOrgUsers",
      "addUserAccess",
      "removeUserAccess",
      "updateUserAccess",
      "getLedgers",
      "createLedger",
      "getLedger",
      "deleteLedger",
      "updateLedger",
      "getContacts",
      "addContacts",
      "searchLedgerContacts",
      "downloadLedgerContacts",
      "bulkDeleteContacts",
      "deleteContact",
      "listImports",
      "searchImportHistory",
      "getImport",
      "deleteImportContacts",
      "downloadImportErrors",
      "getTrackedFields",
      "updateTrackedFields",
      "deleteTrackedFields",
      "listTrackedVersions",
      "getUsage",
      "getSubscriptions"
    ],
    "effect": "none"
  },
  "usage.current": {
    "section": "4.3",
    "basis": "stated",
    "says": "The usage of an organization is answered with records of the current billing period.",
    "quote": "Current billing period records",
    "operations": [
      "getUsage"
    ],
    "effect": "none"
  },
  "usage.group-org": {
    "section": "4.3",
    "basis": "stated",
    "says": "Usage is grouped by organization on request.",
    "quote": "group by org or principal",
    "operations": [
      "getUsage"
    ],
    "effect": "none"
  },
  "usage.group-principal": {
    "section": "4.3",
    "basis": "derived",
    "says": "Usage is grouped by principal on request: whoever called is among them.",
    "quote": "group by org or principal",
    "operations": [
      "getUsage"
    ],
    "effect": "none"
  },
  "usage.sum": {
    "section": "4.3",
    "basis": "derived",
    "says": "What the principals used adds up to what the organization used.",
    "quote": "group by org or principal",
    "operations": [
      "getUsage"
    ],
    "effect": "none"
  },
  "usage.history": {
    "section": "4.3",
    "basis": "stated",
    "says": "History is optional: asked for, it adds earlier records to those of the current billing period.",
    "quote": "Current billing period records; group by org or principal; optional history",
    "operations": [
      "getUsage"
    ],
    "effect": "none"
  },
  "usage.monotone": {
    "section": "4.3",
    "basis": "derived",
    "says": "Usage never falls within a billing period.",
    "quote": "Current billing period records",
    "operations": [
      "getUsage"
    ],
    "effect": "none"
  },
  "usage.org-isolation": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "says": "A caller without a role on an organization does not get its usage.",
    "quote": "the caller (user or service account) must hold it on the organization or the call does not succeed",
    "operations": [
      "getUsage"
    ],
    "effect": "none"
  },
  "subs.active-default": {
    "section": "4.3",
    "basis": "stated",
    "says": "Subscriptions are active ones by default.",
    "quote": "Active by default",
    "operations": [
      "getSubscriptions"
    ],
    "effect": "none"
  },
  "subs.include-expired": {
    "section": "4.3",
    "basis": "stated",
    "says": "`include_expired` adds past subscriptions to the active ones.",
    "quote": "Active by default; parameter `include_expired` adds past ones",
    "operations": [
      "getSubscriptions"
    ],
    "effect": "none"
  },
  "contacts.view-full": {
    "section": "4.3",
    "basis": "stated",
    "says": "The full view of the contacts returns their data.",
    "quote": "parameter `view` switches full data and count-only",
    "operations": [
      "getContacts"
    ],
    "effect": "none"
  },
  "contacts.view-count": {
    "section": "4.3",
    "basis": "stated",
    "says": "The count-only view of the contacts returns how many there are, and none of them.",
    "quote": "parameter `view` switches full data and count-only",
    "operations": [
      "getContacts"
    ],
    "effect": "none"
  },
  "contacts.sort": {
    "section": "4.3",
    "basis": "stated",
    "says": "Contacts come in the order that is asked for, ascending or descending.",
    "quote": "Get contacts | Sorting, token-based paging",
    "operations": [
      "getContacts"
    ],
    "effect": "none"
  },
  "contacts.token-paging": {
    "section": "4.3",
    "basis": "stated",
    "says": "The pages that tokens lead to hold every contact of the ledger once.",
    "quote": "Get contacts | Sorting, token-based paging",
    "operations": [
      "getContacts"
    ],
    "effect": "none"
  },
  "contacts.search-exact": {
    "section": "4.3",
    "basis": "stated",
    "says": "An exact filter finds those contacts, and no others, whose field has the value.",
    "quote": "Field-level filters (fuzzy, exact, exists)",
    "operations": [
      "searchLedgerContacts"
    ],
    "effect": "write"
  },
  "contacts.search-fuzzy": {
    "section": "4.3",
    "basis": "derived",
    "says": "A fuzzy filter finds every contact that the exact one with the same value finds.",
    "quote": "Field-level filters (fuzzy, exact, exists)",
    "operations": [
      "searchLedgerContacts"
    ],
    "effect": "write"
  },
  "contacts.search-exists": {
    "section": "4.3",
    "basis": "stated",
    "says": "An exists filter finds those contacts, and no others, that have the field.",
    "quote": "Field-level filters (fuzzy, exact, exists)",
    "operations": [
      "searchLedgerContacts"
    ],
    "effect": "write"
  },
  "contacts.search-sort-page": {
    "section": "4.3",
    "basis": "stated",
    "says": "A search of contacts is sorted as asked, and the pages that tokens lead to hold every contact it finds once.",
    "quote": "Field-level filters (fuzzy, exact, exists), sorting, token paging",
    "operations": [
      "searchLedgerContacts"
    ],
    "effect": "write"
  },
  "contacts.search-csv": {
    "section": "4.3",
    "basis": "stated",
    "says": "The CSV variant of a search has the contacts that its JSON variant has.",
    "quote": "JSON output; a CSV variant exists",
    "operations": [
      "downloadLedgerContacts",
      "searchLedgerContacts"
    ],
    "effect": "write"
  },
  "contacts.delete-by-id": {
    "section": "4.3",
    "basis": "stated",
    "says": "Deleting by an ID that starts with a contact-ID prefix removes the contact with that contact ID, and no other.",
    "quote": "An ID starting with the contact-ID prefixes is matched as a contact ID",
    "operations": [
      "deleteContact",
      "getContacts"
    ],
    "effect": "destroy"
  },
  "contacts.delete-by-ref": {
    "section": "4.3",
    "basis": "stated",
    "says": "Deleting by any other value removes the contact with that customer reference ID, and no other.",
    "quote": "any other value as a customer reference ID",
    "operations": [
      "deleteContact",
      "getContacts"
    ],
    "effect": "destroy"
  },
  "contacts.bulk-delete-ids": {
    "section": "4.3",
    "basis": "stated",
    "says": "Bulk deletion by contact ID removes these contacts and returns rows removed.",
    "quote": "By contact ID and/or customer reference ID; returns rows removed",
    "operations": [
      "bulkDeleteContacts",
      "getContacts"
    ],
    "effect": "destroy"
  },
  "contacts.bulk-delete-refs": {
    "section": "4.3",
    "basis": "stated",
    "says": "Bulk deletion by customer reference ID removes these contacts and returns rows removed.",
    "quote": "By contact ID and/or customer reference ID; returns rows removed",
    "operations": [
      "bulkDeleteContacts",
      "getContacts"
    ],
    "effect": "destroy"
  },
  "contacts.bulk-delete-mixed": {
    "section": "4.3",
    "basis": "derived",
    "says": "Bulk deletion takes contact IDs and customer reference IDs together; a contact that is named by both is one row removed.",
    "quote": "By contact ID and/or customer reference ID; returns rows removed",
    "operations": [
      "bulkDeleteContacts"
    ],
    "effect": "destroy"
  },
  "contacts.bulk-delete-again": {
    "section": "4.3",
    "basis": "derived",
    "says": "What a bulk deletion removed is gone, so the same one again removes no rows.",
    "quote": "By contact ID and/or customer reference ID; returns rows removed",
    "operations": [
      "bulkDeleteContacts"
    ],
    "effect": "destroy"
  },
  "end.no-token-needed": {
    "section": "4.3",
    "basis": "stated",
    "says": "A session is ended without an access token.",
    "quote": "needs no access token",
    "operations": [
      "createSession",
      "endSession"
    ],
    "effect": "destroy"
  },
  "end.revokes-cookie": {
    "section": "4.3",
    "basis": "stated",
    "says": "Ending a session revokes the refresh token in the cookie.",
    "quote": "Revokes the session behind the refresh-token cookie",
    "operations": [
      "createSession",
      "endSession"
    ],
    "effect": "destroy"
  },
  "end.revokes-body": {
    "section": "4.3",
    "basis": "stated",
    "says": "Ending a session revokes the `refreshToken` in the body, when one is sent.",
    "quote": "Revokes the session behind the refresh-token cookie (and behind a body `refreshToken` when sent)",
    "operations": [
      "createSession",
      "endSession"
    ],
    "effect": "destroy"
  },
  "end.revokes-both": {
    "section": "4.3",
    "basis": "stated",
    "says": "When the cookie and the body belong to two sessions, both of them are revoked.",
    "quote": "Revokes the session behind the refresh-token cookie (and behind a body `refreshToken` when sent)",
    "operations": [
      "createSession",
      "endSession"
    ],
    "effect": "destroy"
  },
  "end.revokes-rotated": {
    "section": "4.3",
    "basis": "stated",
    "says": "Ending a session revokes every refresh token that was rotated from the one that is sent.",
    "quote": "with every refresh token rotated from it",
    "operations": [
      "createSession",
      "endSession"
    ],
    "effect": "destroy"
  },
  "end.other-session-lives": {
    "section": "4.3",
    "basis": "derived",
    "says": "Ending a session revokes that session, so another one of the same user continues.",
    "quote": "Revokes the session behind the refresh-token cookie",
    "operations": [
      "createSession",
      "endSession"
    ],
    "effect": "destroy"
  },
  "end.clears-cookie": {
    "section": "4.3",
    "basis": "stated",
    "says": "Ending a session clears the refresh-token cookie.",
    "quote": "clears the cookie",
    "operations": [
      "createSession",
      "endSession"
    ],
    "effect": "destroy"
  },
  "end.role-none": {
    "section": "4.3",
    "basis": "stated",
    "says": "Ending a session needs no role on an organization.",
    "quote": "clears the cookie; needs no access token. | none",
    "operations": [
      "createSession",
      "endSession"
    ],
    "effect": "destroy"
  },
  "error.no-secret-echo": {
    "section": "5, 5 rule 2, 7",
    "basis": "derived",
    "says": "A credential is a secret of its holder, so no error repeats a token, secret or password in its body or headers.",
    "quote": "Created by an admin; full value shown only at creation … A service account's client secret is shown only at creation (or regeneration) … Login failed; the sign-in does not return a token",
    "operations": [
      "find",
      "createSession"
    ],
    "effect": "none"
  },
  "error.malformed-json": {
    "section": "4.1, 4.2",
    "basis": "stated",
    "says": "The body of find is JSON, as is that of a service account sign-in: malformed JSON is refused.",
    "quote": "Request body (JSON, content type `application/json`)",
    "operations": [
      "find",
      "createSession"
    ],
    "effect": "none"
  },
  "version.v1-people": {
    "section": "preface, 9",
    "basis": "stated",
    "says": "The base path of the people interface ends in the version segment `v1`.",
    "quote": "`{base_url}` is the base address of the people interface (path ends in the version segment `v1`)",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "version.v1-identity": {
    "section": "preface, 9",
    "basis": "stated",
    "says": "The base path of the identity interface ends in the version segment `v1`.",
    "quote": "`{identity_url}` is the base address of the identity interface (also version `v1`)",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "concurrency.keepalive-mix": {
    "section": "5",
    "basis": "derived",
    "says": "Each call needs its own credential, so on one connection a call without one is refused even after a call with one.",
    "quote": "All calls require a bearer credential in the header `Authorization: Bearer <token>`",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "events.exist": {
    "section": "1, 6",
    "basis": "stated",
    "says": "A change of a tracked field in the data of a contact triggers a change notification.",
    "quote": "a ledger's tracked fields decide which contact data changes trigger them",
    "operations": [
      "updateTrackedFields",
      "addContacts"
    ],
    "effect": "write"
  },
  "events.only-tracked": {
    "section": "1, 6",
    "basis": "stated",
    "says": "The tracked fields decide which changes trigger notifications: a change of a field that is not tracked triggers none.",
    "quote": "a ledger's tracked fields decide which contact data changes trigger them",
    "operations": [
      "updateTrackedFields"
    ],
    "effect": "write"
  },
  "events.about-changed": {
    "section": "1, 6",
    "basis": "derived",
    "says": "A change notification is about the contact that changed, as it is by then, and about no other contact.",
    "quote": "a ledger's tracked fields decide which contact data changes trigger them",
    "operations": [
      "updateTrackedFields",
      "addContacts"
    ],
    "effect": "write"
  },
  "events.not-deleted": {
    "section": "4.3, 6",
    "basis": "derived",
    "says": "A contact that was deleted, alone, with others, with its import or with its ledger, triggers no change notification any more.",
    "quote": "delete removes its contacts",
    "operations": [
      "deleteContact",
      "bulkDeleteContacts",
      "deleteImportContacts",
      "deleteLedger"
    ],
    "effect": "destroy"
  },
  "find.path-post": {
    "section": "4.1",
    "basis": "stated",
    "says": "A POST to {base_url}/{org_id}/find with a valid lookup is answered with 200.",
    "quote": "`POST {base_url}/{org_id}/find`",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.status-200": {
    "section": "4.1",
    "basis": "stated",
    "says": "A find that succeeds is answered with status 200 and no other 2xx.",
    "quote": "Response `200` (JSON)",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.json-response": {
    "section": "4.1",
    "basis": "stated",
    "says": "The body of a 200 answer is a JSON object.",
    "quote": "Response `200` (JSON)",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.matches-array": {
    "section": "4.1",
    "basis": "stated",
    "says": "A 200 answer has `matches`, an array of find match results.",
    "quote": "matches | array of Find match result",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.one-per-input": {
    "section": "4.1 rule 1",
    "basis": "stated",
    "says": "The response `matches` array has one element per input element.",
    "quote": "The response `matches` array has one element per input element",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.index-aligned": {
    "section": "4.1 rule 1",
    "basis": "stated",
    "says": "The element at position i of the response answers the lookup at position i of the request.",
    "quote": "The response `matches` array has one element per input element, at the same index",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.element-object": {
    "section": "2.7, 4.1",
    "basis": "stated",
    "says": "Each element of the response `matches` is an object.",
    "quote": "matches | array of Find match result",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.people-array": {
    "section": "2.7",
    "basis": "stated",
    "says": "`people` of an element is an array of people.",
    "quote": "people | array of (Person + score)",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.found-bool": {
    "section": "2.7",
    "basis": "stated",
    "says": "`found` of an element is a boolean.",
    "quote": "found | boolean",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.found-iff-people": {
    "section": "4.1 rule 3",
    "basis": "stated",
    "says": "`found` is true exactly when the element has at least one hit in `people` (with a `size` of 1 or more, or none sent, and no `confidence`).",
    "quote": "`found` is true exactly when the element has at least one hit",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "covers": [
      "find.found-true-observed"
    ]
  },
  "find.402-shape": {
    "section": "4.1, 7",
    "basis": "stated",
    "says": "A find that requires payment is answered with status 402.",
    "quote": "find | 402 | Payment Required",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.402-no-people": {
    "section": "7",
    "basis": "stated",
    "says": "A 402 answer of find has no body fields described, so nothing in it may be relied on.",
    "quote": "Payment Required. No body fields are described",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "unobservable": "Neither the condition nor the body of 402 is described; it binds whoever reads the answer."
  },
  "person.score-type": {
    "section": "2.1, 2.7",
    "basis": "stated",
    "says": "In find answers each person carries `score`, a number (looked at where no `return_fields` is sent).",
    "quote": "In `find` responses each person additionally carries `score` (number)",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "person.score-finite": {
    "section": "2.1, 2.7",
    "basis": "derived",
    "says": "`score` tells how well a person matches, so it is a finite number.",
    "quote": "`score` (number): how well the person matches the input fields",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.ordered": {
    "section": "4.1",
    "basis": "stated",
    "says": "Each `people` list is ordered, with a `score` per person.",
    "quote": "Each `people` list is ordered with a `score` per person",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "unobservable": "By what a list is ordered is not said (question find.score-order), and every list is in some order."
  },
  "find.max-five": {
    "section": "2.7, 8",
    "basis": "stated",
    "says": "An element's `people` holds at most 5 people, whatever was asked.",
    "quote": "People per find match | max 5 | find",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.at-most-size": {
    "section": "4.1 rule 2",
    "basis": "stated",
    "says": "Each element's `people` holds at most `size` people.",
    "quote": "Each element's `people` holds at most `size` people",
    "operations": [
      "find"
    ],
    "effect": "spend",
    "covers": [
      "find.size-1",
      "find.size-2",
      "find.size-3",
      "find.size-4",
      "find.size-5"
    ]
  },
  "find.size-default-5": {
    "section": "4.1, 8",
    "basis": "stated",
    "says": "The default of `size` is 5: without it the answer is the same as with `size` 5.",
    "quote": "`size` (hits per match) | max 5, default 5",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.size-per-match": {
    "section": "4.1",
    "basis": "stated",
    "says": "`size` counts hits per match, not in total: each of several lookups may have as many as `size` people.",
    "quote": "size | integer | Hits per match",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.size-over-5": {
    "section": "4.1, 8",
    "basis": "stated",
    "says": "The maximum of `size` is 5: a greater value never brings more than 5 people in an element.",
    "quote": "size | integer | Hits per match. Maximum 5; default 5",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.hundred-accepted": {
    "section": "4.1, 8",
    "basis": "stated",
    "says": "A request of 100 lookups is accepted and answered with 100 elements.",
    "quote": "Max 100 items. Each item is one lookup",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.over-hundred": {
    "section": "4.1, 8",
    "basis": "stated",
    "says": "`matches` has at most 100 items: 101 lookups are never answered as 101.",
    "quote": "Max 100 items. Each item is one lookup",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "find.empty-matches": {
    "section": "4.1, 4.1 rule 1",
    "basis": "stated",
    "says": "An empty `matches` array, when answered with 200, gets no elements.",
    "quote": "The response `matches` array has one element per input element",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "find.org-path-required": {
    "section": "4.1",
    "basis": "stated",
    "says": "`org_id` is required in the path: a find without it is not answered with 200.",
    "quote": "`org_id` (string, required) is the organization ID",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "find.body-not-json": {
    "section": "4.1",
    "basis": "stated",
    "says": "The request body is JSON: a body that is not JSON is not answered with 200.",
    "quote": "Request body (JSON, content type `application/json`)",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "find.field-name": {
    "section": "4.1",
    "basis": "stated",
    "says": "`name` is accepted as `field_name`.",
    "quote": "One of `name`, `title`, `linkedin`, `company.name`, `company.linkedin`, `email_address`, `company.ticker`, `company.domain`, `education.school`",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-title": {
    "section": "4.1",
    "basis": "stated",
    "says": "`title` is accepted as `field_name`.",
    "quote": "One of `name`, `title`, `linkedin`, `company.name`, `company.linkedin`, `email_address`, `company.ticker`, `company.domain`, `education.school`",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-linkedin": {
    "section": "4.1",
    "basis": "stated",
    "says": "`linkedin` is accepted as `field_name`.",
    "quote": "One of `name`, `title`, `linkedin`, `company.name`, `company.linkedin`, `email_address`, `company.ticker`, `company.domain`, `education.school`",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-company.name": {
    "section": "4.1",
    "basis": "stated",
    "says": "`company.name` is accepted as `field_name`.",
    "quote": "One of `name`, `title`, `linkedin`, `company.name`, `company.linkedin`, `email_address`, `company.ticker`, `company.domain`, `education.school`",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-company.linkedin": {
    "section": "4.1",
    "basis": "stated",
    "says": "`company.linkedin` is accepted as `field_name`.",
    "quote": "One of `name`, `title`, `linkedin`, `company.name`, `company.linkedin`, `email_address`, `company.ticker`, `company.domain`, `education.school`",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-email_address": {
    "section": "4.1",
    "basis": "stated",
    "says": "`email_address` is accepted as `field_name`.",
    "quote": "One of `name`, `title`, `linkedin`, `company.name`, `company.linkedin`, `email_address`, `company.ticker`, `company.domain`, `education.school`",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-company.ticker": {
    "section": "4.1",
    "basis": "stated",
    "says": "`company.ticker` is accepted as `field_name`.",
    "quote": "One of `name`, `title`, `linkedin`, `company.name`, `company.linkedin`, `email_address`, `company.ticker`, `company.domain`, `education.school`",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-company.domain": {
    "section": "4.1",
    "basis": "stated",
    "says": "`company.domain` is accepted as `field_name`.",
    "quote": "One of `name`, `title`, `linkedin`, `company.name`, `company.linkedin`, `email_address`, `company.ticker`, `company.domain`, `education.school`",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-education.school": {
    "section": "4.1",
    "basis": "stated",
    "says": "`education.school` is accepted as `field_name`.",
    "quote": "One of `name`, `title`, `linkedin`, `company.name`, `company.linkedin`, `email_address`, `company.ticker`, `company.domain`, `education.school`",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.field-all-nine": {
    "section": "4.1",
    "basis": "stated",
    "says": "One lookup may carry all nine criteria: send as many as are available.",
    "quote": "The criteria of one lookup. Send as many as are available",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.matches-type": {
    "section": "4.1",
    "basis": "stated",
    "says": "`matches` is an array: anything else is never answered as if it were lookups.",
    "quote": "matches | array of object",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "find.fields-type": {
    "section": "4.1",
    "basis": "stated",
    "says": "`matches[].fields` is an array: anything else is never answered as if it were criteria.",
    "quote": "matches[].fields | array of object",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "find.return-fields-type": {
    "section": "4.1",
    "basis": "stated",
    "says": "`return_fields` is an array of string: an array of strings is accepted.",
    "quote": "return_fields | array of string | Optional",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.return-fields-optional": {
    "section": "4.1",
    "basis": "stated",
    "says": "`return_fields` is optional: a request without it is answered.",
    "quote": "return_fields | array of string | Optional",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.confidence-optional": {
    "section": "4.1",
    "basis": "stated",
    "says": "`confidence` is optional: a request without it is answered.",
    "quote": "confidence | string | Optional",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.unicode-terms": {
    "section": "4.1",
    "basis": "derived",
    "says": "`search_term` is a JSON string, so any Unicode text is accepted: accents, other scripts, right-to-left text, emoji.",
    "quote": "matches[].fields[].search_term | string | The value to match for that field",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "contacts.add-import": {
    "section": "4.3",
    "basis": "stated",
    "says": "Adding contacts creates an import batch.",
    "quote": "Creates an import batch and starts enrichment",
    "operations": [
      "addContacts",
      "listImports",
      "getImport"
    ],
    "effect": "write"
  },
  "contacts.add-enrichment": {
    "section": "4.3",
    "basis": "stated",
    "says": "Adding contacts starts enrichment.",
    "quote": "Creates an import batch and starts enrichment",
    "operations": [
      "addContacts",
      "getImport"
    ],
    "effect": "write",
    "unobservable": "What enrichment does to a contact, and how soon, is not said: a contact that is as it was sent may be enriched."
  },
  "contacts.add-visible": {
    "section": "1, 4.3",
    "basis": "derived",
    "says": "Contacts that were added can be retrieved once their import is completed.",
    "quote": "It manages tracked contact lists called ledgers and the contact imports into them",
    "operations": [
      "addContacts",
      "getContacts"
    ],
    "effect": "write"
  },
  "contacts.dup-existing": {
    "section": "4.3",
    "basis": "stated",
    "says": "A contact whose `reference_id` the ledger has already is skipped, and the contact that was there stays as it was.",
    "quote": "duplicates (same `reference_id`) are skipped",
    "operations": [
      "addContacts",
      "getContacts"
    ],
    "effect": "write"
  },
  "contacts.dup-in-batch": {
    "section": "4.3",
    "basis": "stated",
    "says": "Of contacts with the same `reference_id` in one call only one is added.",
    "quote": "duplicates (same `reference_id`) are skipped",
    "operations": [
      "addContacts",
      "getContacts"
    ],
    "effect": "write"
  },
  "contacts.dup-no-error": {
    "section": "4.3",
    "basis": "derived",
    "says": "A duplicate is skipped, so that the other contacts of the call are added all the same.",
    "quote": "duplicates (same `reference_id`) are skipped",
    "operations": [
      "addContacts",
      "getContacts"
    ],
    "effect": "write"
  },
  "contacts.ident-linkedin": {
    "section": "4.3",
    "basis": "stated",
    "says": "A contact with `linkedin` alone is added.",
    "quote": "each contact needs at least one of `linkedin`, `email_address`, `name`",
    "operations": [
      "addContacts",
      "getContacts"
    ],
    "effect": "write"
  },
  "contacts.ident-email": {
    "section": "4.3",
    "basis": "stated",
    "says": "A contact with `email_address` alone is added.",
    "quote": "each contact needs at least one of `linkedin`, `email_address`, `name`",
    "operations": [
      "addContacts",
      "getContacts"
    ],
    "effect": "write"
  },
  "contacts.ident-name": {
    "section": "4.3",
    "basis": "stated",
    "says": "A contact with `name` alone is added.",
    "quote": "each contact needs at least one of `linkedin`, `email_address`, `name`",
    "operations": [
      "addContacts",
      "getContacts"
    ],
    "effect": "write"
  },
  "contacts.ident-none": {
    "section": "4.3",
    "basis": "stated",
    "says": "A contact with none of `linkedin`, `email_address` and `name` is not added.",
    "quote": "each contact needs at least one of `linkedin`, `email_address`, `name`",
    "operations": [
      "addContacts",
      "getContacts"
    ],
    "effect": "write"
  },
  "imports.list": {
    "section": "4.3",
    "basis": "stated",
    "says": "The list of imports has every import batch of the ledger.",
    "quote": "List ledger imports | Import batches",
    "operations": [
      "addContacts",
      "listImports"
    ],
    "effect": "write"
  },
  "imports.filter-filename": {
    "section": "4.3",
    "basis": "stated",
    "says": "The filter by file name returns only imports of such a file.",
    "quote": "filter by filename, status, import type",
    "operations": [
      "listImports"
    ],
    "effect": "none"
  },
  "imports.filter-status": {
    "section": "4.3",
    "basis": "stated",
    "says": "The filter by status returns the imports with that status, and no others.",
    "quote": "filter by filename, status, import type",
    "operations": [
      "listImports"
    ],
    "effect": "none"
  },
  "imports.filter-type": {
    "section": "4.3",
    "basis": "stated",
    "says": "The filter by import type returns the imports of that type, and no others.",
    "quote": "filter by filename, status, import type",
    "operations": [
      "listImports"
    ],
    "effect": "none"
  },
  "imports.sort": {
    "section": "4.3",
    "basis": "stated",
    "says": "The list of imports is sorted as asked.",
    "quote": "filter by filename, status, import type; sorting; limit/offset paging",
    "operations": [
      "listImports"
    ],
    "effect": "none"
  },
  "imports.page": {
    "section": "4.3",
    "basis": "stated",
    "says": "Pages of imports by limit and offset do not overlap, and together are the whole list.",
    "quote": "filter by filename, status, import type; sorting; limit/offset paging",
    "operations": [
      "listImports"
    ],
    "effect": "none"
  },
  "imports.limit-respected": {
    "section": "4.3",
    "basis": "derived",
    "says": "A page has at most as many imports as its limit.",
    "quote": "filter by filename, status, import type; sorting; limit/offset paging",
    "operations": [
      "listImports",
      "searchImportHistory"
    ],
    "effect": "none"
  },
  "imports.get": {
    "section": "4.3",
    "basis": "stated",
    "says": "An import shows its status and contact counts.",
    "quote": "Status and contact counts",
    "operations": [
      "getImport"
    ],
    "effect": "write"
  },
  "imports.status-values": {
    "section": "3",
    "basis": "stated",
    "says": "`processing` and `completed` are statuses of an import, spelled exactly so.",
    "quote": "Ledger import status | `processing`, `completed`",
    "operations": [
      "getImport",
      "listImports"
    ],
    "effect": "none"
  },
  "imports.history-range": {
    "section": "4.3",
    "basis": "stated",
    "says": "The import history within a range of dates has the imports created within it, and none where the range lies before or after them.",
    "quote": "Date-range filter; limit/offset paging",
    "operations": [
      "searchImportHistory"
    ],
    "effect": "write"
  },
  "imports.history-page": {
    "section": "4.3",
    "basis": "stated",
    "says": "Pages of the import history by limit and offset do not overlap, and together are the whole history.",
    "quote": "Date-range filter; limit/offset paging",
    "operations": [
      "searchImportHistory"
    ],
    "effect": "none"
  },
  "imports.history-split": {
    "section": "4.3",
    "basis": "derived",
    "says": "The two halves of a range of dates together have the imports of the whole range.",
    "quote": "Date-range filter; limit/offset paging",
    "operations": [
      "searchImportHistory"
    ],
    "effect": "none"
  },
  "imports.delete-completed": {
    "section": "3 rule 3, 4.3",
    "basis": "stated",
    "says": "The contacts of a completed import can be deleted; other contacts stay.",
    "quote": "Deleting the contacts created by an import requires the import to be in `processing` or `completed`",
    "operations": [
      "deleteImportContacts",
      "getContacts"
    ],
    "effect": "destroy"
  },
  "imports.delete-processing": {
    "section": "3 rule 3, 4.3",
    "basis": "stated",
    "says": "The contacts of an import that is being processed can be deleted.",
    "quote": "Deleting the contacts created by an import requires the import to be in `processing` or `completed`",
    "operations": [
      "deleteImportContacts"
    ],
    "effect": "destroy"
  },
  "imports.delete-other-state": {
    "section": "3 rule 3, 4.3",
    "basis": "stated",
    "says": "Deleting the contacts of an import that is neither `processing` nor `completed` is refused.",
    "quote": "Deleting the contacts created by an import requires the import to be in `processing` or `completed`",
    "operations": [
      "deleteImportContacts"
    ],
    "effect": "write"
  },
  "imports.delete-only-own": {
    "section": "4.3",
    "basis": "derived",
    "says": "Deleting the contacts of an import leaves a contact that the import skipped as a duplicate.",
    "quote": "Delete contacts imported by an import",
    "operations": [
      "deleteImportContacts",
      "getContacts"
    ],
    "effect": "destroy"
  },
  "imports.errors-csv": {
    "section": "4.3",
    "basis": "stated",
    "says": "The errors of an import are a CSV with one line per failed row.",
    "quote": "CSV of failed rows",
    "operations": [
      "downloadImportErrors"
    ],
    "effect": "write"
  },
  "imports.errors-only-failed": {
    "section": "4.3",
    "basis": "derived",
    "says": "A row that became a contact is not among the errors of its import.",
    "quote": "CSV of failed rows",
    "operations": [
      "downloadImportErrors"
    ],
    "effect": "write"
  },
  "invite.create": {
    "section": "4.3",
    "basis": "derived",
    "says": "A user is invited by email; the new invitation is neither accepted, declined nor expired.",
    "quote": "Invite a user; locked to the invited email; expires in 2 weeks if not accepted or declined",
    "operations": [
      "createInvitation"
    ],
    "effect": "write"
  },
  "invite.create-listed": {
    "section": "4.3",
    "basis": "stated",
    "says": "An invitation is among the invitations of the organization, and stays there when it is accepted or declined.",
    "quote": "All invitations of the org",
    "operations": [
      "createInvitation",
      "getInvitations"
    ],
    "effect": "write"
  },
  "invite.expires-2w": {
    "section": "4.3, 8",
    "basis": "stated",
    "says": "An invitation expires 2 weeks after it was created, unless it is accepted or declined.",
    "quote": "expires in 2 weeks if not accepted or declined",
    "operations": [
      "createInvitation",
      "getInvitationDetails"
    ],
    "effect": "write"
  },
  "invite.email-locked": {
    "section": "4.3",
    "basis": "stated",
    "says": "An invitation is locked to the invited email; a user with another email cannot accept it.",
    "quote": "locked to the invited email",
    "operations": [
      "createInvitation",
      "acceptInvitation"
    ],
    "effect": "write"
  },
  "invite.filter-status": {
    "section": "4.3",
    "basis": "stated",
    "says": "The filter `status` returns only invitations of that status, and each of them.",
    "quote": "All invitations of the org; filter `status`",
    "operations": [
      "getInvitations"
    ],
    "effect": "write"
  },
  "invite.filter-partition": {
    "section": "4.3",
    "basis": "derived",
    "says": "Every invitation has one status: the invitations filtered by each status are, together, all invitations.",
    "quote": "All invitations of the org; filter `status`",
    "operations": [
      "getInvitations"
    ],
    "effect": "none"
  },
  "invite.org-only": {
    "section": "4.3",
    "basis": "stated",
    "says": "Only invitations of the organization are returned.",
    "quote": "All invitations of the org",
    "operations": [
      "getInvitations"
    ],
    "effect": "none"
  },
  "invite.details": {
    "section": "4.3",
    "basis": "stated",
    "says": "The details of an invitation give its status and expiration date, the same as the list.",
    "quote": "Status and expiration date",
    "operations": [
      "getInvitationDetails",
      "getInvitations"
    ],
    "effect": "write"
  },
  "invite.details-invitee": {
    "section": "4.3",
    "basis": "stated",
    "says": "The invitee may get the details of the invitation.",
    "quote": "Status and expiration date. | admin of the org, and the invitee",
    "operations": [
      "getInvitationDetails"
    ],
    "effect": "write"
  },
  "invite.details-stranger": {
    "section": "4.3",
    "basis": "stated",
    "says": "Whoever is neither admin of the organization nor the invitee does not get the details of an invitation.",
    "quote": "Status and expiration date. | admin of the org, and the invitee",
    "operations": [
      "getInvitationDetails"
    ],
    "effect": "write"
  },
  "invite.accept": {
    "section": "3, 4.3",
    "basis": "derived",
    "says": "An invitation invites a user, so that the invitee who accepts it is among the users of the organization from then on; accepted is another outcome than pending.",
    "quote": "also accepted and declined outcomes exist",
    "operations": [
      "acceptInvitation",
      "getOrgUsers",
      "getInvitationDetails"
    ],
    "effect": "destroy"
  },
  "invite.decline": {
    "section": "3, 4.3",
    "basis": "derived",
    "says": "Declined is another outcome than pending, and than accepted: the invitee who declines is not among the users of the organization.",
    "quote": "also accepted and declined outcomes exist",
    "operations": [
      "declineInvitation",
      "getOrgUsers",
      "getInvitationDetails"
    ],
    "effect": "destroy"
  },
  "invite.accept-only-invitee": {
    "section": "4.3",
    "basis": "stated",
    "says": "Nobody but the invitee can accept or decline an invitation, not even an admin of the organization.",
    "quote": "Called only by the invitee",
    "operations": [
      "acceptInvitation",
      "declineInvitation"
    ],
    "effect": "write"
  },
  "invite.revoke-pending": {
    "section": "4.3, 3 rule 1",
    "basis": "stated",
    "says": "A pending invitation can be revoked, and is no longer pending then.",
    "quote": "Revoking an invitation applies to an invitation in `pending` status",
    "operations": [
      "revokeInvitation",
      "getInvitations"
    ],
    "effect": "write"
  },
  "invite.revoke-twice": {
    "section": "4.3, 3 rule 1",
    "basis": "stated",
    "says": "An invitation that was revoked cannot be revoked again.",
    "quote": "Revoking an invitation applies to an invitation in `pending` status",
    "operations": [
      "revokeInvitation"
    ],
    "effect": "write"
  },
  "invite.revoke-accepted": {
    "section": "4.3, 3 rule 1",
    "basis": "stated",
    "says": "An invitation that was accepted cannot be revoked; the invitee keeps the access.",
    "quote": "Revoking an invitation applies to an invitation in `pending` status",
    "operations": [
      "revokeInvitation",
      "acceptInvitation"
    ],
    "effect": "destroy"
  },
  "invite.revoke-declined": {
    "section": "4.3, 3 rule 1",
    "basis": "stated",
    "says": "An invitation that was declined cannot be revoked.",
    "quote": "Revoking an invitation applies to an invitation in `pending` status",
    "operations": [
      "revokeInvitation",
      "declineInvitation"
    ],
    "effect": "destroy"
  },
  "invite.revoke-expired": {
    "section": "4.3, 3 rule 1",
    "basis": "stated",
    "says": "An invitation that has expired cannot be revoked.",
    "quote": "Revoking an invitation applies to an invitation in `pending` status",
    "operations": [
      "revokeInvitation"
    ],
    "effect": "write"
  },
  "invite.revoked-not-acceptable": {
    "section": "4.3, 3",
    "basis": "derived",
    "says": "An invitation that was revoked cannot be accepted.",
    "quote": "Revoke invitation | Only for `pending`",
    "operations": [
      "revokeInvitation",
      "acceptInvitation"
    ],
    "effect": "write"
  },
  "invite.resend-pending": {
    "section": "4.3, 3 rule 2",
    "basis": "stated",
    "says": "A pending invitation can be sent again.",
    "quote": "Resending an invitation applies to a `pending` or `expired` invitation and resets its expiration timer",
    "operations": [
      "resendInvitation"
    ],
    "effect": "write"
  },
  "invite.resend-resets": {
    "section": "4.3, 3 rule 2",
    "basis": "stated",
    "says": "Sending an invitation again resets its expiration to 2 weeks from then.",
    "quote": "Resending an invitation applies to a `pending` or `expired` invitation and resets its expiration timer",
    "operations": [
      "resendInvitation",
      "getInvitationDetails",
      "getInvitations"
    ],
    "effect": "write"
  },
  "invite.resend-expired": {
    "section": "4.3, 3 rule 2",
    "basis": "stated",
    "says": "An invitation that has expired can be sent again, and its expiration is in the future then.",
    "quote": "Resending an invitation applies to a `pending` or `expired` invitation and resets its expiration timer",
    "operations": [
      "resendInvitation"
    ],
    "effect": "write"
  },
  "invite.resend-revoked": {
    "section": "4.3, 3 rule 2",
    "basis": "stated",
    "says": "An invitation that was revoked cannot be sent again.",
    "quote": "Resending an invitation applies to a `pending` or `expired` invitation and resets its expiration timer",
    "operations": [
      "resendInvitation",
      "revokeInvitation"
    ],
    "effect": "write"
  },
  "invite.resend-accepted": {
    "section": "4.3, 3 rule 2",
    "basis": "stated",
    "says": "An invitation that was accepted cannot be sent again.",
    "quote": "Resending an invitation applies to a `pending` or `expired` invitation and resets its expiration timer",
    "operations": [
      "resendInvitation",
      "acceptInvitation"
    ],
    "effect": "destroy"
  },
  "invite.expired-status": {
    "section": "4.3, 3",
    "basis": "derived",
    "says": "An invitation that was neither accepted nor declined in 2 weeks has the status `expired`.",
    "quote": "expires in 2 weeks if not accepted or declined",
    "operations": [
      "getInvitationDetails",
      "getInvitations"
    ],
    "effect": "none"
  },
  "invite.expired-not-acceptable": {
    "section": "4.3, 3",
    "basis": "derived",
    "says": "An invitation that has expired cannot be accepted.",
    "quote": "expires in 2 weeks if not accepted or declined",
    "operations": [
      "acceptInvitation"
    ],
    "effect": "write"
  },
  "ledger.create": {
    "section": "4.3",
    "basis": "stated",
    "says": "An editor creates a ledger under the caller's organization; it has the name and the description that were sent, and it is listed.",
    "quote": "Create under the caller's org",
    "operations": [
      "createLedger",
      "getLedger",
      "getLedgers"
    ],
    "effect": "write"
  },
  "ledger.update-name": {
    "section": "4.3",
    "basis": "stated",
    "says": "Updating a ledger changes its name.",
    "quote": "update name or description",
    "operations": [
      "updateLedger",
      "getLedger"
    ],
    "effect": "write"
  },
  "ledger.update-description": {
    "section": "4.3",
    "basis": "stated",
    "says": "Updating a ledger changes its description.",
    "quote": "update name or description",
    "operations": [
      "updateLedger",
      "getLedger"
    ],
    "effect": "write"
  },
  "ledger.get-members": {
    "section": "4.3",
    "basis": "stated",
    "says": "A ledger shows its name, description and created date, and how many contacts it has in total, verified and with new jobs.",
    "quote": "Name, description, created date, counts (total, verified, new jobs)",
    "operations": [
      "getLedger",
      "getLedgers"
    ],
    "effect": "none"
  },
  "ledger.list-has-each": {
    "section": "4.3",
    "basis": "derived",
    "says": "The list of ledgers shows each ledger as getting it does.",
    "quote": "Get ledgers / get ledger | Name, description, created date, counts (total, verified, new jobs)",
    "operations": [
      "getLedgers",
      "getLedger"
    ],
    "effect": "none"
  },
  "ledger.counts-bounds": {
    "section": "4.3",
    "basis": "derived",
    "says": "Verified contacts and contacts with new jobs are contacts, so that neither is counted more often than the total.",
    "quote": "counts (total, verified, new jobs)",
    "operations": [
      "getLedger",
      "getLedgers"
    ],
    "effect": "none"
  },
  "ledger.total-counts-contacts": {
    "section": "4.3",
    "basis": "derived",
    "says": "Once every import is completed, the total of a ledger is the number of its contacts.",
    "quote": "counts (total, verified, new jobs)",
    "operations": [
      "getLedger",
      "getLedgers",
      "getContacts",
      "deleteContact",
      "bulkDeleteContacts",
      "deleteImportContacts"
    ],
    "effect": "write"
  },
  "ledger.delete": {
    "section": "4.3",
    "basis": "derived",
    "says": "Deleting a ledger shows in the list of ledgers: it lacks the ledger, or shows it otherwise than before.",
    "quote": "Create / update / delete ledger",
    "operations": [
      "deleteLedger",
      "getLedgers"
    ],
    "effect": "destroy"
  },
  "ledger.delete-contacts": {
    "section": "4.3",
    "basis": "stated",
    "says": "Deleting a ledger removes its contacts.",
    "quote": "delete removes its contacts",
    "operations": [
      "deleteLedger",
      "getContacts"
    ],
    "effect": "destroy"
  },
  "ledger.org-isolation": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "says": "A caller without a role on the organization of a ledger cannot read it.",
    "quote": "the caller (user or service account) must hold it on the organization or the call does not succeed",
    "operations": [
      "getLedger",
      "getLedgers"
    ],
    "effect": "write"
  },
  "org.get": {
    "section": "4.3",
    "basis": "stated",
    "says": "Getting the organization returns its full record.",
    "quote": "Full organization record with settings and status",
    "operations": [
      "getOrganization"
    ],
    "effect": "none"
  },
  "org.get-settings-status": {
    "section": "4.3",
    "basis": "stated",
    "says": "The record of an organization includes its settings and its status.",
    "quote": "Full organization record with settings and status",
    "operations": [
      "getOrganization"
    ],
    "effect": "none"
  },
  "org.rename": {
    "section": "4.3",
    "basis": "stated",
    "says": "Updating the organization gives it the name in the body.",
    "quote": "Renames; new name in the body",
    "operations": [
      "updateOrganization",
      "getOrganization"
    ],
    "effect": "write"
  },
  "org.rename-only": {
    "section": "4.3",
    "basis": "derived",
    "says": "Updating the organization renames it alone, so every other member of the record stays as it was.",
    "quote": "Renames; new name in the body",
    "operations": [
      "updateOrganization",
      "getOrganization"
    ],
    "effect": "write"
  },
  "people.org-scope": {
    "section": "1",
    "basis": "stated",
    "says": "Every call of the people interface is made within an organization, identified in the path: a path without one is not answered with 200.",
    "quote": "Every people-interface call is made within an organization, identified by the path parameter `org_id`",
    "operations": [
      "search",
      "verify",
      "previewFind",
      "previewSearch",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "search.exists": {
    "section": "1, 4.3",
    "basis": "stated",
    "says": "Search takes filters and answers people.",
    "quote": "Search for collections of people | Search by filters",
    "operations": [
      "search"
    ],
    "effect": "spend"
  },
  "search.filter-sound": {
    "section": "4.3",
    "basis": "derived",
    "says": "Search is by filters, so whoever is answered meets the filter that was sent.",
    "quote": "Search for collections of people | Search by filters",
    "operations": [
      "search"
    ],
    "effect": "spend"
  },
  "search.every-value": {
    "section": "4.3",
    "basis": "derived",
    "says": "Search is by filters, so each filter and each value of it counts, however many are sent.",
    "quote": "Search for collections of people | Search by filters",
    "operations": [
      "search"
    ],
    "effect": "spend"
  },
  "search.finds-alike": {
    "section": "4.3",
    "basis": "derived",
    "says": "Search is by filters: where people are found by their own values of a field, others are found by theirs.",
    "quote": "Search for collections of people | Search by filters",
    "operations": [
      "search"
    ],
    "effect": "spend"
  },
  "search.same-in-pages": {
    "section": "4.3",
    "basis": "derived",
    "says": "The same filters find the same people, each once, in whatever pages they are answered.",
    "quote": "Search for collections of people | Search by filters",
    "operations": [
      "search"
    ],
    "effect": "spend"
  },
  "search.same-record": {
    "section": "2.1, 4.3",
    "basis": "derived",
    "says": "A person whom a search answers is the person whom find shows by the same ID.",
    "quote": "id | string | Unique person ID",
    "operations": [
      "find",
      "search"
    ],
    "effect": "spend"
  },
  "verify.array": {
    "section": "4.3",
    "basis": "stated",
    "says": "Verify takes an array of queries and answers each of them.",
    "quote": "takes an array of queries",
    "operations": [
      "verify"
    ],
    "effect": "none"
  },
  "verify.current-true": {
    "section": "1, 4.3",
    "basis": "stated",
    "says": "A person with an active job at the company is verified as working there.",
    "quote": "It verifies whether a person still works at a given company",
    "operations": [
      "verify"
    ],
    "effect": "none"
  },
  "verify.other-false": {
    "section": "1, 4.3",
    "basis": "stated",
    "says": "A person who has no job at the company is not verified as working there.",
    "quote": "It verifies whether a person still works at a given company",
    "operations": [
      "verify"
    ],
    "effect": "none"
  },
  "verify.past-false": {
    "section": "1, 4.3",
    "basis": "stated",
    "says": "A person whose jobs at the company have all ended is not verified as working there.",
    "quote": "It verifies whether a person still works at a given company",
    "operations": [
      "verify"
    ],
    "effect": "none"
  },
  "verify.company-by-name": {
    "section": "1, 4.3",
    "basis": "stated",
    "says": "Verify takes the company by its name.",
    "quote": "the company by name or by that network's URL",
    "operations": [
      "verify"
    ],
    "effect": "none"
  },
  "verify.company-by-url": {
    "section": "1, 4.3",
    "basis": "stated",
    "says": "Verify takes the company by its URL on the professional network, with the same result as by its name.",
    "quote": "the company by name or by that network's URL",
    "operations": [
      "verify"
    ],
    "effect": "none"
  },
  "verify.person-by-url": {
    "section": "1, 4.3",
    "basis": "stated",
    "says": "Verify takes the person by a URL on the professional network.",
    "quote": "The person is identified by a professional-network URL",
    "operations": [
      "verify"
    ],
    "effect": "none"
  },
  "verify.mr-batch": {
    "section": "4.3",
    "basis": "derived",
    "says": "A query has the same result alone, among others and in another order.",
    "quote": "takes an array of queries",
    "operations": [
      "verify"
    ],
    "effect": "none"
  },
  "preview.find-exists": {
    "section": "1, 4.3",
    "basis": "stated",
    "says": "Find has a preview.",
    "quote": "It offers preview variants of search and find",
    "operations": [
      "previewFind"
    ],
    "effect": "none"
  },
  "preview.search-exists": {
    "section": "1, 4.3",
    "basis": "stated",
    "says": "Search has a preview.",
    "quote": "It offers preview variants of search and find",
    "operations": [
      "previewSearch"
    ],
    "effect": "none"
  },
  "preview.search-agrees": {
    "section": "1, 4.3",
    "basis": "derived",
    "says": "The preview of a search tells of somebody exactly where the search answers somebody, and shows nobody else.",
    "quote": "It offers preview variants of search and find",
    "operations": [
      "search",
      "previewSearch"
    ],
    "effect": "spend"
  },
  "person.get": {
    "section": "1, 4.3",
    "basis": "stated",
    "says": "A person is answered by person ID, with that ID.",
    "quote": "It returns a person record by person ID",
    "operations": [
      "getPerson"
    ],
    "effect": "spend"
  },
  "person.get-equals-find": {
    "section": "1, 4.3",
    "basis": "derived",
    "says": "The record of a person is the one that find shows, without `score`.",
    "quote": "It returns a person record by person ID",
    "operations": [
      "find",
      "getPerson"
    ],
    "effect": "spend"
  },
  "person.get-fields": {
    "section": "4.3",
    "basis": "stated",
    "says": "`fields` selects the returned fields: no other member but `id` is in the answer.",
    "quote": "parameter `fields` selects returned fields",
    "operations": [
      "getPerson"
    ],
    "effect": "spend"
  },
  "person.get-fields-values": {
    "section": "4.3",
    "basis": "derived",
    "says": "A field that `fields` selects has the value that it has in the whole record.",
    "quote": "parameter `fields` selects returned fields",
    "operations": [
      "getPerson"
    ],
    "effect": "spend"
  },
  "lookup.batch": {
    "section": "1, 4.3",
    "basis": "stated",
    "says": "A batch of person IDs is answered with these people.",
    "quote": "Batch by person IDs",
    "operations": [
      "lookupPeople"
    ],
    "effect": "spend"
  },
  "lookup.equals-get": {
    "section": "1, 4.3",
    "basis": "derived",
    "says": "A person of a batch is the person that the record by the same ID shows.",
    "quote": "It returns a person record by person ID, and batches of people by ID",
    "operations": [
      "lookupPeople",
      "getPerson"
    ],
    "effect": "spend"
  },
  "lookup.no-strangers": {
    "section": "4.3",
    "basis": "derived",
    "says": "A batch is answered with nobody whose ID was not asked for.",
    "quote": "Batch by person IDs",
    "operations": [
      "lookupPeople"
    ],
    "effect": "spend"
  },
  "lookup.fields": {
    "section": "4.3",
    "basis": "derived",
    "says": "`fields` selects the returned fields of every person of a batch: no other member but `id` is in the answer.",
    "quote": "Batch by person IDs; parameter `fields`",
    "operations": [
      "lookupPeople"
    ],
    "effect": "spend"
  },
  "lookup.max-50k": {
    "section": "4.3, 8",
    "basis": "stated",
    "says": "A batch of 50,000 IDs is not refused for its size.",
    "quote": "max 50K per request",
    "operations": [
      "lookupPeople"
    ],
    "effect": "spend"
  },
  "lookup.over-50k": {
    "section": "4.3, 8",
    "basis": "stated",
    "says": "A batch has at most 50K IDs: one of more is never answered as a whole.",
    "quote": "max 50K per request",
    "operations": [
      "lookupPeople"
    ],
    "effect": "none"
  },
  "find.mr-preview-found": {
    "section": "4.1, 4.3",
    "basis": "derived",
    "says": "A preview of `find` tells of each lookup, at its index, whether it has a hit where `find` has one, and shows nobody else.",
    "quote": "It offers preview variants of search and find",
    "operations": [
      "find",
      "previewFind"
    ],
    "effect": "spend"
  },
  "person.id-unique": {
    "section": "2.1",
    "basis": "derived",
    "says": "A person ID is unique: two different people never share an `id`, and the same `id` always carries the same `linkedin` and `created_at`.",
    "quote": "id | string | Unique person ID",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "person.id-unique-in-list": {
    "section": "2.1, 2.7",
    "basis": "derived",
    "says": "A person, known by its unique `id`, is listed at most once in one `people` list.",
    "quote": "id | string | Unique person ID",
    "operations": [
      "find"
    ],
    "effect": "none"
  },
  "person.jobs-never-object": {
    "section": "2.1",
    "basis": "stated",
    "says": "`jobs` is an array of Job, never a single object; the array is the specified form although a sample shows an object.",
    "quote": "The sample response shows `jobs` as a single object, while the schema declares an array of Job. The array is the specified form",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "person.jobs-elements": {
    "section": "2.1",
    "basis": "stated",
    "says": "Each element of `jobs` is a Job object.",
    "quote": "jobs | array of Job",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "person.education-elements": {
    "section": "2.1",
    "basis": "stated",
    "says": "Each element of `education` is an Education object.",
    "quote": "education | array of Education",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "person.connections-nonneg": {
    "section": "2.1",
    "basis": "derived",
    "says": "`connections` is a number of connections, so it is not negative.",
    "quote": "Number of connections on the professional network",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "person.info-ge-title": {
    "section": "2.1",
    "basis": "derived",
    "says": "`info_change_detected_at`, the most recent date any field changed, is not before `title_change_detected_at` (compared as calendar dates).",
    "quote": "Most recent date any field changed",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "person.info-ge-company": {
    "section": "2.1",
    "basis": "derived",
    "says": "`info_change_detected_at`, the most recent date any field changed, is not before `company_change_detected_at` (compared as calendar dates).",
    "quote": "Most recent date any field changed",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "person.changes-not-future": {
    "section": "2.1",
    "basis": "derived",
    "says": "`created_at` and the three change dates tell of past events, so none lies more than a day after the date of the answer.",
    "quote": "Date the person was added. info_change_detected_at | string (date) | Most recent date any field changed",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "person.optional-tolerated": {
    "section": "2",
    "basis": "stated",
    "says": "No field is declared required in responses; optional or absent fields are omitted or empty.",
    "quote": "Optional or absent fields are omitted or empty; no field is declared required in responses",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none",
    "unobservable": "It permits absence and forbids nothing; it binds whoever reads the answer, and this kit never counts absence as a failure."
  },
  "education.started_at-first-day": {
    "section": "2.2",
    "basis": "stated",
    "says": "`started_at` of an education is always the 1st day of a month, as written in the string.",
    "quote": "started_at | string (date) | Always the 1st day of a month at 00:00",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "education.started_at-midnight": {
    "section": "2.2",
    "basis": "stated",
    "says": "`started_at` of an education is at 00:00 when it shows a time.",
    "quote": "started_at | string (date) | Always the 1st day of a month at 00:00",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "education.ended_at-first-day": {
    "section": "2.2",
    "basis": "stated",
    "says": "`ended_at` of an education is always the 1st day of a month, as written in the string.",
    "quote": "ended_at | string (date) | Always the 1st day of a month at 00:00",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "education.ended_at-midnight": {
    "section": "2.2",
    "basis": "stated",
    "says": "`ended_at` of an education is at 00:00 when it shows a time.",
    "quote": "ended_at | string (date) | Always the 1st day of a month at 00:00",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "job.started_at-first-day": {
    "section": "2.3",
    "basis": "stated",
    "says": "`started_at` of a job is always the 1st day of a month, as written in the string.",
    "quote": "started_at | string (date) | Always the 1st day of a month at 00:00",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "job.started_at-midnight": {
    "section": "2.3",
    "basis": "stated",
    "says": "`started_at` of a job is at 00:00 when it shows a time.",
    "quote": "started_at | string (date) | Always the 1st day of a month at 00:00",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "job.started_at-year-only-jan1": {
    "section": "2.3",
    "basis": "stated",
    "says": "When `started_at_year_only` is true, `started_at` is Jan 1.",
    "quote": "When true, `started_at` is to be read as a year only; the date is then Jan 1",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "job.ended_at-first-day": {
    "section": "2.3",
    "basis": "stated",
    "says": "`ended_at` of a job is always the 1st day of a month, as written in the string.",
    "quote": "ended_at | string (date) | Always the 1st day of a month at 00:00",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "job.ended_at-midnight": {
    "section": "2.3",
    "basis": "stated",
    "says": "`ended_at` of a job is at 00:00 when it shows a time.",
    "quote": "ended_at | string (date) | Always the 1st day of a month at 00:00",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "job.ended_at-year-only-jan1": {
    "section": "2.3",
    "basis": "stated",
    "says": "When `ended_at_year_only` is true, `ended_at` is Jan 1.",
    "quote": "When true, `ended_at` is to be read as a year only; the date is then Jan 1",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "job.duration-nonneg": {
    "section": "2.3",
    "basis": "derived",
    "says": "`duration` counts months, so it is not negative.",
    "quote": "Duration of this job in months",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "job.duration-matches-dates": {
    "section": "2.3",
    "basis": "derived",
    "says": "`duration` is the time from `started_at` to `ended_at` (or to now for the `position` of an employed person) in months, give or take two, where neither date is a year only.",
    "quote": "Duration of this job in months",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "job.tenure-nonneg": {
    "section": "2.3",
    "basis": "derived",
    "says": "`company_tenure` counts months, so it is not negative.",
    "quote": "Tenure at the company across contiguous jobs, in months",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "job.tenure-ge-duration": {
    "section": "2.3",
    "basis": "derived",
    "says": "`company_tenure` spans contiguous jobs at the company, this one included, so it is not shorter than `duration` by more than two months.",
    "quote": "Tenure at the company across contiguous jobs, in months",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "job.tenure-single-job": {
    "section": "2.3",
    "basis": "derived",
    "says": "Where a person has held one job at a company, `company_tenure` equals `duration`, give or take two months.",
    "quote": "Tenure at the company across contiguous jobs, in months",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "job.active-is-last": {
    "section": "2.3",
    "basis": "stated",
    "says": "`is_last_at_company` is true for active jobs, so the `position` of an employed person never carries false.",
    "quote": "True when this is the person's last job at the company; true for active jobs",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "job.first-earliest": {
    "section": "2.3",
    "basis": "derived",
    "says": "`is_first_at_company` is true only for the first job at the company, so never for a job that follows an earlier one there without a gap.",
    "quote": "True when this is the person's first job at the company",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "job.last-latest": {
    "section": "2.3",
    "basis": "derived",
    "says": "`is_last_at_company` is true only for the last job at the company, so never for an ended job that a later one there follows without a gap.",
    "quote": "True when this is the person's last job at the company",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "job.email-shape": {
    "section": "2.3",
    "basis": "derived",
    "says": "`email` is an email address: a local part, one @ and a domain with a dot.",
    "quote": "Person's email address at this job",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "company.sic-elements": {
    "section": "2.4",
    "basis": "stated",
    "says": "Each element of `sic_codes` is a string.",
    "quote": "sic_codes | array of string",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "company.employee-nonneg": {
    "section": "2.4",
    "basis": "derived",
    "says": "`employee_count` is a total count of employees, so it is not negative.",
    "quote": "Total employee count",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "company.id-unique": {
    "section": "2.4",
    "basis": "derived",
    "says": "A company ID is unique: the same `id` always carries the same `name` and `linkedin`.",
    "quote": "id | string | Unique company ID",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "company.linkedin-slug": {
    "section": "2.4",
    "basis": "stated",
    "says": "`linkedin` of a company is its slug on the professional network, not an address.",
    "quote": "Company slug on the professional network",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "locdet.country-code-iso": {
    "section": "2.6",
    "basis": "stated",
    "says": "`country_code` is a two-letter ISO country code, in either letter case.",
    "quote": "Two-letter ISO country code",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "locdet.county-us-only": {
    "section": "2.6",
    "basis": "stated",
    "says": "`county` is given for US locations only (US territories count as US).",
    "quote": "US locations only: county name",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "locdet.msa-us-only": {
    "section": "2.6",
    "basis": "stated",
    "says": "`msa` is given for US locations only (US territories count as US).",
    "quote": "US locations only: standard MSA name, if any",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "locdet.zip-us-5": {
    "section": "2.6",
    "basis": "stated",
    "says": "For US locations, `postal_code` is the 5-digit zip code.",
    "quote": "for US locations, the 5-digit zip code",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "locdet.lat-range": {
    "section": "2.6",
    "basis": "derived",
    "says": "`lat` is a latitude, so its decimal value lies between -90 and 90.",
    "quote": "Generalized latitude",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "locdet.lon-range": {
    "section": "2.6",
    "basis": "derived",
    "says": "`lon` is a longitude, so its decimal value lies between -180 and 180.",
    "quote": "Generalized longitude",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople"
    ],
    "effect": "none"
  },
  "find.mr-permute": {
    "section": "4.1 rule 1",
    "basis": "derived",
    "says": "Elements answer by position, so reordering the lookups reorders the answers in the same way.",
    "quote": "The response `matches` array has one element per input element, at the same index",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.mr-concat": {
    "section": "4.1 rule 1",
    "basis": "derived",
    "says": "Each item is one lookup, so it gets the same answer in a batch as alone.",
    "quote": "Max 100 items. Each item is one lookup",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.mr-duplicate": {
    "section": "4.1 rule 1",
    "basis": "derived",
    "says": "Each item is one lookup, so two equal items in one request get equal answers, each in its own place.",
    "quote": "Max 100 items. Each item is one lookup",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.mr-context": {
    "section": "4.1 rule 1",
    "basis": "derived",
    "says": "Each item is one lookup, so its answer does not depend on its neighbours.",
    "quote": "Max 100 items. Each item is one lookup",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.mr-found-size": {
    "section": "4.1 rule 3",
    "basis": "derived",
    "says": "`found` tells whether the inputs have a hit, so it is the same for every `size` from 1 to 5.",
    "quote": "`found` is true exactly when the element has at least one hit",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.mr-self-linkedin": {
    "section": "2.1, 4.1",
    "basis": "derived",
    "says": "`linkedin` identifies a person, so the value a person is returned with finds that person again.",
    "quote": "The person's identifier on the professional network",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.mr-record-stable": {
    "section": "2.1",
    "basis": "derived",
    "says": "A person ID stands for one record, so the same `id` carries the same fields in every answer of one run, `score` aside.",
    "quote": "id | string | Unique person ID",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "find.mr-whitespace-json": {
    "section": "4.1",
    "basis": "derived",
    "says": "The request is JSON, so white space and the order of its members do not change the answer.",
    "quote": "Request body (JSON, content type `application/json`)",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "concurrency.parallel-find": {
    "section": "4.1 rule 1",
    "basis": "derived",
    "says": "Requests sent at the same time are each answered by position for their own lookups.",
    "quote": "The response `matches` array has one element per input element, at the same index",
    "operations": [
      "find"
    ],
    "effect": "spend"
  },
  "resource.as-sent": {
    "section": "4.3",
    "basis": "derived",
    "says": "A thing is what a caller has made it; every answer shows its name, description, email, role, customer reference ID and file name as they were sent.",
    "quote": "Changes name or description",
    "operations": [
      "createApiKey",
      "getApiKey",
      "listApiKeys",
      "updateApiKey",
      "createServiceAccount",
      "getServiceAccounts",
      "updateServiceAccountRoles",
      "createInvitation",
      "getInvitationDetails",
      "getInvitations",
      "resendInvitation",
      "acceptInvitation",
      "declineInvitation",
      "createLedger",
      "getLedger",
      "getLedgers",
      "updateLedger",
      "getOrganization",
      "updateOrganization",
      "addContacts",
      "getContacts",
      "searchLedgerContacts",
      "listImports"
    ],
    "effect": "write"
  },
  "resource.settled": {
    "section": "4.3",
    "basis": "derived",
    "says": "What was settled when a thing was made, as its creation date, is the same in every answer that shows it.",
    "quote": "created date",
    "operations": [
      "createApiKey",
      "getApiKey",
      "listApiKeys",
      "updateApiKey",
      "createServiceAccount",
      "getServiceAccounts",
      "updateServiceAccountRoles",
      "createInvitation",
      "getInvitationDetails",
      "getInvitations",
      "resendInvitation",
      "acceptInvitation",
      "declineInvitation",
      "createLedger",
      "getLedger",
      "getLedgers",
      "updateLedger",
      "getOrganization",
      "updateOrganization",
      "getContacts",
      "searchLedgerContacts",
      "listImports",
      "searchImportHistory",
      "getImport"
    ],
    "effect": "none"
  },
  "resource.listed-once": {
    "section": "4.3",
    "basis": "derived",
    "says": "A list shows each thing once.",
    "quote": "All API keys of the org",
    "operations": [
      "listApiKeys",
      "getServiceAccounts",
      "getInvitations",
      "getOrgUsers",
      "getLedgers",
      "getContacts",
      "searchLedgerContacts",
      "listImports",
      "searchImportHistory"
    ],
    "effect": "none"
  },
  "resource.by-id": {
    "section": "4.3",
    "basis": "derived",
    "says": "A call about one thing concerns the thing with the id in its address, and no other; an id that is almost that of a thing is not its id.",
    "quote": "Identifies the account by client ID.",
    "operations": [
      "getApiKey",
      "updateApiKey",
      "deleteApiKey",
      "updateServiceAccountRoles",
      "regenerateSecret",
      "deleteServiceAccount",
      "getInvitationDetails",
      "resendInvitation",
      "revokeInvitation",
      "acceptInvitation",
      "declineInvitation",
      "getUser",
      "updateUser",
      "addUserAccess",
      "updateUserAccess",
      "removeUserAccess",
      "getLedger",
      "deleteLedger",
      "updateLedger",
      "getTrackedFields",
      "updateTrackedFields",
      "deleteTrackedFields",
      "listTrackedVersions",
      "addContacts",
      "getContacts",
      "searchLedgerContacts",
      "downloadLedgerContacts",
      "deleteContact",
      "bulkDeleteContacts",
      "listImports",
      "searchImportHistory",
      "getImport",
      "deleteImportContacts",
      "downloadImportErrors"
    ],
    "effect": "destroy"
  },
  "auth.every-op-needs-credential": {
    "section": "5",
    "basis": "stated",
    "says": "All calls require a bearer credential: each fails without one, but the session endpoint, where one is obtained or ended, and the reset of a password (question user.reset-credential).",
    "quote": "All calls require a bearer credential",
    "operations": [
      "find",
      "search",
      "verify",
      "previewFind",
      "previewSearch",
      "getPerson",
      "lookupPeople",
      "getOrganization",
      "updateOrganization",
      "listApiKeys",
      "createApiKey",
      "getApiKey",
      "deleteApiKey",
      "updateApiKey",
      "getServiceAccounts",
      "createServiceAccount",
      "deleteServiceAccount",
      "updateServiceAccountRoles",
      "regenerateSecret",
      "getInvitations",
      "createInvitation",
      "getInvitationDetails",
      "revokeInvitation",
      "resendInvitation",
      "acceptInvitation",
      "declineInvitation",
      "getOrgUsers",
      "addUserAccess",
      "removeUserAccess",
      "updateUserAccess",
      "getUser",
      "getLedgers",
      "createLedger",
      "getLedger",
      "deleteLedger",
      "updateLedger",
      "getContacts",
      "addContacts",
      "searchLedgerContacts",
      "downloadLedgerContacts",
      "bulkDeleteContacts",
      "deleteContact",
      "listImports",
      "searchImportHistory",
      "getImport",
      "deleteImportContacts",
      "downloadImportErrors",
      "getTrackedFields",
      "updateTrackedFields",
      "deleteTrackedFields",
      "listTrackedVersions",
      "getUsage",
      "getSubscriptions"
    ],
    "effect": "none"
  },
  "auth.token-all-endpoints": {
    "section": "5",
    "basis": "stated",
    "says": "An access token is accepted on all endpoints; none of them refuses it as the wrong kind of credential.",
    "quote": "Accepted on all endpoints",
    "operations": [
      "find",
      "search",
      "verify",
      "previewFind",
      "previewSearch",
      "getPerson",
      "lookupPeople",
      "getOrganization",
      "updateOrganization",
      "listApiKeys",
      "createApiKey",
      "getApiKey",
      "deleteApiKey",
      "updateApiKey",
      "getServiceAccounts",
      "createServiceAccount",
      "deleteServiceAccount",
      "updateServiceAccountRoles",
      "regenerateSecret",
      "getInvitations",
      "createInvitation",
      "getInvitationDetails",
      "revokeInvitation",
      "resendInvitation",
      "acceptInvitation",
      "declineInvitation",
      "getOrgUsers",
      "addUserAccess",
      "removeUserAccess",
      "updateUserAccess",
      "getUser",
      "getLedgers",
      "createLedger",
      "getLedger",
      "deleteLedger",
      "updateLedger",
      "getContacts",
      "addContacts",
      "searchLedgerContacts",
      "downloadLedgerContacts",
      "bulkDeleteContacts",
      "deleteContact",
      "listImports",
      "searchImportHistory",
      "getImport",
      "deleteImportContacts",
      "downloadImportErrors",
      "getTrackedFields",
      "updateTrackedFields",
      "deleteTrackedFields",
      "listTrackedVersions",
      "getUsage",
      "getSubscriptions"
    ],
    "effect": "none"
  },
  "auth.key-not-customer-data": {
    "section": "5",
    "basis": "stated",
    "says": "An API key is refused where customer-specific data is reached, as by ledgers, identity and billing.",
    "quote": "Accepted on select endpoints that do not reach customer-specific data",
    "operations": [
      "getOrganization",
      "updateOrganization",
      "listApiKeys",
      "createApiKey",
      "getApiKey",
      "deleteApiKey",
      "updateApiKey",
      "getServiceAccounts",
      "createServiceAccount",
      "deleteServiceAccount",
      "updateServiceAccountRoles",
      "regenerateSecret",
      "getInvitations",
      "createInvitation",
      "getInvitationDetails",
      "revokeInvitation",
      "resendInvitation",
      "getOrgUsers",
      "addUserAccess",
      "removeUserAccess",
      "updateUserAccess",
      "getLedgers",
      "createLedger",
      "getLedger",
      "deleteLedger",
      "updateLedger",
      "getContacts",
      "addContacts",
      "searchLedgerContacts",
      "downloadLedgerContacts",
      "bulkDeleteContacts",
      "deleteContact",
      "listImports",
      "searchImportHistory",
      "getImport",
      "deleteImportContacts",
      "downloadImportErrors",
      "getTrackedFields",
      "updateTrackedFields",
      "deleteTrackedFields",
      "listTrackedVersions",
      "getUsage",
      "getSubscriptions"
    ],
    "effect": "none"
  },
  "auth.fail-has-no-effect": {
    "section": "5 rule 5",
    "basis": "derived",
    "says": "A write that is refused for lack of a role changes nothing.",
    "quote": "the caller (user or service account) must hold it on the organization or the call does not succeed",
    "operations": [
      "updateOrganization",
      "createApiKey",
      "deleteApiKey",
      "updateApiKey",
      "createServiceAccount",
      "deleteServiceAccount",
      "updateServiceAccountRoles",
      "regenerateSecret",
      "revokeInvitation",
      "resendInvitation",
      "addUserAccess",
      "removeUserAccess",
      "updateUserAccess",
      "createLedger",
      "deleteLedger",
      "updateLedger",
      "bulkDeleteContacts",
      "deleteContact",
      "deleteImportContacts",
      "updateTrackedFields",
      "deleteTrackedFields"
    ],
    "effect": "write"
  },
  "auth.sa-role-applies": {
    "section": "5 rule 5",
    "basis": "stated",
    "says": "A service account needs the required role as a user does: what users of a role are refused, service accounts of that role are refused, too.",
    "quote": "the caller (user or service account) must hold it on the organization or the call does not succeed",
    "operations": [
      "getOrganization",
      "updateOrganization",
      "listApiKeys",
      "createApiKey",
      "getApiKey",
      "deleteApiKey",
      "updateApiKey",
      "getServiceAccounts",
      "createServiceAccount",
      "deleteServiceAccount",
      "updateServiceAccountRoles",
      "regenerateSecret",
      "getInvitations",
      "getInvitationDetails",
      "revokeInvitation",
      "resendInvitation",
      "getOrgUsers",
      "addUserAccess",
      "removeUserAccess",
      "updateUserAccess",
      "getLedgers",
      "createLedger",
      "getLedger",
      "deleteLedger",
      "updateLedger",
      "bulkDeleteContacts",
      "deleteContact",
      "listImports",
      "searchImportHistory",
      "getImport",
      "deleteImportContacts",
      "downloadImportErrors",
      "getTrackedFields",
      "updateTrackedFields",
      "deleteTrackedFields",
      "listTrackedVersions",
      "getUsage"
    ],
    "effect": "write"
  },
  "auth.role-effective-after-change": {
    "section": "5 rule 5",
    "basis": "derived",
    "says": "After the role of a user was changed the new one decides what succeeds: what only the former role allowed is refused to whoever signs in from then on.",
    "quote": "the caller (user or service account) must hold it on the organization or the call does not succeed",
    "operations": [
      "addUserAccess",
      "updateUserAccess"
    ],
    "effect": "write"
  },
  "role.CreateInvitation.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "says": "`createInvitation` is for admins; the line that names its role is cut off after that. A caller with the role viewer is refused.",
    "quote": "admin (role line cut off)",
    "operations": [
      "createInvitation"
    ],
    "effect": "write"
  },
  "role.CreateInvitation.admin-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "says": "`createInvitation` succeeds for a caller who holds the role admin on the organization.",
    "quote": "admin (role line cut off)",
    "operations": [
      "createInvitation"
    ],
    "effect": "write"
  },
  "role.norole-denied": {
    "section": "5 rule 5",
    "basis": "stated",
    "says": "A call whose caller does not hold the required role on the organization does not succeed: whoever holds none at all is refused by every operation that requires one.",
    "quote": "Each operation requires a role; the caller (user or service account) must hold it on the organization or the call does not succeed",
    "operations": [
      "getOrganization",
      "updateOrganization",
      "listApiKeys",
      "createApiKey",
      "getApiKey",
      "deleteApiKey",
      "updateApiKey",
      "getServiceAccounts",
      "createServiceAccount",
      "deleteServiceAccount",
      "updateServiceAccountRoles",
      "regenerateSecret",
      "getInvitations",
      "getInvitationDetails",
      "revokeInvitation",
      "resendInvitation",
      "getOrgUsers",
      "addUserAccess",
      "removeUserAccess",
      "updateUserAccess",
      "getLedgers",
      "createLedger",
      "getLedger",
      "deleteLedger",
      "updateLedger",
      "bulkDeleteContacts",
      "deleteContact",
      "listImports",
      "searchImportHistory",
      "getImport",
      "deleteImportContacts",
      "downloadImportErrors",
      "getTrackedFields",
      "updateTrackedFields",
      "deleteTrackedFields",
      "listTrackedVersions",
      "getUsage"
    ],
    "effect": "write",
    "covers": [
      "auth.role-required"
    ]
  },
  "sa.list-roles": {
    "section": "4.3",
    "basis": "stated",
    "says": "Each service account is listed with its assigned roles and the user who created it.",
    "quote": "With assigned roles and creating user",
    "operations": [
      "createServiceAccount",
      "getServiceAccounts"
    ],
    "effect": "none"
  },
  "sa.create-id-secret": {
    "section": "4.3",
    "basis": "stated",
    "says": "Creating a service account returns a client ID and a client secret.",
    "quote": "Returns client ID and a client secret",
    "operations": [
      "createServiceAccount"
    ],
    "effect": "write"
  },
  "sa.secret-once": {
    "section": "4.3, 5 rule 2",
    "basis": "stated",
    "says": "The secret of a new service account occurs in no answer but the one to its creation.",
    "quote": "Returns client ID and a client secret; the secret is returned only then",
    "operations": [
      "createServiceAccount",
      "getServiceAccounts",
      "updateServiceAccountRoles"
    ],
    "effect": "write"
  },
  "sa.login": {
    "section": "4.3, 5 rule 1",
    "basis": "stated",
    "says": "The client ID and secret of a new service account open a session.",
    "quote": "post `grantType=clientCredentials`, `clientId`, `clientSecret` to the session endpoint",
    "operations": [
      "createServiceAccount",
      "createSession"
    ],
    "effect": "write"
  },
  "sa.update-roles": {
    "section": "4.3",
    "basis": "stated",
    "says": "Updating the roles of a service account, which is identified by its client ID, changes what it may do.",
    "quote": "Update service account roles | Identifies the account by client ID",
    "operations": [
      "createServiceAccount",
      "updateServiceAccountRoles",
      "getServiceAccounts"
    ],
    "effect": "write"
  },
  "sa.update-unknown": {
    "section": "4.3",
    "basis": "derived",
    "says": "Updating the roles of a client ID that does not exist fails.",
    "quote": "Update service account roles | Identifies the account by client ID",
    "operations": [
      "updateServiceAccountRoles"
    ],
    "effect": "none"
  },
  "sa.delete-returns-id": {
    "section": "4.3",
    "basis": "stated",
    "says": "Deleting a service account returns its client ID.",
    "quote": "returns the deleted client ID",
    "operations": [
      "createServiceAccount",
      "deleteServiceAccount"
    ],
    "effect": "destroy"
  },
  "sa.delete-invalidates": {
    "section": "4.3",
    "basis": "stated",
    "says": "The client ID and secret of a deleted service account open no session.",
    "quote": "invalidates its credentials",
    "operations": [
      "createServiceAccount",
      "deleteServiceAccount",
      "createSession"
    ],
    "effect": "destroy"
  },
  "sa.delete-unlisted": {
    "section": "4.3",
    "basis": "stated",
    "says": "A deleted service account is listed no more.",
    "quote": "Removes it, invalidates its credentials",
    "operations": [
      "createServiceAccount",
      "deleteServiceAccount",
      "getServiceAccounts"
    ],
    "effect": "destroy"
  },
  "sa.regen-new": {
    "section": "4.3, 5 rule 2",
    "basis": "stated",
    "says": "Regenerating the secret of a service account returns a new one, which opens a session.",
    "quote": "Invalidates the previous secret; new secret returned only in the response",
    "operations": [
      "createServiceAccount",
      "regenerateSecret",
      "createSession"
    ],
    "effect": "write"
  },
  "sa.regen-invalidates": {
    "section": "4.3",
    "basis": "stated",
    "says": "Once a new secret was made, the previous one opens no session.",
    "quote": "Invalidates the previous secret",
    "operations": [
      "createServiceAccount",
      "regenerateSecret",
      "createSession"
    ],
    "effect": "write"
  },
  "sa.regen-same-client": {
    "section": "4.3",
    "basis": "derived",
    "says": "Regenerating replaces the secret, so the client ID stays the same.",
    "quote": "Invalidates the previous secret; new secret returned only in the response",
    "operations": [
      "createServiceAccount",
      "regenerateSecret",
      "createSession"
    ],
    "effect": "write"
  },
  "sa.regen-secret-once": {
    "section": "4.3, 5 rule 2",
    "basis": "stated",
    "says": "A regenerated secret occurs in no answer but the one to its regeneration.",
    "quote": "new secret returned only in the response",
    "operations": [
      "regenerateSecret",
      "getServiceAccounts",
      "updateServiceAccountRoles"
    ],
    "effect": "write"
  },
  "session.post": {
    "section": "4.2, 5 rule 1",
    "basis": "stated",
    "says": "A POST to {identity_url}/session with the `grantType`, `clientId` and `clientSecret` of a service account creates a session.",
    "quote": "post `grantType=clientCredentials`, `clientId`, `clientSecret` to the session endpoint",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.200-only": {
    "section": "4.2, 7",
    "basis": "stated",
    "says": "A successful sign-in is answered with status 200 exactly.",
    "quote": "Success: status `200`",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.access-token": {
    "section": "4.2, 5 rule 1",
    "basis": "stated",
    "says": "The sign-in of a service account and the exchange of a refresh token return `accessToken`, a non-empty string.",
    "quote": "The body has `accessToken` (string)",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.expires-at": {
    "section": "4.2, 5 rule 1",
    "basis": "stated",
    "says": "The sign-in of a service account and the exchange of a refresh token return `expiresAt`, a non-empty string.",
    "quote": "`expiresAt` (string, ISO 8601 date-time with fractional seconds and no zone designator)",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.password-expiry": {
    "section": "4.2",
    "basis": "stated",
    "says": "Password sign-in returns the expiration time of the token, as `expiresAt` or under another name that tells of it.",
    "quote": "Password sign-in is described as returning an `access_token` field with the expiration time",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.expires-iso": {
    "section": "4.2",
    "basis": "stated",
    "says": "`expiresAt` is an ISO 8601 date-time with fractional seconds.",
    "quote": "`expiresAt` (string, ISO 8601 date-time with fractional seconds and no zone designator)",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.expires-no-zone": {
    "section": "4.2",
    "basis": "stated",
    "says": "`expiresAt` carries no zone designator.",
    "quote": "`expiresAt` (string, ISO 8601 date-time with fractional seconds and no zone designator)",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.expires-future": {
    "section": "4.2, 5 rule 3",
    "basis": "derived",
    "says": "The token expires after its creation: `expiresAt` lies ahead in at least one time zone of the world, the same one for every way to sign in.",
    "quote": "expiry 1 hour after creation",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.lifetime-at-most-1h": {
    "section": "5 rule 3, 8",
    "basis": "derived",
    "says": "The lifetime of an access token is stated as 15 minutes and as 1 hour: `expiresAt` lies no further ahead than an hour in any time zone of the world.",
    "quote": "Access token lifetime is stated both as renewal every 15 minutes and as expiry 1 hour after creation",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.token-works": {
    "section": "5",
    "basis": "stated",
    "says": "An access token from the session endpoint is accepted as bearer credential.",
    "quote": "Accepted on all endpoints; required for any call reaching customer-specific data. Obtained from the session endpoint",
    "operations": [
      "createSession",
      "find"
    ],
    "effect": "spend"
  },
  "session.token-before-expiry": {
    "section": "5 rule 3",
    "basis": "derived",
    "says": "Clients renew by `expiresAt`, so a token is still accepted shortly before it.",
    "quote": "Clients renew by `expiresAt` and should do so shortly before it",
    "operations": [
      "createSession",
      "find"
    ],
    "effect": "spend"
  },
  "session.token-after-expiry": {
    "section": "5 rule 3",
    "basis": "derived",
    "says": "A token expires, so it is no longer accepted after `expiresAt`.",
    "quote": "expiry 1 hour after creation. Clients renew by `expiresAt`",
    "operations": [
      "createSession",
      "find",
      "search",
      "verify",
      "previewFind",
      "previewSearch",
      "getPerson",
      "lookupPeople",
      "getOrganization",
      "updateOrganization",
      "listApiKeys",
      "createApiKey",
      "getApiKey",
      "deleteApiKey",
      "updateApiKey",
      "getServiceAccounts",
      "createServiceAccount",
      "deleteServiceAccount",
      "updateServiceAccountRoles",
      "regenerateSecret",
      "getInvitations",
      "createInvitation",
      "getInvitationDetails",
      "revokeInvitation",
      "resendInvitation",
      "acceptInvitation",
      "declineInvitation",
      "getOrgUsers",
      "addUserAccess",
      "removeUserAccess",
      "updateUserAccess",
      "getUser",
      "getLedgers",
      "createLedger",
      "getLedger",
      "deleteLedger",
      "updateLedger",
      "getContacts",
      "addContacts",
      "searchLedgerContacts",
      "downloadLedgerContacts",
      "bulkDeleteContacts",
      "deleteContact",
      "listImports",
      "searchImportHistory",
      "getImport",
      "deleteImportContacts",
      "downloadImportErrors",
      "getTrackedFields",
      "updateTrackedFields",
      "deleteTrackedFields",
      "listTrackedVersions",
      "getUsage",
      "getSubscriptions"
    ],
    "effect": "none"
  },
  "session.cc-wrong-secret": {
    "section": "7",
    "basis": "stated",
    "says": "A service account sign-in with a wrong secret is not answered with 200 and returns no token.",
    "quote": "any non-200 | Login failed; the sign-in does not return a token",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.cc-unknown-client": {
    "section": "7",
    "basis": "stated",
    "says": "A sign-in with an unknown `clientId` is not answered with 200 and returns no token.",
    "quote": "any non-200 | Login failed; the sign-in does not return a token",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.cc-missing-secret": {
    "section": "5 rule 1, 7",
    "basis": "stated",
    "says": "A service account sign-in without `clientSecret` is not answered with 200 and returns no token.",
    "quote": "any non-200 | Login failed; the sign-in does not return a token",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.grant-unknown": {
    "section": "4.2",
    "basis": "stated",
    "says": "`grantType` is one of `password`, `refreshToken` and `clientCredentials`: another value is not answered with 200.",
    "quote": "grantType | enum | `password` (email and password sign-in), `refreshToken` (exchange a refresh token for a new session), `clientCredentials` (service account)",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.grant-case": {
    "section": "4.2",
    "basis": "stated",
    "says": "The values of `grantType` are exact: `client_credentials` is not answered with 200.",
    "quote": "grantType | enum | `password` (email and password sign-in), `refreshToken` (exchange a refresh token for a new session), `clientCredentials` (service account)",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.password-wrong": {
    "section": "7",
    "basis": "stated",
    "says": "A password sign-in with a wrong password is not answered with 200 and returns no token, neither in the body nor in a cookie.",
    "quote": "any non-200 | Login failed; the sign-in does not return a token",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.refresh-bogus": {
    "section": "7",
    "basis": "stated",
    "says": "An exchange of an invalid refresh token is not answered with 200 and returns no token.",
    "quote": "any non-200 | Login failed; the sign-in does not return a token",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.no-redirect": {
    "section": "7",
    "basis": "derived",
    "says": "Any status but 200 means that the login failed, so a redirect is a failed login.",
    "quote": "any non-200 | Login failed; the sign-in does not return a token",
    "operations": [
      "createSession"
    ],
    "effect": "none",
    "unobservable": "It binds the client, which takes a redirect for a failed login and does not follow it with its secrets."
  },
  "session.password-json": {
    "section": "4.2",
    "basis": "stated",
    "says": "A JSON sign-in with `grantType` `password`, `username` and `password` is answered with 200 and a token.",
    "quote": "grantType | enum | `password` (email and password sign-in)",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.password-form": {
    "section": "4.2",
    "basis": "stated",
    "says": "Password sign-in may be sent form-encoded as `username` and `password` (with `grantType=password` added where the service asks for it).",
    "quote": "Password sign-in may also be sent form-encoded as `username=<username>&password=<password>`",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.password-access-token": {
    "section": "4.2",
    "basis": "stated",
    "says": "Password sign-in returns `access_token` or `accessToken`, a non-empty string.",
    "quote": "Password sign-in is described as returning an `access_token` field with the expiration time",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.form-encoding-escapes": {
    "section": "4.2",
    "basis": "derived",
    "says": "A form-encoded password sign-in is form-decoded: percent-encoded characters in the user name or password stand for themselves, and plus signs for spaces.",
    "quote": "Password sign-in may also be sent form-encoded as `username=<username>&password=<password>`",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.refresh-cookie": {
    "section": "5 rule 4",
    "basis": "derived",
    "says": "Password sign-in sets a cookie, which may carry a refresh token, or has a refresh token in its body.",
    "quote": "A refresh token is carried in a cookie and may be sent in the body",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.refresh-by-body": {
    "section": "4.2, 5 rule 4",
    "basis": "stated",
    "says": "A refresh token sent in the body as `refreshToken`, with `grantType` `refreshToken`, is exchanged for a new session.",
    "quote": "Refresh-token exchange uses `grantType=refreshToken`. A refresh token is carried in a cookie and may be sent in the body",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.refresh-by-cookie": {
    "section": "5 rule 4",
    "basis": "stated",
    "says": "A refresh token carried in the cookie alone, with `grantType` `refreshToken`, is exchanged for a new session.",
    "quote": "Refresh-token exchange uses `grantType=refreshToken`. A refresh token is carried in a cookie",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "session.refresh-new-token": {
    "section": "4.2",
    "basis": "derived",
    "says": "The exchange creates a new session, so its access token differs from the old one.",
    "quote": "exchange a refresh token for a new session",
    "operations": [
      "createSession"
    ],
    "effect": "none"
  },
  "text.utf8": {
    "section": "4.1, 4.2",
    "basis": "derived",
    "says": "Bodies are JSON, which is written in UTF-8: a text that was sent comes back as it is, not as its bytes read in another encoding or encoded twice.",
    "quote": "Request body (JSON, content type `application/json`)",
    "operations": [
      "find",
      "search",
      "getPerson",
      "lookupPeople",
      "createLedger",
      "getLedger",
      "updateLedger"
    ],
    "effect": "none"
  },
  "text.json-media-type": {
    "section": "4.1, 4.2",
    "basis": "derived",
    "says": "An answer in JSON, or in CSV where that is asked for, is not declared to be HTML, XML or another format.",
    "quote": "Response `200` (JSON)",
    "operations": [
      "createSession",
      "initiatePasswordReset",
      "find",
      "search",
      "verify",
      "previewFind",
      "previewSearch",
      "getPerson",
      "lookupPeople",
      "getOrganization",
      "updateOrganization",
      "listApiKeys",
      "createApiKey",
      "getApiKey",
      "deleteApiKey",
      "updateApiKey",
      "getServiceAccounts",
      "createServiceAccount",
      "deleteServiceAccount",
      "updateServiceAccountRoles",
      "regenerateSecret",
      "getInvitations",
      "createInvitation",
      "getInvitationDetails",
      "revokeInvitation",
      "resendInvitation",
      "acceptInvitation",
      "declineInvitation",
      "getOrgUsers",
      "addUserAccess",
      "removeUserAccess",
      "updateUserAccess",
      "getUser",
      "getLedgers",
      "createLedger",
      "getLedger",
      "deleteLedger",
      "updateLedger",
      "getContacts",
      "addContacts",
      "searchLedgerContacts",
      "downloadLedgerContacts",
      "bulkDeleteContacts",
      "deleteContact",
      "listImports",
      "searchImportHistory",
      "getImport",
      "deleteImportContacts",
      "downloadImportErrors",
      "getTrackedFields",
      "updateTrackedFields",
      "deleteTrackedFields",
      "listTrackedVersions",
      "getUsage",
      "getSubscriptions"
    ],
    "effect": "none"
  },
  "tracked.update-replaces": {
    "section": "4.3",
    "basis": "stated",
    "says": "Updating the tracked fields replaces the list.",
    "quote": "Update replaces the list and creates a new version",
    "operations": [
      "updateTrackedFields",
      "getTrackedFields"
    ],
    "effect": "write"
  },
  "tracked.update-version": {
    "section": "4.3",
    "basis": "stated",
    "says": "Updating the tracked fields creates a new version, which is the current one.",
    "quote": "Update replaces the list and creates a new version",
    "operations": [
      "updateTrackedFields",
      "listTrackedVersions",
      "getTrackedFields"
    ],
    "effect": "write"
  },
  "tracked.update-same": {
    "section": "4.3",
    "basis": "stated",
    "says": "An update creates a new version also when the list is the same.",
    "quote": "Update replaces the list and creates a new version",
    "operations": [
      "updateTrackedFields",
      "listTrackedVersions"
    ],
    "effect": "write"
  },
  "tracked.next-cycle": {
    "section": "4.3",
    "basis": "stated",
    "says": "An updated list of tracked fields is effective on the next enrichment cycle: from then on its fields decide which changes are notified, and those of the list before it no longer do.",
    "quote": "effective on next enrichment cycle",
    "operations": [
      "updateTrackedFields"
    ],
    "effect": "write"
  },
  "tracked.delete": {
    "section": "4.3",
    "basis": "stated",
    "says": "Deleting the tracked fields disables custom change tracking: none are tracked any more, and none trigger notifications.",
    "quote": "delete disables custom change tracking",
    "operations": [
      "deleteTrackedFields",
      "getTrackedFields"
    ],
    "effect": "write"
  },
  "tracked.versions-default": {
    "section": "4.3",
    "basis": "stated",
    "says": "Deleted versions are not listed unless they are asked for.",
    "quote": "Optionally includes deleted versions",
    "operations": [
      "deleteTrackedFields",
      "listTrackedVersions"
    ],
    "effect": "write"
  },
  "tracked.versions-deleted": {
    "section": "4.3",
    "basis": "stated",
    "says": "With deleted versions included, the list has all that it has without, and the deleted ones.",
    "quote": "Optionally includes deleted versions",
    "operations": [
      "deleteTrackedFields",
      "listTrackedVersions"
    ],
    "effect": "write"
  },
  "tracked.versions-page": {
    "section": "4.3",
    "basis": "stated",
    "says": "Pages of versions by limit and offset do not overlap, and together are the whole list.",
    "quote": "Optionally includes deleted versions; limit/offset paging",
    "operations": [
      "listTrackedVersions"
    ],
    "effect": "write"
  },
  "users.list": {
    "section": "4.3",
    "basis": "stated",
    "says": "The users of an organization are listed as user-role assignments, each with profile and role level.",
    "quote": "User-role assignments with profile and role level",
    "operations": [
      "getOrgUsers"
    ],
    "effect": "none"
  },
  "users.add": {
    "section": "4.3",
    "basis": "stated",
    "says": "A user to whom access is added is among the users of the organization, with the role that was given.",
    "quote": "Add user access | Array of user-role pairs",
    "operations": [
      "addUserAccess",
      "getOrgUsers"
    ],
    "effect": "destroy"
  },
  "users.add-settings": {
    "section": "4.3",
    "basis": "stated",
    "says": "Access can be added with settings of the user, and without.",
    "quote": "Array of user-role pairs with optional per-user settings",
    "operations": [
      "addUserAccess"
    ],
    "effect": "destroy"
  },
  "users.update": {
    "section": "4.3",
    "basis": "stated",
    "says": "An update gives a user of the organization the role that was sent, and the user may then do what this role may.",
    "quote": "Update user access | Array of user-role pairs",
    "operations": [
      "updateUserAccess",
      "getOrgUsers"
    ],
    "effect": "destroy"
  },
  "users.array": {
    "section": "4.3",
    "basis": "stated",
    "says": "Access of several users can be added, or updated, with one array of user-role pairs.",
    "quote": "Array of user-role pairs",
    "operations": [
      "addUserAccess",
      "updateUserAccess",
      "getOrgUsers"
    ],
    "effect": "destroy"
  },
  "users.remove": {
    "section": "4.3",
    "basis": "stated",
    "says": "A user whose access was removed is not among the users of the organization, and calls of that user within it fail.",
    "quote": "Remove user access | By user IDs",
    "operations": [
      "removeUserAccess",
      "getOrgUsers"
    ],
    "effect": "destroy"
  },
  "users.remove-keeps-account": {
    "section": "4.3",
    "basis": "stated",
    "says": "Removing access does not delete the account; the user can still sign in.",
    "quote": "By user IDs; accounts are not deleted",
    "operations": [
      "removeUserAccess",
      "getUser",
      "createSession"
    ],
    "effect": "destroy"
  },
  "user.get": {
    "section": "4.3",
    "basis": "stated",
    "says": "A user is returned with profile, status and metadata.",
    "quote": "Profile, status, metadata",
    "operations": [
      "getUser"
    ],
    "effect": "none"
  },
  "user.reset-initiate": {
    "section": "4.3",
    "basis": "stated",
    "says": "The reset of a password can be initiated.",
    "quote": "Initiate password reset",
    "operations": [
      "initiatePasswordReset"
    ],
    "effect": "write"
  },
  "user.reset-patch": {
    "section": "4.3",
    "basis": "stated",
    "says": "The reset of a password uses `PATCH /users/{userId}`.",
    "quote": "The reset itself uses `PATCH /users/{userId}`",
    "operations": [
      "updateUser"
    ],
    "effect": "destroy"
  },
  "role.GetOrganization.viewer-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Get organization | Full organization record with settings and status. | viewer",
    "operations": [
      "getOrganization"
    ],
    "effect": "none",
    "says": "`getOrganization` succeeds for a caller who holds the role viewer on the organization."
  },
  "role.UpdateOrganization.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Update organization | Renames; new name in the body. | editor",
    "operations": [
      "updateOrganization"
    ],
    "effect": "write",
    "says": "`updateOrganization` requires the role editor: a caller with the role viewer is refused."
  },
  "role.UpdateOrganization.editor-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Update organization | Renames; new name in the body. | editor",
    "operations": [
      "updateOrganization"
    ],
    "effect": "write",
    "says": "`updateOrganization` succeeds for a caller who holds the role editor on the organization."
  },
  "role.ListApiKeys.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | List API keys | All API keys of the org. | admin",
    "operations": [
      "listApiKeys"
    ],
    "effect": "none",
    "says": "`listApiKeys` requires the role admin: a caller with the role viewer is refused."
  },
  "role.ListApiKeys.editor-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | List API keys | All API keys of the org. | admin",
    "operations": [
      "listApiKeys"
    ],
    "effect": "none",
    "says": "`listApiKeys` requires the role admin: a caller with the role editor is refused."
  },
  "role.ListApiKeys.admin-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | List API keys | All API keys of the org. | admin",
    "operations": [
      "listApiKeys"
    ],
    "effect": "none",
    "says": "`listApiKeys` succeeds for a caller who holds the role admin on the organization."
  },
  "role.CreateApiKey.viewer-denied": {
    "section": "4.3, 5, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Create API key | New long-lived key; full value returned only in this response. | admin",
    "operations": [
      "createApiKey"
    ],
    "effect": "write",
    "says": "`createApiKey` requires the role admin: a caller with the role viewer is refused."
  },
  "role.CreateApiKey.editor-denied": {
    "section": "4.3, 5, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Create API key | New long-lived key; full value returned only in this response. | admin",
    "operations": [
      "createApiKey"
    ],
    "effect": "write",
    "says": "`createApiKey` requires the role admin: a caller with the role editor is refused."
  },
  "role.CreateApiKey.admin-ok": {
    "section": "4.3, 5, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Create API key | New long-lived key; full value returned only in this response. | admin",
    "operations": [
      "createApiKey"
    ],
    "effect": "write",
    "says": "`createApiKey` succeeds for a caller who holds the role admin on the organization."
  },
  "role.GetApiKey.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Get API key | Metadata: shorthand, last-used timestamp, description; not the full key. | admin",
    "operations": [
      "getApiKey"
    ],
    "effect": "none",
    "says": "`getApiKey` requires the role admin: a caller with the role viewer is refused."
  },
  "role.GetApiKey.editor-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Get API key | Metadata: shorthand, last-used timestamp, description; not the full key. | admin",
    "operations": [
      "getApiKey"
    ],
    "effect": "none",
    "says": "`getApiKey` requires the role admin: a caller with the role editor is refused."
  },
  "role.GetApiKey.admin-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Get API key | Metadata: shorthand, last-used timestamp, description; not the full key. | admin",
    "operations": [
      "getApiKey"
    ],
    "effect": "none",
    "says": "`getApiKey` succeeds for a caller who holds the role admin on the organization."
  },
  "role.DeleteApiKey.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Delete API key | Permanent revocation; requests using the key fail at once. | admin",
    "operations": [
      "deleteApiKey"
    ],
    "effect": "write",
    "says": "`deleteApiKey` requires the role admin: a caller with the role viewer is refused."
  },
  "role.DeleteApiKey.editor-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Delete API key | Permanent revocation; requests using the key fail at once. | admin",
    "operations": [
      "deleteApiKey"
    ],
    "effect": "write",
    "says": "`deleteApiKey` requires the role admin: a caller with the role editor is refused."
  },
  "role.DeleteApiKey.admin-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Delete API key | Permanent revocation; requests using the key fail at once. | admin",
    "operations": [
      "deleteApiKey"
    ],
    "effect": "write",
    "says": "`deleteApiKey` succeeds for a caller who holds the role admin on the organization."
  },
  "role.UpdateApiKey.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Update API key | Changes name or description. | admin",
    "operations": [
      "updateApiKey"
    ],
    "effect": "write",
    "says": "`updateApiKey` requires the role admin: a caller with the role viewer is refused."
  },
  "role.UpdateApiKey.editor-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Update API key | Changes name or description. | admin",
    "operations": [
      "updateApiKey"
    ],
    "effect": "write",
    "says": "`updateApiKey` requires the role admin: a caller with the role editor is refused."
  },
  "role.UpdateApiKey.admin-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Update API key | Changes name or description. | admin",
    "operations": [
      "updateApiKey"
    ],
    "effect": "write",
    "says": "`updateApiKey` succeeds for a caller who holds the role admin on the organization."
  },
  "role.GetServiceAccounts.viewer-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Get service accounts | With assigned roles and creating user. | viewer",
    "operations": [
      "getServiceAccounts"
    ],
    "effect": "none",
    "says": "`getServiceAccounts` succeeds for a caller who holds the role viewer on the organization."
  },
  "role.CreateServiceAccount.viewer-denied": {
    "section": "4.3, 5 rule 2, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Create service account | Returns client ID and a client secret; the secret is returned only then. | admin",
    "operations": [
      "createServiceAccount"
    ],
    "effect": "write",
    "says": "`createServiceAccount` requires the role admin: a caller with the role viewer is refused."
  },
  "role.CreateServiceAccount.editor-denied": {
    "section": "4.3, 5 rule 2, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Create service account | Returns client ID and a client secret; the secret is returned only then. | admin",
    "operations": [
      "createServiceAccount"
    ],
    "effect": "write",
    "says": "`createServiceAccount` requires the role admin: a caller with the role editor is refused."
  },
  "role.CreateServiceAccount.admin-ok": {
    "section": "4.3, 5 rule 2, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Create service account | Returns client ID and a client secret; the secret is returned only then. | admin",
    "operations": [
      "createServiceAccount"
    ],
    "effect": "write",
    "says": "`createServiceAccount` succeeds for a caller who holds the role admin on the organization."
  },
  "role.DeleteServiceAccount.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Delete service account | Removes it, invalidates its credentials, returns the deleted client ID. | admin",
    "operations": [
      "deleteServiceAccount"
    ],
    "effect": "write",
    "says": "`deleteServiceAccount` requires the role admin: a caller with the role viewer is refused."
  },
  "role.DeleteServiceAccount.editor-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Delete service account | Removes it, invalidates its credentials, returns the deleted client ID. | admin",
    "operations": [
      "deleteServiceAccount"
    ],
    "effect": "write",
    "says": "`deleteServiceAccount` requires the role admin: a caller with the role editor is refused."
  },
  "role.DeleteServiceAccount.admin-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Delete service account | Removes it, invalidates its credentials, returns the deleted client ID. | admin",
    "operations": [
      "deleteServiceAccount"
    ],
    "effect": "write",
    "says": "`deleteServiceAccount` succeeds for a caller who holds the role admin on the organization."
  },
  "role.UpdateServiceAccountRoles.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Update service account roles | Identifies the account by client ID. | admin",
    "operations": [
      "updateServiceAccountRoles"
    ],
    "effect": "write",
    "says": "`updateServiceAccountRoles` requires the role admin: a caller with the role viewer is refused."
  },
  "role.UpdateServiceAccountRoles.editor-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Update service account roles | Identifies the account by client ID. | admin",
    "operations": [
      "updateServiceAccountRoles"
    ],
    "effect": "write",
    "says": "`updateServiceAccountRoles` requires the role admin: a caller with the role editor is refused."
  },
  "role.UpdateServiceAccountRoles.admin-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Update service account roles | Identifies the account by client ID. | admin",
    "operations": [
      "updateServiceAccountRoles"
    ],
    "effect": "write",
    "says": "`updateServiceAccountRoles` succeeds for a caller who holds the role admin on the organization."
  },
  "role.RegenerateSecret.viewer-denied": {
    "section": "4.3, 5 rule 2, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Regenerate client secret | Invalidates the previous secret; new secret returned only in the response. | admin",
    "operations": [
      "regenerateSecret"
    ],
    "effect": "write",
    "says": "`regenerateSecret` requires the role admin: a caller with the role viewer is refused."
  },
  "role.RegenerateSecret.editor-denied": {
    "section": "4.3, 5 rule 2, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Regenerate client secret | Invalidates the previous secret; new secret returned only in the response. | admin",
    "operations": [
      "regenerateSecret"
    ],
    "effect": "write",
    "says": "`regenerateSecret` requires the role admin: a caller with the role editor is refused."
  },
  "role.RegenerateSecret.admin-ok": {
    "section": "4.3, 5 rule 2, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Regenerate client secret | Invalidates the previous secret; new secret returned only in the response. | admin",
    "operations": [
      "regenerateSecret"
    ],
    "effect": "write",
    "says": "`regenerateSecret` succeeds for a caller who holds the role admin on the organization."
  },
  "role.GetInvitations.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Get invitations | All invitations of the org; filter `status`. | admin",
    "operations": [
      "getInvitations"
    ],
    "effect": "none",
    "says": "`getInvitations` requires the role admin: a caller with the role viewer is refused."
  },
  "role.GetInvitations.editor-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Get invitations | All invitations of the org; filter `status`. | admin",
    "operations": [
      "getInvitations"
    ],
    "effect": "none",
    "says": "`getInvitations` requires the role admin: a caller with the role editor is refused."
  },
  "role.GetInvitations.admin-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Get invitations | All invitations of the org; filter `status`. | admin",
    "operations": [
      "getInvitations"
    ],
    "effect": "none",
    "says": "`getInvitations` succeeds for a caller who holds the role admin on the organization."
  },
  "role.GetInvitationDetails.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Get invitation details | Status and expiration date. | admin of the org, and the invitee",
    "operations": [
      "getInvitationDetails"
    ],
    "effect": "none",
    "says": "`getInvitationDetails` requires the role admin: a caller with the role viewer is refused."
  },
  "role.GetInvitationDetails.editor-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Get invitation details | Status and expiration date. | admin of the org, and the invitee",
    "operations": [
      "getInvitationDetails"
    ],
    "effect": "none",
    "says": "`getInvitationDetails` requires the role admin: a caller with the role editor is refused."
  },
  "role.GetInvitationDetails.admin-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Get invitation details | Status and expiration date. | admin of the org, and the invitee",
    "operations": [
      "getInvitationDetails"
    ],
    "effect": "none",
    "says": "`getInvitationDetails` succeeds for a caller who holds the role admin on the organization."
  },
  "role.RevokeInvitation.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Revoke invitation | Only for `pending`. | admin",
    "operations": [
      "revokeInvitation"
    ],
    "effect": "write",
    "says": "`revokeInvitation` requires the role admin: a caller with the role viewer is refused."
  },
  "role.RevokeInvitation.editor-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Revoke invitation | Only for `pending`. | admin",
    "operations": [
      "revokeInvitation"
    ],
    "effect": "write",
    "says": "`revokeInvitation` requires the role admin: a caller with the role editor is refused."
  },
  "role.RevokeInvitation.admin-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Revoke invitation | Only for `pending`. | admin",
    "operations": [
      "revokeInvitation"
    ],
    "effect": "write",
    "says": "`revokeInvitation` succeeds for a caller who holds the role admin on the organization."
  },
  "role.ResendInvitation.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Resend invitation email | For `pending` or `expired`; resets expiration. | admin",
    "operations": [
      "resendInvitation"
    ],
    "effect": "write",
    "says": "`resendInvitation` requires the role admin: a caller with the role viewer is refused."
  },
  "role.ResendInvitation.editor-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Resend invitation email | For `pending` or `expired`; resets expiration. | admin",
    "operations": [
      "resendInvitation"
    ],
    "effect": "write",
    "says": "`resendInvitation` requires the role admin: a caller with the role editor is refused."
  },
  "role.ResendInvitation.admin-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Resend invitation email | For `pending` or `expired`; resets expiration. | admin",
    "operations": [
      "resendInvitation"
    ],
    "effect": "write",
    "says": "`resendInvitation` succeeds for a caller who holds the role admin on the organization."
  },
  "role.GetOrgUsers.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Get org users | User-role assignments with profile and role level. | admin",
    "operations": [
      "getOrgUsers"
    ],
    "effect": "none",
    "says": "`getOrgUsers` requires the role admin: a caller with the role viewer is refused."
  },
  "role.GetOrgUsers.editor-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Get org users | User-role assignments with profile and role level. | admin",
    "operations": [
      "getOrgUsers"
    ],
    "effect": "none",
    "says": "`getOrgUsers` requires the role admin: a caller with the role editor is refused."
  },
  "role.GetOrgUsers.admin-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Get org users | User-role assignments with profile and role level. | admin",
    "operations": [
      "getOrgUsers"
    ],
    "effect": "none",
    "says": "`getOrgUsers` succeeds for a caller who holds the role admin on the organization."
  },
  "role.AddUserAccess.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Add user access | Array of user-role pairs with optional per-user settings. | admin",
    "operations": [
      "addUserAccess"
    ],
    "effect": "write",
    "says": "`addUserAccess` requires the role admin: a caller with the role viewer is refused."
  },
  "role.AddUserAccess.editor-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Add user access | Array of user-role pairs with optional per-user settings. | admin",
    "operations": [
      "addUserAccess"
    ],
    "effect": "write",
    "says": "`addUserAccess` requires the role admin: a caller with the role editor is refused."
  },
  "role.AddUserAccess.admin-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Add user access | Array of user-role pairs with optional per-user settings. | admin",
    "operations": [
      "addUserAccess"
    ],
    "effect": "write",
    "says": "`addUserAccess` succeeds for a caller who holds the role admin on the organization."
  },
  "role.RemoveUserAccess.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Remove user access | By user IDs; accounts are not deleted. | admin",
    "operations": [
      "removeUserAccess"
    ],
    "effect": "write",
    "says": "`removeUserAccess` requires the role admin: a caller with the role viewer is refused."
  },
  "role.RemoveUserAccess.editor-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Remove user access | By user IDs; accounts are not deleted. | admin",
    "operations": [
      "removeUserAccess"
    ],
    "effect": "write",
    "says": "`removeUserAccess` requires the role admin: a caller with the role editor is refused."
  },
  "role.RemoveUserAccess.admin-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Remove user access | By user IDs; accounts are not deleted. | admin",
    "operations": [
      "removeUserAccess"
    ],
    "effect": "write",
    "says": "`removeUserAccess` succeeds for a caller who holds the role admin on the organization."
  },
  "role.UpdateUserAccess.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Update user access | Array of user-role pairs. | admin",
    "operations": [
      "updateUserAccess"
    ],
    "effect": "write",
    "says": "`updateUserAccess` requires the role admin: a caller with the role viewer is refused."
  },
  "role.UpdateUserAccess.editor-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Update user access | Array of user-role pairs. | admin",
    "operations": [
      "updateUserAccess"
    ],
    "effect": "write",
    "says": "`updateUserAccess` requires the role admin: a caller with the role editor is refused."
  },
  "role.UpdateUserAccess.admin-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "identity | Update user access | Array of user-role pairs. | admin",
    "operations": [
      "updateUserAccess"
    ],
    "effect": "write",
    "says": "`updateUserAccess` succeeds for a caller who holds the role admin on the organization."
  },
  "role.GetLedgers.viewer-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Get ledgers / get ledger | Name, description, created date, counts (total, verified, new jobs). | viewer",
    "operations": [
      "getLedgers"
    ],
    "effect": "none",
    "says": "`getLedgers` succeeds for a caller who holds the role viewer on the organization."
  },
  "role.CreateLedger.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Create / update / delete ledger | Create under the caller's org; update name or description; delete removes its contacts. | editor",
    "operations": [
      "createLedger"
    ],
    "effect": "write",
    "says": "`createLedger` requires the role editor: a caller with the role viewer is refused."
  },
  "role.CreateLedger.editor-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Create / update / delete ledger | Create under the caller's org; update name or description; delete removes its contacts. | editor",
    "operations": [
      "createLedger"
    ],
    "effect": "write",
    "says": "`createLedger` succeeds for a caller who holds the role editor on the organization."
  },
  "role.GetLedger.viewer-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Get ledgers / get ledger | Name, description, created date, counts (total, verified, new jobs). | viewer",
    "operations": [
      "getLedger"
    ],
    "effect": "none",
    "says": "`getLedger` succeeds for a caller who holds the role viewer on the organization."
  },
  "role.DeleteLedger.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Create / update / delete ledger | Create under the caller's org; update name or description; delete removes its contacts. | editor",
    "operations": [
      "deleteLedger"
    ],
    "effect": "write",
    "says": "`deleteLedger` requires the role editor: a caller with the role viewer is refused."
  },
  "role.DeleteLedger.editor-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Create / update / delete ledger | Create under the caller's org; update name or description; delete removes its contacts. | editor",
    "operations": [
      "deleteLedger"
    ],
    "effect": "write",
    "says": "`deleteLedger` succeeds for a caller who holds the role editor on the organization."
  },
  "role.UpdateLedger.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Create / update / delete ledger | Create under the caller's org; update name or description; delete removes its contacts. | editor",
    "operations": [
      "updateLedger"
    ],
    "effect": "write",
    "says": "`updateLedger` requires the role editor: a caller with the role viewer is refused."
  },
  "role.UpdateLedger.editor-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Create / update / delete ledger | Create under the caller's org; update name or description; delete removes its contacts. | editor",
    "operations": [
      "updateLedger"
    ],
    "effect": "write",
    "says": "`updateLedger` succeeds for a caller who holds the role editor on the organization."
  },
  "role.BulkDeleteContacts.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Bulk delete contacts | By contact ID and/or customer reference ID; returns rows removed. | editor",
    "operations": [
      "bulkDeleteContacts"
    ],
    "effect": "write",
    "says": "`bulkDeleteContacts` requires the role editor: a caller with the role viewer is refused."
  },
  "role.BulkDeleteContacts.editor-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Bulk delete contacts | By contact ID and/or customer reference ID; returns rows removed. | editor",
    "operations": [
      "bulkDeleteContacts"
    ],
    "effect": "write",
    "says": "`bulkDeleteContacts` succeeds for a caller who holds the role editor on the organization."
  },
  "role.DeleteContact.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Delete contact | An ID starting with the contact-ID prefixes is matched as a contact ID; any other value as a customer reference ID. | editor",
    "operations": [
      "deleteContact"
    ],
    "effect": "write",
    "says": "`deleteContact` requires the role editor: a caller with the role viewer is refused."
  },
  "role.DeleteContact.editor-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Delete contact | An ID starting with the contact-ID prefixes is matched as a contact ID; any other value as a customer reference ID. | editor",
    "operations": [
      "deleteContact"
    ],
    "effect": "write",
    "says": "`deleteContact` succeeds for a caller who holds the role editor on the organization."
  },
  "role.ListImports.viewer-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | List ledger imports | Import batches; filter by filename, status, import type; sorting; limit/offset paging. | viewer",
    "operations": [
      "listImports"
    ],
    "effect": "none",
    "says": "`listImports` succeeds for a caller who holds the role viewer on the organization."
  },
  "role.SearchImportHistory.viewer-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Search import history | Date-range filter; limit/offset paging. | viewer",
    "operations": [
      "searchImportHistory"
    ],
    "effect": "none",
    "says": "`searchImportHistory` succeeds for a caller who holds the role viewer on the organization."
  },
  "role.GetImport.viewer-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Get a ledger import | Status and contact counts. | viewer",
    "operations": [
      "getImport"
    ],
    "effect": "none",
    "says": "`getImport` succeeds for a caller who holds the role viewer on the organization."
  },
  "role.DeleteImportContacts.viewer-denied": {
    "section": "3, 4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Delete contacts imported by an import | Import must be `processing` or `completed`. | editor",
    "operations": [
      "deleteImportContacts"
    ],
    "effect": "write",
    "says": "`deleteImportContacts` requires the role editor: a caller with the role viewer is refused."
  },
  "role.DeleteImportContacts.editor-ok": {
    "section": "3, 4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Delete contacts imported by an import | Import must be `processing` or `completed`. | editor",
    "operations": [
      "deleteImportContacts"
    ],
    "effect": "write",
    "says": "`deleteImportContacts` succeeds for a caller who holds the role editor on the organization."
  },
  "role.DownloadImportErrors.viewer-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Download import errors | CSV of failed rows. | viewer",
    "operations": [
      "downloadImportErrors"
    ],
    "effect": "none",
    "says": "`downloadImportErrors` succeeds for a caller who holds the role viewer on the organization."
  },
  "role.GetTrackedFields.viewer-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Get / update / delete tracked fields | Update replaces the list and creates a new version, effective on next enrichment cycle; delete disables custom change tracking. | viewer / editor / editor",
    "operations": [
      "getTrackedFields"
    ],
    "effect": "none",
    "says": "`getTrackedFields` succeeds for a caller who holds the role viewer on the organization."
  },
  "role.UpdateTrackedFields.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Get / update / delete tracked fields | Update replaces the list and creates a new version, effective on next enrichment cycle; delete disables custom change tracking. | viewer / editor / editor",
    "operations": [
      "updateTrackedFields"
    ],
    "effect": "write",
    "says": "`updateTrackedFields` requires the role editor: a caller with the role viewer is refused."
  },
  "role.UpdateTrackedFields.editor-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Get / update / delete tracked fields | Update replaces the list and creates a new version, effective on next enrichment cycle; delete disables custom change tracking. | viewer / editor / editor",
    "operations": [
      "updateTrackedFields"
    ],
    "effect": "write",
    "says": "`updateTrackedFields` succeeds for a caller who holds the role editor on the organization."
  },
  "role.DeleteTrackedFields.viewer-denied": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Get / update / delete tracked fields | Update replaces the list and creates a new version, effective on next enrichment cycle; delete disables custom change tracking. | viewer / editor / editor",
    "operations": [
      "deleteTrackedFields"
    ],
    "effect": "write",
    "says": "`deleteTrackedFields` requires the role editor: a caller with the role viewer is refused."
  },
  "role.DeleteTrackedFields.editor-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | Get / update / delete tracked fields | Update replaces the list and creates a new version, effective on next enrichment cycle; delete disables custom change tracking. | viewer / editor / editor",
    "operations": [
      "deleteTrackedFields"
    ],
    "effect": "write",
    "says": "`deleteTrackedFields` succeeds for a caller who holds the role editor on the organization."
  },
  "role.ListTrackedVersions.viewer-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "ledger | List tracked-field versions | Optionally includes deleted versions; limit/offset paging. | viewer",
    "operations": [
      "listTrackedVersions"
    ],
    "effect": "none",
    "says": "`listTrackedVersions` succeeds for a caller who holds the role viewer on the organization."
  },
  "role.GetUsage.viewer-ok": {
    "section": "4.3, 5 rule 5",
    "basis": "stated",
    "quote": "billing | Get org API usage | Current billing period records; group by org or principal; optional history. | viewer",
    "operations": [
      "getUsage"
    ],
    "effect": "none",
    "says": "`getUsage` succeeds for a caller who holds the role viewer on the organization."
  }
};

export const ruleIds = Object.keys(rules) as RuleId[];
