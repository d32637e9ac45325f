import picomatch from 'picomatch';
import type { QuestionId } from '../../../generated/questions.js';
import type { ComputedMutant } from './computed.js';

/** Why nobody can be blamed for not noticing a mutant. */
export type Excuse =
  /** What it does is admissible under a question: then it is a reading. */
  | { readonly question: QuestionId }
  /** No sentence of the document says otherwise, or nobody outside could see it, and why. */
  | { readonly unobservable: string }
  /** It does what another one does. */
  | { readonly duplicateOf: string };

/** Mutants by a glob of their ids, which has no star that crosses a slash but `**`. */
interface Equivalent {
  readonly mutants: string;
  readonly because: Excuse;
}

const unobservable = (mutants: string, why: string): Equivalent => ({
  mutants,
  because: { unobservable: why },
});

/** Looked through by hand: each row was read against the sentences of its operations. */
const written: readonly Equivalent[] = [
  unobservable('server-error-1-in-5/*', 'an outage is nobody’s rule: what fails now and then may be load'),
  unobservable('member-*/*/**lastUsedAt', 'when a key was last used may be told later, and roughly'),
  unobservable(
    'refuses-credential/*/api-key',
    'which operations take API keys is open, and most must refuse them',
  ),
  unobservable(
    'key-trimmed/*/*',
    'no id begins or ends with a space, and nothing says what one with spaces names',
  ),
  unobservable(
    'text-*/createSession/*',
    'what the accounts that a run is given are called is not its choice',
  ),
  unobservable(
    'elements-{third,sixth,eleventh}-on-lost/{add,update,remove}UserAccess/**',
    'a run has two users beside its own, not so many',
  ),
  unobservable(
    'elements-*/{createServiceAccount,updateServiceAccountRoles}/roles',
    'roles are cumulative: of several, the highest may be all that is kept',
  ),
  unobservable(
    'list-{first,oldest}-lost/{getOrgUsers,getLedgers,listApiKeys,getServiceAccounts,getInvitations}',
    'it was there before the run, which never learns of it',
  ),
  unobservable(
    'unseen/{listApiKeys,getApiKey}/deleteApiKey',
    'whether a revoked key is still listed or shown is not said',
  ),
  unobservable('unseen/getServiceAccounts/regenerateSecret', 'a list of accounts shows no secrets'),
  unobservable(
    'unseen/getOrgUsers/{create,decline,revoke,resend}Invitation',
    'users are those who accepted; invitations are not listed among them',
  ),
  unobservable('unseen/{getOrgUsers,getUser}/{updateUser,initiatePasswordReset}', 'passwords are not shown'),
  unobservable(
    'unseen/{getContacts,searchLedgerContacts,downloadLedgerContacts,downloadImportErrors,getLedger,getLedgers}/addContacts',
    'contacts, errors and counts come when the import is worked on, not by the call itself',
  ),
  unobservable(
    'unseen/getUser/{*UserAccess,acceptInvitation}',
    'what the profile of a user tells of organizations is not said',
  ),
  unobservable('{another,all}-too/updateOrganization', 'other organizations are closed to the run'),
  unobservable('*/initiatePasswordReset', 'what it sends goes to a mailbox, and its answer says nothing'),
  unobservable(
    'member-*/*/**{orgId,invitedBy,message,error,index,metadata,profile,settings}{,.*}',
    'no sentence says what it holds',
  ),
  unobservable(
    'key-{percent-decoded,punctuation-lost}/*/{ledger_id,import_id,contact_ids.*}',
    'a service writes these ids itself, and may take them in several ways, as UUIDs without hyphens',
  ),
  unobservable(
    '{text-*,member-ignored}/addContacts/contacts.*.{company_name,company_domain,company_linkedin,title}',
    'it helps to find the person; no sentence says that it is shown',
  ),
  unobservable(
    '{text-*,member-ignored}/addContacts/contacts.*.{linkedin,country,location}',
    'a profile or a place may be written in another way, and only helps to find the person',
  ),
  unobservable(
    'text-{lowered,space-squeezed}/addContacts/contacts.*.name',
    'a service may write names in its own letter case and spacing',
  ),
  unobservable(
    '{text-*,member-ignored}/{search,download}LedgerContacts/filters.*.date_{from,to}',
    'no sentence says that contacts are filtered by dates',
  ),
  {
    mutants: 'member-ignored/*LedgerContacts/filters.*.{operator,type,filters}',
    because: { question: 'search.filters' },
  },
  {
    mutants: '{elements-*,member-ignored}/*LedgerContacts/{return_fields,view}',
    because: { question: 'contacts.form' },
  },
  {
    mutants: '{text-*,*-ignored}/{getContacts,searchLedgerContacts}/pagination_token',
    because: { question: 'contacts.form' },
  },
  unobservable('text-*/*/sort_by', 'what is sorted by has a name of plain letters in lower case'),
  unobservable('member-ignored/downloadLedgerContacts/sort_by', 'no sentence says that a CSV is sorted'),
  unobservable('csv-{headless,semicolons}/*', 'a CSV need not have a header line, nor commas between values'),
  unobservable(
    'member-*/**/*deleted_at',
    'what is deleted is not shown by what shows the rest, or no sentence says when it was',
  ),
  unobservable(
    'member-*/*/contacts.*.{last_company_changed_at,last_info_changed_at,has_multiple_jobs,is_verified,import_id}',
    'the members of a contact are not listed by the document',
  ),
  unobservable('member-*/deleteImportContacts/*', 'no sentence says what a deletion answers'),
  {
    mutants: 'member-{plus-one,always-zero}/{listImports,searchImportHistory}/{limit,offset,total}',
    because: { question: 'import.form' },
  },
  {
    mutants: 'member-{plus-one,always-zero}/listTrackedVersions/{limit,offset,total}',
    because: { question: 'tracked.form' },
  },
  { mutants: 'member-*/getImport/counts.*', because: { question: 'import.counts' } },
  { mutants: 'member-*/*TrackedFields/effective_at', because: { question: 'tracked.form' } },
  { mutants: 'member-*/listTrackedVersions/versions.*.effective_at', because: { question: 'tracked.form' } },
  unobservable(
    'admits-org-unknown/{delete,get,update,revoke,remove,resend,regenerate,search,download,list,bulk,add}*',
    'what is not in that organization is not found in it, whoever asks',
  ),
  unobservable(
    'refuses-credential/{accept,decline}Invitation/service-account',
    'an account is never invited',
  ),
  unobservable('refuses-credential/getUser/*', 'who may get a user is open, and how a role is refused'),
  unobservable(
    'bodiless/{update*,resend*,accept*,decline*,createInvitation,addUserAccess,removeUserAccess}',
    'no sentence says that a change shows what it made',
  ),
  unobservable(
    'others-answer*/{updateOrganization,updateTrackedFields}',
    'what an update answers is open, so that it may be what was',
  ),
  unobservable(
    'member-emptied/{getPerson,lookupPeople,search}/**',
    'a member of a record may be absent, and an empty one says as little',
  ),
  unobservable('member-emptied/verify/**', 'what a verification says beside its result is open'),
  unobservable('list-{empty,ended-lost}/verify', 'what is answered of somebody unknown is open'),
  unobservable('text-*/{search,previewSearch}/filters.*.date_{from,to}', 'a date is written in one way'),
  unobservable('text-*/*/{return_fields,fields}.*', 'names of members are plain letters in lower case'),
  unobservable(
    'text-{lowered,quotes-lost}/verify/**',
    'slugs are in lower case, and companies are compared without case and punctuation',
  ),
  { mutants: '*/find/return_fields{,.*}', because: { question: 'find.return-fields' } },
  { mutants: 'member-ignored/find/confidence', because: { question: 'find.confidence' } },
  {
    mutants: '*/{search,previewSearch,previewFind}/{return_fields{,.*},confidence}',
    because: { question: 'people.form' },
  },
  {
    mutants: '*/{search,previewSearch}/{sort_by,pagination_token}',
    because: { question: 'people.form' },
  },
  {
    mutants: '{sort-reversed,page-two-unsorted,page-two-reversed,page-two-unfiltered}/{search,previewSearch}',
    because: { question: 'people.form' },
  },
  {
    mutants: '{limit-*,member-ignored}/{search,previewSearch,previewFind}/size',
    because: { question: 'people.form' },
  },
  { mutants: '{list-*,page-two-*}/previewSearch', because: { question: 'preview.answer' } },
  { mutants: '{member-emptied,member-mojibake}/previewSearch/**', because: { question: 'preview.answer' } },
  { mutants: 'member-{plus-one,always-zero}/search/count', because: { question: 'search.count-key' } },
  { mutants: '{list-*,member-*}/getSubscriptions{,/**}', because: { question: 'billing.form' } },
  { mutants: 'member-{emptied,mojibake}/getUsage/**', because: { question: 'billing.form' } },
  unobservable(
    'member-mojibake/*/**{title,degree,field,company.name,industry,county,records.*.operation,records.*.principal}',
    'nobody of the mock has letters beyond ASCII there, so that nothing changes',
  ),
  { mutants: 'refuses-role/find/{viewer,editor}', because: { question: 'auth.find-role' } },
  { mutants: 'refuses-role/search/{viewer,editor}', because: { question: 'search.role' } },
  { mutants: 'refuses-role/verify/{viewer,editor}', because: { question: 'verify.role' } },
  { mutants: 'refuses-role/preview*/{viewer,editor}', because: { question: 'preview.role' } },
  { mutants: 'refuses-role/getPerson/{viewer,editor}', because: { question: 'person.role' } },
  { mutants: 'refuses-role/lookupPeople/{viewer,editor}', because: { question: 'lookup.role' } },
  { mutants: 'refuses-role/getSubscriptions/{viewer,editor}', because: { question: 'subscriptions.role' } },
  {
    mutants: 'refuses-role/{find,search,verify,preview*,getPerson,lookupPeople,getSubscriptions}/admin',
    because: { question: 'auth.roles' },
  },
  unobservable('list-shuffled/verify', 'no sentence says that results stand in the order of their queries'),
  unobservable(
    'parameter-ignored/getSubscriptions/include_expired',
    'nobody tells a run that a subscription has expired, so that nothing need be added',
  ),
  unobservable(
    '{member-a-year-sooner/getUsage/{period_start,records.*.period_start},member-a-month-later/getUsage/period_end}',
    'how long a billing period is, no sentence says',
  ),
  {
    mutants: 'parameter-ignored/getUsage/{group_by,include_history}',
    because: { question: 'billing.form' },
  },
  unobservable('member-*/getUsage/records.*.limit', 'how much may be used, no sentence says'),
  unobservable(
    'member-{always-zero/getUsage/records.*.{requests,credits_used},plus-one/getUsage/records.*.credits_used}',
    'usage may be shown later, no sentence says how late, and what is charged for is open',
  ),
  {
    mutants: 'member-{plus-one,always-zero}/preview*/{count,matches.*.count}',
    because: { question: 'preview.answer' },
  },
  unobservable(
    'server-error-on/find/confidence',
    'which values it takes is not shown, so that it may take none that a run knows',
  ),
  unobservable(
    'refuses-credential/find/service-account',
    'which role find requires is open, and an account may lack it',
  ),
  { mutants: 'refused-element-*/lookupPeople', because: { question: 'lookup.answer' } },
  { mutants: 'refuses-role/getUsage/{editor,admin}', because: { question: 'auth.roles' } },
  unobservable(
    'member-inverted/getPerson/position.ended_at_year_only',
    'nobody of the mock has a current job with an end, so that nothing changes',
  ),
  { mutants: 'member-ignored/previewSearch/filters', because: { question: 'people.form' } },
  unobservable(
    'text-{lowered,cut,comma-cut}/listImports/filename',
    'a filter by file name may ignore letter case, and find names that begin so',
  ),
  unobservable(
    'text-quotes-lost/{addContacts,listImports}/filename',
    'no file has quotation marks in its name',
  ),
  { mutants: 'bodiless/createLedger', because: { question: 'ledger.form' } },
  { mutants: 'member-emptied/{createLedger,updateLedger}/**', because: { question: 'ledger.form' } },
  unobservable(
    'member-{plus-one,always-zero}/{createLedger,updateLedger}/counts.*',
    'no sentence says that what makes or changes a ledger tells how many contacts it has',
  ),
  unobservable(
    'member-always-zero/{getLedger,getLedgers}/**new_jobs',
    'what counts as a new job is not said, nor when it does',
  ),
  {
    mutants: 'member-emptied/{listImports,searchImportHistory,getImport}/**',
    because: { question: 'import.form' },
  },
  { mutants: 'member-emptied/*/pagination_token', because: { question: 'contacts.form' } },
  unobservable('member-*/*/**completed_at', 'no sentence says that an import shows when it was completed'),
  unobservable('member-mojibake/getImport/filename', 'no sentence says that an import shows its file'),
  {
    mutants: 'member-*/{getTrackedFields,updateTrackedFields}/version',
    because: { question: 'tracked.version' },
  },
  unobservable(
    'member-*/*TrackedVersions/versions.*.created_at',
    'no sentence says that versions show when they were made',
  ),
  {
    mutants:
      'server-error-on/{getContacts,searchLedgerContacts,downloadLedgerContacts}/{sort_by,view,return_fields}',
    because: { question: 'contacts.form' },
  },
  {
    mutants: 'server-error-on/*LedgerContacts/filters.*.{operator,type,filters,date_from,date_to}',
    because: { question: 'contacts.form' },
  },
  {
    mutants:
      'server-error-on/{listImports,searchImportHistory}/{sort_by,from,to,filename,status,import_type}',
    because: { question: 'import.form' },
  },
  {
    mutants: 'limit-doubled/{getContacts,searchLedgerContacts}/size',
    because: { question: 'contacts.form' },
  },
  {
    mutants: 'member-ignored/{getContacts,searchLedgerContacts}/size',
    because: { question: 'contacts.form' },
  },
  unobservable('list-ended-lost/getLedgers', 'what is left of a deleted ledger is open'),
  { mutants: 'unseen/getLedger/deleteLedger', because: { question: 'ledger.delete' } },
  { mutants: 'unseen/getImport/deleteImportContacts', because: { question: 'import.after-delete' } },
  {
    mutants: 'unseen/{listImports,searchImportHistory}/deleteImportContacts',
    because: { question: 'import.after-delete' },
  },
  { mutants: 'last-write-lost/deleteImportContacts', because: { question: 'import.after-delete' } },
  unobservable(
    'unseen/{getContacts,searchLedgerContacts,downloadLedgerContacts,getLedger,getLedgers}/addContacts',
    'contacts come of the import, which is processed later: the call itself has made none',
  ),
  unobservable(
    'unseen/{listImports,searchImportHistory,getImport,downloadImportErrors}/{bulkDeleteContacts,deleteContact,updateLedger}',
    'an import shows the rows that it brought, whatever became of them since',
  ),
  unobservable(
    'unseen/{getContacts,searchLedgerContacts,downloadLedgerContacts}/updateLedger',
    'contacts do not show what their ledger is called',
  ),
  unobservable(
    'unseen/downloadImportErrors/deleteImportContacts',
    'the errors are of rows that made no contact',
  ),
  {
    mutants: 'unseen/{downloadLedgerContacts,downloadImportErrors,searchImportHistory}/createLedger',
    because: { question: 'ledger.form' },
  },
  {
    mutants: '{member-ignored,page-two-unsorted}/searchLedgerContacts{,/sort_by}',
    because: { question: 'contacts.form' },
  },
  unobservable('key-caseless/*/*', 'no sentence says that ids differ by case; those of UUIDs do not'),
  unobservable(
    'key-{percent-decoded,punctuation-lost}/*/{keyId,invitationId,userId,*.userId,userIds.*}',
    'a service writes these ids itself, and may take them in several ways, as UUIDs without hyphens',
  ),
  unobservable(
    'key-{percent-decoded,punctuation-lost}/{deleteServiceAccount,updateServiceAccountRoles,regenerateSecret}/clientId',
    'a service writes these ids itself, and may take them in several ways, as UUIDs without hyphens',
  ),
  unobservable('key-*/updateUser/userId', 'whose password is reset is known by the token of the mail'),
  unobservable(
    'member-emptied/{update*,accept*,decline*,add*}/**',
    'no sentence says that a change shows what it made, and an empty member is an absent one (section 2)',
  ),
  unobservable(
    'member-emptied/{getOrganization/{id,name},getApiKey/id,regenerateSecret/clientId}',
    'no sentence says that it is shown there, and an empty member is an absent one (section 2)',
  ),
  unobservable(
    'member-emptied/{*Invitation,getInvitationDetails,createApiKey}/id',
    'no sentence says that it is shown there, and an empty member is an absent one (section 2)',
  ),
  unobservable(
    'member-emptied/*/{apiKeys,serviceAccounts,invitations,users}.*.{id,clientId,userId}',
    'no sentence says that a list shows ids, and an empty member is an absent one (section 2)',
  ),
  unobservable(
    'member-*/{accept,decline}Invitation/expiresAt',
    'what was accepted or declined expires no more, whatever is shown of that',
  ),
  {
    mutants: 'member-{missing,mistyped,emptied}/createSession/access_token',
    because: { question: 'session.token-name' },
  },
  unobservable('member-emptied/createSession/refreshToken', 'a refresh token is carried in a cookie'),
  unobservable(
    'others-answer*/{add,update}UserAccess',
    'no sentence says what it answers, so that it may be what was',
  ),
  unobservable(
    '{others-answer-1-in-*,fifth-undone}/{accept,decline}Invitation',
    'a run has not so many invitees',
  ),
  unobservable(
    'others-answer-1-in-10/{getUser,regenerateSecret,resendInvitation,updateServiceAccountRoles}',
    'a run does it less than ten times',
  ),
  unobservable(
    'returning/{createInvitation,addUserAccess}',
    'what is revoked is kept, and whose access is removed is still there: nothing was removed that could return',
  ),
  {
    mutants: 'unseen/getApiKey/createApiKey',
    because: { question: 'apikey.form' },
  },
  {
    mutants: 'unseen/getInvitationDetails/createInvitation',
    because: { question: 'invite.form' },
  },
  { mutants: 'refused-element-*/*UserAccess', because: { question: 'users.batch' } },
  {
    mutants: '{member-ignored,server-error-on}/*UserAccess/*.{email,userId}',
    because: { question: 'users.form' },
  },
  { mutants: 'server-error-on/updateUserAccess/*.settings', because: { question: 'users.form' } },
  {
    mutants: 'refuses-role/{getOrganization,getServiceAccounts}/{editor,admin}',
    because: { question: 'auth.roles' },
  },
  { mutants: 'refuses-role/updateOrganization/admin', because: { question: 'auth.roles' } },
];

/** The same, with what tells whether a row means a mutant. */
export const equivalents = written.map((row) => ({ ...row, matches: picomatch(row.mutants) }));

/** Why a mutant need not be noticed; undefined where it must be. */
export function excuseFor(id: string, { question }: Pick<ComputedMutant, 'question'>): Excuse | undefined {
  if (question !== undefined) return { question };
  return equivalents.find(({ matches }) => matches(id))?.because;
}
