// Written by `npm run generate` from spec/. Do not edit.

import type { QuestionId } from './questions.js';
import type { BindingRuleId } from './rules.js';

export const { computedFor, unobservable, open, survivors }: {
  readonly computedFor: Readonly<Partial<Record<BindingRuleId, string>>>;
  readonly unobservable: Readonly<Record<string, readonly string[]>>;
  readonly open: Readonly<Partial<Record<QuestionId, readonly string[]>>>;
  readonly survivors: Readonly<Record<string, string>>;
} = {
  "computedFor": {
    "apikey.create-full-once": "member-missing/createApiKey/key",
    "apikey.delete-at-once": "revocation-spared/find/deleteApiKey",
    "apikey.delete-only-that": "all-too/deleteApiKey",
    "apikey.get-metadata": "member-missing/getApiKey/shorthand",
    "apikey.keys-distinct": "others-answer-at-once/createApiKey",
    "apikey.list": "list-newest-lost/listApiKeys",
    "apikey.list-org-only": "admits-org-foreign/listApiKeys",
    "apikey.update-description": "member-ignored/updateApiKey/description",
    "apikey.update-name": "member-ignored/updateApiKey/name",
    "auth.bearer-scheme": "admits-credential-wrong-scheme/find",
    "auth.empty-bearer": "admits-credential-empty/find",
    "auth.every-op-needs-credential": "admits-credential-missing/getServiceAccounts",
    "auth.garbage": "admits-credential-unknown/find",
    "auth.key-not-customer-data": "admits-key-out-of-scope/getLedgers",
    "auth.missing": "admits-credential-missing/find",
    "auth.none-alg": "admits-credential-unsigned/find",
    "auth.role-effective-after-change": "revocation-spared/getOrgUsers/updateUserAccess",
    "auth.role-on-org": "admits-org-foreign/find",
    "auth.tampered": "admits-credential-tampered/find",
    "auth.token-all-endpoints": "refuses-credential/downloadImportErrors/user",
    "auth.unknown-org": "admits-org-unknown/find",
    "contacts.add-import": "no-effect/addContacts",
    "contacts.add-visible": "list-newest-lost/getContacts",
    "contacts.bulk-delete-again": "member-plus-one/bulkDeleteContacts/rows_removed",
    "contacts.bulk-delete-ids": "elements-last-lost/bulkDeleteContacts/contact_ids",
    "contacts.bulk-delete-mixed": "member-plus-one/bulkDeleteContacts/rows_removed",
    "contacts.bulk-delete-refs": "elements-last-lost/bulkDeleteContacts/reference_ids",
    "contacts.delete-by-id": "another-too/deleteContact",
    "contacts.delete-by-ref": "key-by-prefix/deleteContact/contact_id",
    "contacts.ident-email": "member-ignored/addContacts/contacts.*.email_address",
    "contacts.ident-linkedin": "member-ignored/addContacts/contacts.*.linkedin",
    "contacts.ident-name": "member-ignored/addContacts/contacts.*.name",
    "contacts.search-csv": "csv-last-lost/downloadLedgerContacts",
    "contacts.search-exact": "member-ignored/searchLedgerContacts/filters.*.string_values",
    "contacts.search-exists": "member-ignored/searchLedgerContacts/filters.*.match_type",
    "contacts.search-sort-page": "page-two-skips/searchLedgerContacts",
    "contacts.sort": "sort-reversed/getContacts",
    "contacts.token-paging": "page-two-skips/getContacts",
    "contacts.view-count": "member-plus-one/getContacts/count",
    "end.other-session-lives": "all-too/endSession",
    "end.revokes-body": "member-ignored/endSession/refreshToken",
    "end.revokes-cookie": "no-effect/endSession",
    "events.about-changed": "event-of-another/updateTrackedFields",
    "events.exist": "event-never/updateTrackedFields",
    "events.not-deleted": "event-of-deleted/deleteContact",
    "events.only-tracked": "event-untracked/updateTrackedFields",
    "find.element-object": "member-mistyped/find/matches.*",
    "find.found-bool": "member-mistyped/find/matches.*.found",
    "find.found-iff-people": "member-inverted/find/matches.*.found",
    "find.index-aligned": "list-shuffled/find",
    "find.json-response": "bodiless/find",
    "find.matches-array": "member-mistyped/find/matches",
    "find.mr-preview-found": "elements-last-lost/previewFind/matches",
    "find.one-per-input": "list-last-lost/find",
    "find.people-array": "member-mistyped/find/matches.*.people",
    "imports.delete-completed": "no-effect/deleteImportContacts",
    "imports.delete-only-own": "all-too/deleteImportContacts",
    "imports.errors-csv": "csv-last-lost/downloadImportErrors",
    "imports.filter-status": "parameter-ignored/listImports/status",
    "imports.filter-type": "parameter-ignored/listImports/import_type",
    "imports.get": "member-missing/getImport/counts",
    "imports.history-page": "page-two-skips/searchImportHistory",
    "imports.history-range": "parameter-ignored/searchImportHistory/to",
    "imports.limit-respected": "limit-plus-one/listImports/limit",
    "imports.list": "list-newest-lost/listImports",
    "imports.page": "page-two-skips/listImports",
    "imports.sort": "sort-reversed/listImports",
    "imports.status-values": "member-recased/listImports/imports.*.status",
    "invite.accept": "no-effect/acceptInvitation",
    "invite.create-listed": "list-ended-lost/getInvitations",
    "invite.decline": "no-effect/declineInvitation",
    "invite.details": "member-missing/getInvitationDetails/expiresAt",
    "invite.details-invitee": "refuses-credential/getInvitationDetails/user",
    "invite.details-stranger": "admits-org-foreign/getInvitationDetails",
    "invite.expired-not-acceptable": "clock-behind/acceptInvitation",
    "invite.expired-status": "clock-behind/getInvitationDetails",
    "invite.expires-2w": "member-a-month-later/createInvitation/expiresAt",
    "invite.filter-status": "parameter-ignored/getInvitations/status",
    "invite.org-only": "admits-org-foreign/getInvitations",
    "invite.resend-pending": "server-error/resendInvitation",
    "invite.resend-resets": "no-effect/resendInvitation",
    "invite.revoke-expired": "clock-behind/revokeInvitation",
    "invite.revoke-pending": "no-effect/revokeInvitation",
    "job.duration-matches-dates": "member-always-zero/getPerson/position.duration",
    "job.tenure-ge-duration": "member-always-zero/getPerson/position.company_tenure",
    "ledger.counts-bounds": "member-plus-one/getLedger/counts.verified",
    "ledger.create": "list-newest-lost/getLedgers",
    "ledger.delete": "unseen/getLedgers/deleteLedger",
    "ledger.delete-contacts": "unseen/getContacts/deleteLedger",
    "ledger.get-members": "member-missing/getLedger/created_at",
    "ledger.list-has-each": "member-missing/getLedgers/ledgers.*.description",
    "ledger.org-isolation": "admits-org-foreign/getLedger",
    "ledger.update-description": "member-ignored/updateLedger/description",
    "ledger.update-name": "member-ignored/updateLedger/name",
    "lookup.batch": "list-last-lost/lookupPeople",
    "lookup.equals-get": "member-mojibake/lookupPeople/people.*.name",
    "lookup.fields": "member-ignored/lookupPeople/fields",
    "lookup.max-50k": "elements-eleventh-on-lost/lookupPeople/ids",
    "lookup.no-strangers": "others-answer/lookupPeople",
    "org.get": "bodiless/getOrganization",
    "org.get-settings-status": "member-missing/getOrganization/settings",
    "org.rename": "no-effect/updateOrganization",
    "person.get": "others-answer/getPerson",
    "person.get-equals-find": "member-mojibake/getPerson/name",
    "person.get-fields": "parameter-ignored/getPerson/fields",
    "person.jobs-never-object": "member-mistyped/getPerson/jobs",
    "preview.find-exists": "bodiless/previewFind",
    "preview.search-agrees": "elements-first-only/previewSearch/filters",
    "preview.search-exists": "bodiless/previewSearch",
    "resource.as-sent": "text-lowered/createApiKey/name",
    "resource.by-id": "key-by-prefix/getLedger/ledger_id",
    "resource.listed-once": "list-first-doubled/getServiceAccounts",
    "resource.settled": "member-a-month-later/getLedger/created_at",
    "role.norole-denied": "admits-org-foreign/getUsage",
    "sa.create-id-secret": "member-missing/createServiceAccount/clientSecret",
    "sa.delete-invalidates": "no-effect/deleteServiceAccount",
    "sa.delete-returns-id": "member-missing/deleteServiceAccount/clientId",
    "sa.delete-unlisted": "unseen/getServiceAccounts/deleteServiceAccount",
    "sa.list-roles": "member-missing/getServiceAccounts/serviceAccounts.*.roles",
    "sa.regen-invalidates": "no-effect/regenerateSecret",
    "sa.regen-new": "member-missing/regenerateSecret/clientSecret",
    "sa.regen-same-client": "others-answer/regenerateSecret",
    "sa.update-roles": "no-effect/updateServiceAccountRoles",
    "search.every-value": "elements-first-only/search/filters",
    "search.exists": "member-missing/search/people",
    "search.finds-alike": "text-ascii-only/search/filters.*.string_values.*",
    "search.same-in-pages": "page-two-skips/search",
    "search.same-record": "member-mojibake/search/people.*.name",
    "session.access-token": "member-missing/createSession/accessToken",
    "session.expires-at": "member-missing/createSession/expiresAt",
    "session.lifetime-at-most-1h": "clock-ahead/createSession",
    "session.password-expiry": "member-missing/createSession/expiresAt",
    "session.post": "server-error/createSession",
    "session.refresh-by-body": "member-ignored/createSession/refreshToken",
    "session.refresh-new-token": "others-answer/createSession",
    "session.token-after-expiry": "admits-credential-expired/find",
    "subs.include-expired": "list-first-lost/getSubscriptions",
    "text.json-media-type": "media-type/find",
    "tracked.delete": "no-effect/deleteTrackedFields",
    "tracked.update-replaces": "elements-last-lost/updateTrackedFields/fields",
    "tracked.update-same": "done-once/updateTrackedFields",
    "tracked.update-version": "no-effect/updateTrackedFields",
    "tracked.versions-deleted": "list-ended-lost/listTrackedVersions",
    "tracked.versions-page": "page-two-skips/listTrackedVersions",
    "usage.current": "member-a-month-later/getUsage/records.*.period_start",
    "usage.org-isolation": "admits-org-foreign/getUsage",
    "usage.sum": "member-plus-one/getUsage/records.*.requests",
    "user.get": "member-missing/getUser/profile",
    "user.reset-initiate": "server-error/initiatePasswordReset",
    "user.reset-patch": "no-effect/updateUser",
    "users.array": "elements-first-only/addUserAccess/body",
    "users.list": "member-missing/getOrgUsers/users.*.profile",
    "users.remove": "no-effect/removeUserAccess",
    "verify.array": "elements-last-lost/verify/queries",
    "verify.company-by-name": "member-ignored/verify/queries.*.company_name",
    "verify.company-by-url": "member-ignored/verify/queries.*.company_linkedin",
    "verify.current-true": "member-inverted/verify/results.*.verified",
    "verify.mr-batch": "list-last-lost/verify",
    "verify.other-false": "member-inverted/verify/results.*.verified",
    "verify.past-false": "member-inverted/verify/results.*.verified"
  },
  "unobservable": {
    "when a key was last used may be told later, and roughly": [
      "member-*/*/**lastUsedAt"
    ],
    "no sentence says what it holds": [
      "member-*/*/**{orgId,invitedBy,message,error,index,metadata,profile,settings}{,.*}"
    ],
    "a service writes these ids itself, and may take them as UUIDs without hyphens": [
      "key-{percent-decoded,punctuation-lost}/*/{ledger_id,import_id,contact_ids.*,keyId,invitationId,userId,*.userId,userIds.*}",
      "key-{percent-decoded,punctuation-lost}/{deleteServiceAccount,updateServiceAccountRoles,regenerateSecret}/clientId"
    ],
    "what is sorted by has a name of plain letters in lower case": [
      "text-*/*/sort_by"
    ],
    "what is deleted is not shown, or no sentence says when it was": [
      "member-*/**/*deleted_at"
    ],
    "the members of a contact are not listed by the document": [
      "member-*/*/contacts.*.{last_company_changed_at,last_info_changed_at,has_multiple_jobs,is_verified,import_id}"
    ],
    "what is not in that organization is not found in it, whoever asks": [
      "admits-org-unknown/{delete,get,update,revoke,remove,resend,regenerate,search,download,list,bulk,add}*"
    ],
    "names of members are plain letters in lower case": [
      "text-*/*/{return_fields,fields}.*"
    ],
    "nobody of the mock has letters beyond ASCII there": [
      "member-mojibake/*/**{title,degree,field,company.name,industry,county,records.*.operation,records.*.principal}"
    ],
    "no sentence says that an import shows when it was completed": [
      "member-*/*/**completed_at"
    ],
    "no sentence says that it is shown there, and an empty member is an absent one (section 2)": [
      "member-emptied/{update*,accept*,decline*,add*}/**",
      "member-emptied/*/{apiKeys,serviceAccounts,invitations,users}.*.{id,clientId,userId}",
      "member-emptied/{getPerson,lookupPeople,search}/**",
      "member-emptied/{searchLedgerContacts/contacts.*.id,getLedger/id,listTrackedVersions/versions.*.{version,fields.*}}",
      "member-emptied/{getOrganization/{id,name},getApiKey/id,regenerateSecret/clientId}",
      "member-emptied/{{*Invitation,getInvitationDetails,createApiKey}/id,{create,resend}Invitation/status,createServiceAccount/createdBy,getUser/userId}"
    ],
    "what a verification says beside its result is open": [
      "member-emptied/verify/**"
    ],
    "what is answered of somebody unknown is open": [
      "list-{empty,ended-lost}/verify"
    ],
    "a date is written in one way": [
      "text-*/{search,previewSearch}/filters.*.date_{from,to}"
    ],
    "slugs and companies are compared without case and punctuation": [
      "text-{lowered,quotes-lost}/verify/**"
    ],
    "no sentence says that results stand in the order of their queries": [
      "list-shuffled/verify"
    ],
    "nobody tells a run that a subscription has expired": [
      "parameter-ignored/getSubscriptions/include_expired"
    ],
    "how long a billing period is, no sentence says": [
      "{member-a-year-sooner/getUsage/{period_start,records.*.period_start},member-a-month-later/getUsage/period_end}"
    ],
    "how much may be used, no sentence says": [
      "member-*/getUsage/records.*.limit"
    ],
    "how late usage is shown, and what is charged for, is open": [
      "member-{always-zero/getUsage/records.*.{requests,credits_used},plus-one/getUsage/records.*.credits_used}"
    ],
    "it may take no value that a run knows": [
      "server-error-on/find/confidence"
    ],
    "which role find requires is open, and an account may lack it": [
      "refuses-credential/find/service-account"
    ],
    "no current job of the mock has an end": [
      "member-inverted/getPerson/position.ended_at_year_only"
    ],
    "contacts, errors and counts come when the import is worked on, not by the call itself": [
      "unseen/{getContacts,searchLedgerContacts,downloadLedgerContacts,downloadImportErrors,getLedger,getLedgers}/addContacts"
    ],
    "it helps to find the person; no sentence says that it is shown": [
      "{text-*,member-ignored}/addContacts/contacts.*.{company_name,company_domain,company_linkedin,title}"
    ],
    "it may be written in another way, and only helps to find the person": [
      "{text-*,member-ignored}/addContacts/contacts.*.{linkedin,country,location}"
    ],
    "a service may write names in its own way": [
      "text-{lowered,space-squeezed}/addContacts/contacts.*.name"
    ],
    "no sentence says that contacts are filtered by dates": [
      "{text-*,member-ignored}/{search,download}LedgerContacts/filters.*.date_{from,to}"
    ],
    "no sentence says that a CSV is sorted": [
      "member-ignored/downloadLedgerContacts/sort_by"
    ],
    "no sentence says what a deletion answers": [
      "{member-*,bodiless,others-answer*}/deleteImportContacts{,/*}"
    ],
    "no sentence says that adding contacts tells which import that is": [
      "bodiless/addContacts"
    ],
    "no sentence says that contacts come with a file name": [
      "member-ignored/addContacts/filename"
    ],
    "a filter may ignore case, and find beginnings": [
      "text-{lowered,cut,comma-cut}/listImports/filename"
    ],
    "no file has quotation marks in its name": [
      "text-quotes-lost/{addContacts,listImports}/filename"
    ],
    "no sentence says that it tells how many contacts there are": [
      "member-{plus-one,always-zero}/{createLedger,updateLedger}/counts.*"
    ],
    "what counts as a new job is not said": [
      "member-always-zero/{getLedger,getLedgers}/**new_jobs"
    ],
    "no sentence says that an import shows its file": [
      "member-mojibake/getImport/filename"
    ],
    "no sentence says that it shows when it was made": [
      "member-*/{*TrackedVersions/versions.*,*TrackedFields/}created_at"
    ],
    "a version has no letters beyond ASCII": [
      "member-mojibake/listTrackedVersions/versions.*.version"
    ],
    "no sentence says how they are sorted": [
      "page-two-reversed/{searchImportHistory,listTrackedVersions}"
    ],
    "nothing filters contacts, and of their number there are no pages": [
      "page-two-unfiltered/getContacts"
    ],
    "what is left of a deleted ledger is open": [
      "list-ended-lost/getLedgers"
    ],
    "an import shows the rows that it brought, whatever became of them since": [
      "unseen/{listImports,searchImportHistory,getImport,downloadImportErrors}/{bulkDeleteContacts,deleteContact,updateLedger}"
    ],
    "contacts do not show what their ledger is called": [
      "unseen/{getContacts,searchLedgerContacts,downloadLedgerContacts}/updateLedger"
    ],
    "the errors are of rows that made no contact": [
      "unseen/downloadImportErrors/deleteImportContacts"
    ],
    "what the accounts of a run are called is not its choice": [
      "text-*/createSession/*"
    ],
    "roles are cumulative: the highest may be all that is kept": [
      "elements-*/{createServiceAccount,updateServiceAccountRoles}/roles"
    ],
    "it was there before the run, which never learns of it": [
      "list-{first,oldest}-lost/{getOrgUsers,getLedgers,listApiKeys,getServiceAccounts,getInvitations}"
    ],
    "whether a revoked key is still shown is not said": [
      "unseen/{listApiKeys,getApiKey}/deleteApiKey"
    ],
    "a list of accounts shows no secrets": [
      "unseen/getServiceAccounts/regenerateSecret"
    ],
    "users are those who accepted": [
      "unseen/getOrgUsers/{create,decline,revoke,resend}Invitation"
    ],
    "passwords are not shown": [
      "unseen/{getOrgUsers,getUser}/{updateUser,initiatePasswordReset}"
    ],
    "what a profile tells of organizations is not said": [
      "unseen/getUser/{*UserAccess,acceptInvitation}"
    ],
    "other organizations are closed to the run": [
      "{another,all}-too/updateOrganization"
    ],
    "what it sends goes to a mailbox, and its answer says nothing": [
      "*/initiatePasswordReset"
    ],
    "an account is never invited": [
      "refuses-credential/{accept,decline}Invitation/service-account"
    ],
    "who may get a user is open, and how a role is refused": [
      "refuses-credential/getUser/*"
    ],
    "no sentence says that a change shows what it made": [
      "bodiless/{update*,resend*,accept*,decline*,createInvitation,addUserAccess,removeUserAccess}"
    ],
    "what it answers is open": [
      "others-answer*/{updateOrganization,updateTrackedFields,{add,update}UserAccess}"
    ],
    "whose password is reset is known by the token of the mail": [
      "key-*/updateUser/userId"
    ],
    "what was accepted or declined expires no more": [
      "member-*/{accept,decline}Invitation/expiresAt"
    ],
    "a refresh token is carried in a cookie": [
      "member-emptied/createSession/refreshToken"
    ],
    "nothing was removed that could return": [
      "returning/{createInvitation,addUserAccess}"
    ],
    "nobody invites to a role that is higher than the own one: whoever has none is refused for that": [
      "{admits-org-*/createInvitation,revocation-spared/createInvitation/removeUserAccess}"
    ],
    "a user need not be customer-specific data": [
      "admits-key-out-of-scope/getUser"
    ],
    "every token has expired when it is handed out, which a run ends with": [
      "clock-behind/createSession"
    ],
    "no sentence says that an expired invitation cannot be declined": [
      "clock-behind/declineInvitation"
    ],
    "of what a profile holds, no sentence says anything": [
      "unnamed-cleared/updateUser"
    ]
  },
  "open": {
    "apikey.form": [
      "unseen/getApiKey/createApiKey"
    ],
    "billing.form": [
      "{list-*,member-*}/getSubscriptions{,/**}",
      "member-{emptied,mojibake}/getUsage/**",
      "parameter-ignored/getUsage/{group_by,include_history}"
    ],
    "contacts.form": [
      "member-emptied/*/pagination_token",
      "{elements-*,member-ignored}/*LedgerContacts/{return_fields,view}",
      "{text-*,*-ignored}/{getContacts,searchLedgerContacts}/pagination_token",
      "server-error-on/{getContacts,{search,download}LedgerContacts}/{sort_by,view,return_fields,pagination_token}",
      "server-error-on/*LedgerContacts/filters.*.{operator,type,filters,date_from,date_to}",
      "{limit-{doubled,plus-one,minus-one},{member,parameter}-ignored}/{getContacts,searchLedgerContacts}/size",
      "{member-ignored,page-two-unsorted}/searchLedgerContacts{,/sort_by}"
    ],
    "find.confidence": [
      "member-ignored/find/confidence"
    ],
    "find.return-fields": [
      "*/find/return_fields{,.*}"
    ],
    "import.add-role": [
      "{admits-role-insufficient/addContacts,revocation-spared/addContacts/updateUserAccess}"
    ],
    "import.after-delete": [
      "unseen/{getImport,listImports,searchImportHistory}/deleteImportContacts",
      "last-write-lost/deleteImportContacts"
    ],
    "import.counts": [
      "member-*/getImport/counts.*"
    ],
    "import.form": [
      "member-{plus-one,always-zero}/{listImports,searchImportHistory}/{limit,offset,total}",
      "member-emptied/{listImports,searchImportHistory,getImport}/**",
      "server-error-on/{listImports,searchImportHistory}/{sort_by,from,to,filename,status,import_type}",
      "unseen/getImport/addContacts"
    ],
    "invite.form": [
      "unseen/getInvitationDetails/createInvitation"
    ],
    "ledger.delete": [
      "unseen/getLedger/deleteLedger"
    ],
    "ledger.form": [
      "bodiless/createLedger",
      "member-emptied/{createLedger,updateLedger}/**",
      "unseen/{getContacts,{search,download}LedgerContacts,downloadImportErrors,searchImportHistory,getLedger}/createLedger"
    ],
    "list.limit-over": [
      "list-capped-at-10/{listImports,searchImportHistory,listTrackedVersions}"
    ],
    "people.form": [
      "*/{search,previewSearch,previewFind}/{return_fields{,.*},confidence}",
      "*/{search,previewSearch}/{sort_by,pagination_token}",
      "{sort-reversed,page-two-unsorted,page-two-reversed,page-two-unfiltered}/{search,previewSearch}",
      "{limit-*,member-ignored}/{search,previewSearch,previewFind}/size",
      "member-ignored/previewSearch/filters"
    ],
    "preview.answer": [
      "{list-*,page-two-*}/previewSearch",
      "{member-emptied,member-mojibake}/previewSearch/**",
      "member-{plus-one,always-zero}/preview*/{count,matches.*.count}"
    ],
    "search.count-key": [
      "member-{plus-one,always-zero}/search/count"
    ],
    "search.filters": [
      "member-ignored/*LedgerContacts/filters.*.{operator,type,filters}"
    ],
    "session.token-name": [
      "member-{missing,mistyped,emptied}/createSession/access_token"
    ],
    "tracked.form": [
      "member-{plus-one,always-zero}/listTrackedVersions/{limit,offset,total}",
      "member-*/*Tracked{Fields,Versions}/{,versions.*.}effective_at",
      "unseen/getTrackedFields/updateTrackedFields"
    ],
    "tracked.version": [
      "member-*/{getTrackedFields,updateTrackedFields}/version"
    ],
    "users.form": [
      "{member-ignored,server-error-on}/*UserAccess/*.{email,userId}",
      "server-error-on/updateUserAccess/*.settings"
    ]
  },
  "survivors": {
    "others-answer-1-in-10/{accept,decline}Invitation": "a run has not so many invitees",
    "others-answer-1-in-10/{getTrackedFields,listImports,search}": "a run asks for little else in turn, so that one call in ten is hardly ever answered wrongly",
    "others-answer-1-in-{5,10}/getInvitations": "a list is asked for again where an invitation is missing, as it would be after a delay",
    "others-answer-1-in-10/regenerateSecret": "a run does that ten times at most, and seldom twice at once",
    "{member-ignored/addContacts,member-emptied/getContacts}/contacts.*.reference_id": "a target whose contacts show no `reference_id` may show it under a name of its own",
    "parameter-ignored/listImports/filename": "a target that ignores it may know it by another name",
    "last-write-lost/addContacts": "an import that is never completed may be slow",
    "list-tenth-lost/searchImportHistory": "a run shows histories of five imports, and few of them",
    "others-answer-1-in-5/getSubscriptions": "a run asks for it in few ways",
    "lost-at-once/{endSession,updateOrganization}": "a run does that one at a time",
    "fifth-undone/updateOrganization": "a run looks at the name after two renamings, and renames it seldom",
    "another-too/endSession": "the other one is none that the scenario uses afterwards",
    "first-write-only/updateServiceAccountRoles": "beside the roles it writes that tokens end, and whether they do is open",
    "returning/createServiceAccount": "a run gives no name of an account twice"
  }
};
