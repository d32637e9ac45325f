import picomatch from 'picomatch';
import { type QuestionId, questions } from '../../../generated/questions.js';
import type { ComputedMutant } from './computed.js';

/** Why a run need not notice a mutant. */
export type Excuse =
  /** The mutation is admissible under a question, so it is a reading. */
  | { readonly question: QuestionId }
  /** No sentence of the document rules the mutation out, or no client can observe it, and why. */
  | { readonly unobservable: string };

const emptyIsAbsent =
  'no sentence says that it is shown there, and an empty member is an absent one (section 2)';
const idsInManyWays = 'a service writes these ids itself, and may take them as UUIDs without hyphens';

/**
 * Mutants by a glob of their ids, in which only `**` matches slashes, and the reason or the question. Reviewed by hand: each
 * row was compared with the sentences about its operations.
 */
const written: readonly (readonly [mutants: string, because: string])[] = [
  // Of any operation
  ['server-error-1-in-5/*', 'what fails now and then may be load'],
  ['member-*/*/**lastUsedAt', 'when a key was last used may be told later, and roughly'],
  ['refuses-credential/*/api-key', 'which operations take API keys is open, and most must refuse them'],
  ['key-trimmed/*/*', 'no id begins or ends with a space, and nothing says what one with spaces names'],
  [
    'member-*/*/**{orgId,invitedBy,message,error,index,metadata,profile,settings}{,.*}',
    'no sentence says what it holds',
  ],
  [
    'key-{percent-decoded,punctuation-lost}/*/{ledger_id,import_id,contact_ids.*,keyId,invitationId,userId,*.userId,userIds.*}',
    idsInManyWays,
  ],
  ['text-*/*/sort_by', 'what is sorted by has a name of plain letters in lower case'],
  ['csv-{headless,semicolons}/*', 'a CSV need not have a header line, nor commas between values'],
  ['member-*/**/*deleted_at', 'what is deleted is not shown, or no sentence says when it was'],
  [
    'member-*/*/contacts.*.{last_company_changed_at,last_info_changed_at,has_multiple_jobs,is_verified,import_id}',
    'the members of a contact are not listed by the document',
  ],
  [
    'admits-org-unknown/{delete,get,update,revoke,remove,resend,regenerate,search,download,list,bulk,add}*',
    'what is not in that organization is not found in it, whoever asks',
  ],
  ['text-*/*/{return_fields,fields}.*', 'names of members are plain letters in lower case'],
  [
    'member-mojibake/*/**{title,degree,field,company.name,industry,county,records.*.operation,records.*.principal}',
    'nobody of the mock has letters beyond ASCII there',
  ],
  ['member-emptied/*/pagination_token', 'contacts.form'],
  ['member-*/*/**completed_at', 'no sentence says that an import shows when it was completed'],
  ['key-caseless/*/*', 'no sentence says that ids differ by case; those of UUIDs do not'],
  ['member-emptied/{update*,accept*,decline*,add*}/**', emptyIsAbsent],
  ['member-emptied/*/{apiKeys,serviceAccounts,invitations,users}.*.{id,clientId,userId}', emptyIsAbsent],

  // People and billing
  ['member-emptied/{getPerson,lookupPeople,search}/**', emptyIsAbsent],
  ['member-emptied/verify/**', 'what a verification says beside its result is open'],
  ['list-{empty,ended-lost}/verify', 'what is answered of somebody unknown is open'],
  ['text-*/{search,previewSearch}/filters.*.date_{from,to}', 'a date is written in one way'],
  ['text-{lowered,quotes-lost}/verify/**', 'slugs and companies are compared without case and punctuation'],
  ['*/find/return_fields{,.*}', 'find.return-fields'],
  ['member-ignored/find/confidence', 'find.confidence'],
  ['*/{search,previewSearch,previewFind}/{return_fields{,.*},confidence}', 'people.form'],
  ['*/{search,previewSearch}/{sort_by,pagination_token}', 'people.form'],
  [
    '{sort-reversed,page-two-unsorted,page-two-reversed,page-two-unfiltered}/{search,previewSearch}',
    'people.form',
  ],
  ['{limit-*,member-ignored}/{search,previewSearch,previewFind}/size', 'people.form'],
  ['{list-*,page-two-*}/previewSearch', 'preview.answer'],
  ['{member-emptied,member-mojibake}/previewSearch/**', 'preview.answer'],
  ['member-{plus-one,always-zero}/search/count', 'search.count-key'],
  ['{list-*,member-*}/getSubscriptions{,/**}', 'billing.form'],
  ['member-{emptied,mojibake}/getUsage/**', 'billing.form'],
  ['list-shuffled/verify', 'no sentence says that results stand in the order of their queries'],
  [
    'parameter-ignored/getSubscriptions/include_expired',
    'nobody tells a run that a subscription has expired',
  ],
  [
    '{member-a-year-sooner/getUsage/{period_start,records.*.period_start},member-a-month-later/getUsage/period_end}',
    'how long a billing period is, no sentence says',
  ],
  ['parameter-ignored/getUsage/{group_by,include_history}', 'billing.form'],
  ['member-*/getUsage/records.*.limit', 'how much may be used, no sentence says'],
  [
    'member-{always-zero/getUsage/records.*.{requests,credits_used},plus-one/getUsage/records.*.credits_used}',
    'how late usage is shown, and what is charged for, is open',
  ],
  ['member-{plus-one,always-zero}/preview*/{count,matches.*.count}', 'preview.answer'],
  ['server-error-on/find/confidence', 'it may take no value that a run knows'],
  ['refuses-credential/find/service-account', 'which role find requires is open, and an account may lack it'],
  ['refused-element-*/lookupPeople', 'lookup.answer'],
  ['member-inverted/getPerson/position.ended_at_year_only', 'no current job of the mock has an end'],
  ['member-ignored/previewSearch/filters', 'people.form'],

  // Ledgers
  [
    'unseen/{getContacts,searchLedgerContacts,downloadLedgerContacts,downloadImportErrors,getLedger,getLedgers}/addContacts',
    'contacts, errors and counts come when the import is worked on, not by the call itself',
  ],
  [
    '{text-*,member-ignored}/addContacts/contacts.*.{company_name,company_domain,company_linkedin,title}',
    'it helps to find the person; no sentence says that it is shown',
  ],
  [
    '{text-*,member-ignored}/addContacts/contacts.*.{linkedin,country,location}',
    'it may be written in another way, and only helps to find the person',
  ],
  ['text-{lowered,space-squeezed}/addContacts/contacts.*.name', 'a service may write names in its own way'],
  [
    '{text-*,member-ignored}/{search,download}LedgerContacts/filters.*.date_{from,to}',
    'no sentence says that contacts are filtered by dates',
  ],
  ['member-ignored/*LedgerContacts/filters.*.{operator,type,filters}', 'search.filters'],
  ['{elements-*,member-ignored}/*LedgerContacts/{return_fields,view}', 'contacts.form'],
  ['{text-*,*-ignored}/{getContacts,searchLedgerContacts}/pagination_token', 'contacts.form'],
  ['member-ignored/downloadLedgerContacts/sort_by', 'no sentence says that a CSV is sorted'],
  [
    '{member-*,bodiless,others-answer*}/deleteImportContacts{,/*}',
    'no sentence says what a deletion answers',
  ],
  ['bodiless/addContacts', 'no sentence says that adding contacts tells which import that is'],
  ['member-ignored/addContacts/filename', 'no sentence says that contacts come with a file name'],
  ['member-{plus-one,always-zero}/{listImports,searchImportHistory}/{limit,offset,total}', 'import.form'],
  ['member-{plus-one,always-zero}/listTrackedVersions/{limit,offset,total}', 'tracked.form'],
  ['member-*/getImport/counts.*', 'import.counts'],
  ['member-*/*Tracked{Fields,Versions}/{,versions.*.}effective_at', 'tracked.form'],
  ['text-{lowered,cut,comma-cut}/listImports/filename', 'a filter may ignore case, and find beginnings'],
  ['text-quotes-lost/{addContacts,listImports}/filename', 'no file has quotation marks in its name'],
  ['bodiless/createLedger', 'ledger.form'],
  ['member-emptied/{createLedger,updateLedger}/**', 'ledger.form'],
  [
    'member-{plus-one,always-zero}/{createLedger,updateLedger}/counts.*',
    'no sentence says that it tells how many contacts there are',
  ],
  ['member-always-zero/{getLedger,getLedgers}/**new_jobs', 'what counts as a new job is not said'],
  ['member-emptied/{listImports,searchImportHistory,getImport}/**', 'import.form'],
  ['member-mojibake/getImport/filename', 'no sentence says that an import shows its file'],
  ['member-*/{getTrackedFields,updateTrackedFields}/version', 'tracked.version'],
  [
    'member-*/{*TrackedVersions/versions.*,*TrackedFields/}created_at',
    'no sentence says that it shows when it was made',
  ],
  [
    'member-emptied/{searchLedgerContacts/contacts.*.id,getLedger/id,listTrackedVersions/versions.*.{version,fields.*}}',
    emptyIsAbsent,
  ],
  ['member-mojibake/listTrackedVersions/versions.*.version', 'a version has no letters beyond ASCII'],
  ['page-two-reversed/{searchImportHistory,listTrackedVersions}', 'no sentence says how they are sorted'],
  ['page-two-unfiltered/getContacts', 'nothing filters contacts, and of their number there are no pages'],
  ['list-capped-at-10/{listImports,searchImportHistory,listTrackedVersions}', 'list.limit-over'],
  [
    '{admits-role-insufficient/addContacts,revocation-spared/addContacts/updateUserAccess}',
    'import.add-role',
  ],
  [
    'server-error-on/{getContacts,{search,download}LedgerContacts}/{sort_by,view,return_fields,pagination_token}',
    'contacts.form',
  ],
  ['server-error-on/*LedgerContacts/filters.*.{operator,type,filters,date_from,date_to}', 'contacts.form'],
  [
    'server-error-on/{listImports,searchImportHistory}/{sort_by,from,to,filename,status,import_type}',
    'import.form',
  ],
  [
    '{limit-{doubled,plus-one,minus-one},{member,parameter}-ignored}/{getContacts,searchLedgerContacts}/size',
    'contacts.form',
  ],
  ['list-ended-lost/getLedgers', 'what is left of a deleted ledger is open'],
  ['unseen/getLedger/deleteLedger', 'ledger.delete'],
  ['unseen/{getImport,listImports,searchImportHistory}/deleteImportContacts', 'import.after-delete'],
  ['last-write-lost/deleteImportContacts', 'import.after-delete'],
  [
    'unseen/{listImports,searchImportHistory,getImport,downloadImportErrors}/{bulkDeleteContacts,deleteContact,updateLedger}',
    'an import shows the rows that it brought, whatever became of them since',
  ],
  [
    'unseen/{getContacts,searchLedgerContacts,downloadLedgerContacts}/updateLedger',
    'contacts do not show what their ledger is called',
  ],
  ['unseen/downloadImportErrors/deleteImportContacts', 'the errors are of rows that made no contact'],
  // An operation that never finds anything may have a different form.
  [
    'unseen/{getContacts,{search,download}LedgerContacts,downloadImportErrors,searchImportHistory,getLedger}/createLedger',
    'ledger.form',
  ],
  ['unseen/getImport/addContacts', 'import.form'],
  ['unseen/getTrackedFields/updateTrackedFields', 'tracked.form'],
  ['{member-ignored,page-two-unsorted}/searchLedgerContacts{,/sort_by}', 'contacts.form'],

  // Identity
  ['text-*/createSession/*', 'what the accounts of a run are called is not its choice'],
  [
    'elements-*/{createServiceAccount,updateServiceAccountRoles}/roles',
    'roles are cumulative: the highest may be all that is kept',
  ],
  [
    'list-{first,oldest}-lost/{getOrgUsers,getLedgers,listApiKeys,getServiceAccounts,getInvitations}',
    'it was there before the run, which never learns of it',
  ],
  ['unseen/{listApiKeys,getApiKey}/deleteApiKey', 'whether a revoked key is still shown is not said'],
  ['unseen/getServiceAccounts/regenerateSecret', 'a list of accounts shows no secrets'],
  ['unseen/getOrgUsers/{create,decline,revoke,resend}Invitation', 'users are those who accepted'],
  ['unseen/{getOrgUsers,getUser}/{updateUser,initiatePasswordReset}', 'passwords are not shown'],
  ['unseen/getUser/{*UserAccess,acceptInvitation}', 'what a profile tells of organizations is not said'],
  ['{another,all}-too/updateOrganization', 'other organizations are closed to the run'],
  ['*/initiatePasswordReset', 'what it sends goes to a mailbox, and its answer says nothing'],
  ['refuses-credential/{accept,decline}Invitation/service-account', 'an account is never invited'],
  ['refuses-credential/getUser/*', 'who may get a user is open, and how a role is refused'],
  [
    'bodiless/{update*,resend*,accept*,decline*,createInvitation,addUserAccess,removeUserAccess}',
    'no sentence says that a change shows what it made',
  ],
  [
    'others-answer*/{updateOrganization,updateTrackedFields,{add,update}UserAccess}',
    'what it answers is open',
  ],
  [
    'key-{percent-decoded,punctuation-lost}/{deleteServiceAccount,updateServiceAccountRoles,regenerateSecret}/clientId',
    idsInManyWays,
  ],
  ['key-*/updateUser/userId', 'whose password is reset is known by the token of the mail'],
  ['member-emptied/{getOrganization/{id,name},getApiKey/id,regenerateSecret/clientId}', emptyIsAbsent],
  [
    'member-emptied/{{*Invitation,getInvitationDetails,createApiKey}/id,{create,resend}Invitation/status,createServiceAccount/createdBy,getUser/userId}',
    emptyIsAbsent,
  ],
  ['member-*/{accept,decline}Invitation/expiresAt', 'what was accepted or declined expires no more'],
  ['member-{missing,mistyped,emptied}/createSession/access_token', 'session.token-name'],
  ['member-emptied/createSession/refreshToken', 'a refresh token is carried in a cookie'],
  ['returning/{createInvitation,addUserAccess}', 'nothing was removed that could return'],
  ['unseen/getApiKey/createApiKey', 'apikey.form'],
  ['unseen/getInvitationDetails/createInvitation', 'invite.form'],
  ['refused-element-*/*UserAccess', 'users.batch'],
  ['{member-ignored,server-error-on}/*UserAccess/*.{email,userId}', 'users.form'],
  ['server-error-on/updateUserAccess/*.settings', 'users.form'],
  [
    '{admits-org-*/createInvitation,revocation-spared/createInvitation/removeUserAccess}',
    'nobody invites to a role that is higher than the own one: whoever has none is refused for that',
  ],
  ['admits-key-out-of-scope/getUser', 'a user need not be customer-specific data'],
  ['clock-behind/createSession', 'every token has expired when it is handed out, which a run ends with'],
  ['clock-behind/declineInvitation', 'no sentence says that an expired invitation cannot be declined'],
  ['unnamed-cleared/updateUser', 'of what a profile holds, no sentence says anything'],
];

const isQuestion = (because: string): because is QuestionId => Object.hasOwn(questions, because);

/** The rows, each with a predicate for the ids of mutants. */
export const equivalents = written.map(([mutants, because]) => ({
  mutants,
  because: isQuestion(because) ? { question: because } : { unobservable: because },
  matches: picomatch(mutants),
}));

/** Returns why a mutant need not be noticed; undefined if it must be. */
export function excuseFor(id: string, { question }: Pick<ComputedMutant, 'question'>): Excuse | undefined {
  if (question !== undefined) return { question };
  return equivalents.find(({ matches }) => matches(id))?.because;
}
