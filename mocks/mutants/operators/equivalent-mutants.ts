import picomatch from 'picomatch';
import type { OperationId } from '../../../generated/operations.js';
import { type QuestionId, questions } from '../../../generated/questions.js';
import { accessOperators } from './access.js';
import { answerOperators } from './answers.js';
import { effectOperators } from './effects.js';
import { eventOperators } from './events.js';
import { factsOfAll } from './facts.js';
import { listOperators } from './lists.js';
import type { Fault, Operators } from './operator.js';
import { requestOperators } from './requests.js';

export type Excuse =
  /** The mutation is admissible under a question, so it is a reading. */
  | { readonly question: QuestionId }
  /** No sentence of the document rules the mutation out, or no client can observe it, and why. */
  | { readonly unobservable: string };

/** What no client can observe, or no sentence rules out: reasons, and globs of ids in which only `**` matches slashes. */
// biome-ignore format: a row to a line
const unobservable: Readonly<Record<string, readonly string[]>> = {
  'when a key was last used may be told later, and roughly': ['member-*/*/**lastUsedAt'],
  'no sentence says what it holds': ['member-*/*/**{orgId,invitedBy,message,error,index,metadata,profile,settings}{,.*}'],
  'a service writes these ids itself, and may take them as UUIDs without hyphens': [
    'key-{percent-decoded,punctuation-lost}/*/{ledger_id,import_id,contact_ids.*,keyId,invitationId,userId,*.userId,userIds.*}',
    'key-{percent-decoded,punctuation-lost}/{deleteServiceAccount,updateServiceAccountRoles,regenerateSecret}/clientId',
  ],
  'what is sorted by has a name of plain letters in lower case': ['text-*/*/sort_by'],
  'what is deleted is not shown, or no sentence says when it was': ['member-*/**/*deleted_at'],
  'the members of a contact are not listed by the document': [
    'member-*/*/contacts.*.{last_company_changed_at,last_info_changed_at,has_multiple_jobs,is_verified,import_id}',
  ],
  'what is not in that organization is not found in it, whoever asks': [
    'admits-org-unknown/{delete,get,update,revoke,remove,resend,regenerate,search,download,list,bulk,add}*',
  ],
  'names of members are plain letters in lower case': ['text-*/*/{return_fields,fields}.*'],
  'nobody of the mock has letters beyond ASCII there': ['member-mojibake/*/**{title,degree,field,company.name,industry,county,records.*.operation,records.*.principal}'],
  'no sentence says that an import shows when it was completed': ['member-*/*/**completed_at'],
  'no sentence says that it is shown there, and an empty member is an absent one (section 2)': [
    'member-emptied/{update*,accept*,decline*,add*}/**', 'member-emptied/*/{apiKeys,serviceAccounts,invitations,users}.*.{id,clientId,userId}',
    'member-emptied/{getPerson,lookupPeople,search}/**',
    'member-emptied/{searchLedgerContacts/contacts.*.id,getLedger/id,listTrackedVersions/versions.*.{version,fields.*}}',
    'member-emptied/{getOrganization/{id,name},getApiKey/id,regenerateSecret/clientId}',
    'member-emptied/{{*Invitation,getInvitationDetails,createApiKey}/id,{create,resend}Invitation/status,createServiceAccount/createdBy,getUser/userId}',
  ],
  'what a verification says beside its result is open': ['member-emptied/verify/**'],
  'what is answered of somebody unknown is open': ['list-{empty,ended-lost}/verify'],
  'a date is written in one way': ['text-*/{search,previewSearch}/filters.*.date_{from,to}'],
  'slugs and companies are compared without case and punctuation': ['text-{lowered,quotes-lost}/verify/**'],
  'no sentence says that results stand in the order of their queries': ['list-shuffled/verify'],
  'nobody tells a run that a subscription has expired': ['parameter-ignored/getSubscriptions/include_expired'],
  'how long a billing period is, no sentence says': ['{member-a-year-sooner/getUsage/{period_start,records.*.period_start},member-a-month-later/getUsage/period_end}'],
  'how much may be used, no sentence says': ['member-*/getUsage/records.*.limit'],
  'how late usage is shown, and what is charged for, is open': [
    'member-{always-zero/getUsage/records.*.{requests,credits_used},plus-one/getUsage/records.*.credits_used}',
  ],
  'it may take no value that a run knows': ['server-error-on/find/confidence'],
  'which role find requires is open, and an account may lack it': ['refuses-credential/find/service-account'],
  'no current job of the mock has an end': ['member-inverted/getPerson/position.ended_at_year_only'],
  'contacts, errors and counts come when the import is worked on, not by the call itself': [
    'unseen/{getContacts,searchLedgerContacts,downloadLedgerContacts,downloadImportErrors,getLedger,getLedgers}/addContacts',
  ],
  'it helps to find the person; no sentence says that it is shown': [
    '{text-*,member-ignored}/addContacts/contacts.*.{company_name,company_domain,company_linkedin,title}',
  ],
  'it may be written in another way, and only helps to find the person': ['{text-*,member-ignored}/addContacts/contacts.*.{linkedin,country,location}'],
  'a service may write names in its own way': ['text-{lowered,space-squeezed}/addContacts/contacts.*.name'],
  'no sentence says that contacts are filtered by dates': ['{text-*,member-ignored}/{search,download}LedgerContacts/filters.*.date_{from,to}'],
  'no sentence says that a CSV is sorted': ['member-ignored/downloadLedgerContacts/sort_by'],
  'no sentence says what a deletion answers': ['{member-*,bodiless,others-answer*}/deleteImportContacts{,/*}'],
  'no sentence says that adding contacts tells which import that is': ['bodiless/addContacts'],
  'no sentence says that contacts come with a file name': ['member-ignored/addContacts/filename'],
  'a filter may ignore case, and find beginnings': ['text-{lowered,cut,comma-cut}/listImports/filename'],
  'no file has quotation marks in its name': ['text-quotes-lost/{addContacts,listImports}/filename'],
  'no sentence says that it tells how many contacts there are': ['member-{plus-one,always-zero}/{createLedger,updateLedger}/counts.*'],
  'what counts as a new job is not said': ['member-always-zero/{getLedger,getLedgers}/**new_jobs'],
  'no sentence says that an import shows its file': ['member-mojibake/getImport/filename'],
  'no sentence says that it shows when it was made': ['member-*/{*TrackedVersions/versions.*,*TrackedFields/}created_at'],
  'a version has no letters beyond ASCII': ['member-mojibake/listTrackedVersions/versions.*.version'],
  'no sentence says how they are sorted': ['page-two-reversed/{searchImportHistory,listTrackedVersions}'],
  'nothing filters contacts, and of their number there are no pages': ['page-two-unfiltered/getContacts'],
  'what is left of a deleted ledger is open': ['list-ended-lost/getLedgers'],
  'an import shows the rows that it brought, whatever became of them since': [
    'unseen/{listImports,searchImportHistory,getImport,downloadImportErrors}/{bulkDeleteContacts,deleteContact,updateLedger}',
  ],
  'contacts do not show what their ledger is called': ['unseen/{getContacts,searchLedgerContacts,downloadLedgerContacts}/updateLedger'],
  'the errors are of rows that made no contact': ['unseen/downloadImportErrors/deleteImportContacts'],
  'what the accounts of a run are called is not its choice': ['text-*/createSession/*'],
  'roles are cumulative: the highest may be all that is kept': ['elements-*/{createServiceAccount,updateServiceAccountRoles}/roles'],
  'it was there before the run, which never learns of it': ['list-{first,oldest}-lost/{getOrgUsers,getLedgers,listApiKeys,getServiceAccounts,getInvitations}'],
  'whether a revoked key is still shown is not said': ['unseen/{listApiKeys,getApiKey}/deleteApiKey'],
  'a list of accounts shows no secrets': ['unseen/getServiceAccounts/regenerateSecret'],
  'users are those who accepted': ['unseen/getOrgUsers/{create,decline,revoke,resend}Invitation'],
  'passwords are not shown': ['unseen/{getOrgUsers,getUser}/{updateUser,initiatePasswordReset}'],
  'what a profile tells of organizations is not said': ['unseen/getUser/{*UserAccess,acceptInvitation}'],
  'other organizations are closed to the run': ['{another,all}-too/updateOrganization'],
  'what it sends goes to a mailbox, and its answer says nothing': ['*/initiatePasswordReset'],
  'an account is never invited': ['refuses-credential/{accept,decline}Invitation/service-account'],
  'who may get a user is open, and how a role is refused': ['refuses-credential/getUser/*'],
  'no sentence says that a change shows what it made': ['bodiless/{update*,resend*,accept*,decline*,createInvitation,addUserAccess,removeUserAccess}'],
  'what it answers is open': ['others-answer*/{updateOrganization,updateTrackedFields,{add,update}UserAccess}'],
  'whose password is reset is known by the token of the mail': ['key-*/updateUser/userId'],
  'what was accepted or declined expires no more': ['member-*/{accept,decline}Invitation/expiresAt'],
  'a refresh token is carried in a cookie': ['member-emptied/createSession/refreshToken'],
  'nothing was removed that could return': ['returning/{createInvitation,addUserAccess}'],
  'nobody invites to a role that is higher than the own one: whoever has none is refused for that': [
    '{admits-org-*/createInvitation,revocation-spared/createInvitation/removeUserAccess}',
  ],
  'a user need not be customer-specific data': ['admits-key-out-of-scope/getUser'],
  'every token has expired when it is handed out, which a run ends with': ['clock-behind/createSession'],
  'no sentence says that an expired invitation cannot be declined': ['clock-behind/declineInvitation'],
  'of what a profile holds, no sentence says anything': ['unnamed-cleared/updateUser'],
};

/** What is admissible under a question. An operation that never finds anything may have a different form. */
// biome-ignore format: a row to a line
const open: Readonly<Partial<Record<QuestionId, readonly string[]>>> = {
  'apikey.form': ['unseen/getApiKey/createApiKey'],
  'billing.form': ['{list-*,member-*}/getSubscriptions{,/**}', 'member-{emptied,mojibake}/getUsage/**', 'parameter-ignored/getUsage/{group_by,include_history}'],
  'contacts.form': [
    'member-emptied/*/pagination_token', '{elements-*,member-ignored}/*LedgerContacts/{return_fields,view}',
    '{text-*,*-ignored}/{getContacts,searchLedgerContacts}/pagination_token',
    'server-error-on/{getContacts,{search,download}LedgerContacts}/{sort_by,view,return_fields,pagination_token}',
    'server-error-on/*LedgerContacts/filters.*.{operator,type,filters,date_from,date_to}',
    '{limit-{doubled,plus-one,minus-one},{member,parameter}-ignored}/{getContacts,searchLedgerContacts}/size',
    '{member-ignored,page-two-unsorted}/searchLedgerContacts{,/sort_by}',
  ],
  'find.confidence': ['member-ignored/find/confidence'],
  'find.return-fields': ['*/find/return_fields{,.*}'],
  'import.add-role': ['{admits-role-insufficient/addContacts,revocation-spared/addContacts/updateUserAccess}'],
  'import.after-delete': ['unseen/{getImport,listImports,searchImportHistory}/deleteImportContacts', 'last-write-lost/deleteImportContacts'],
  'import.counts': ['member-*/getImport/counts.*'],
  'import.form': [
    'member-{plus-one,always-zero}/{listImports,searchImportHistory}/{limit,offset,total}',
    'member-emptied/{listImports,searchImportHistory,getImport}/**',
    'server-error-on/{listImports,searchImportHistory}/{sort_by,from,to,filename,status,import_type}', 'unseen/getImport/addContacts',
  ],
  'invite.form': ['unseen/getInvitationDetails/createInvitation'],
  'ledger.delete': ['unseen/getLedger/deleteLedger'],
  'ledger.form': [
    'bodiless/createLedger', 'member-emptied/{createLedger,updateLedger}/**',
    'unseen/{getContacts,{search,download}LedgerContacts,downloadImportErrors,searchImportHistory,getLedger}/createLedger',
  ],
  'list.limit-over': ['list-capped-at-10/{listImports,searchImportHistory,listTrackedVersions}'],
  'people.form': [
    '*/{search,previewSearch,previewFind}/{return_fields{,.*},confidence}', '*/{search,previewSearch}/{sort_by,pagination_token}',
    '{sort-reversed,page-two-unsorted,page-two-reversed,page-two-unfiltered}/{search,previewSearch}',
    '{limit-*,member-ignored}/{search,previewSearch,previewFind}/size', 'member-ignored/previewSearch/filters',
  ],
  'preview.answer': [
    '{list-*,page-two-*}/previewSearch', '{member-emptied,member-mojibake}/previewSearch/**',
    'member-{plus-one,always-zero}/preview*/{count,matches.*.count}',
  ],
  'search.count-key': ['member-{plus-one,always-zero}/search/count'],
  'search.filters': ['member-ignored/*LedgerContacts/filters.*.{operator,type,filters}'],
  'session.token-name': ['member-{missing,mistyped,emptied}/createSession/access_token'],
  'tracked.form': [
    'member-{plus-one,always-zero}/listTrackedVersions/{limit,offset,total}', 'member-*/*Tracked{Fields,Versions}/{,versions.*.}effective_at',
    'unseen/getTrackedFields/updateTrackedFields',
  ],
  'tracked.version': ['member-*/{getTrackedFields,updateTrackedFields}/version'],
  'users.form': ['{member-ignored,server-error-on}/*UserAccess/*.{email,userId}', 'server-error-on/updateUserAccess/*.settings'],
};

const isQuestion = (because: string): because is QuestionId => Object.hasOwn(questions, because);

/** All globs, each with its reason and a predicate for the ids of mutants. */
export const equivalentMutants = Object.entries({ ...unobservable, ...open }).flatMap(([because, globs]) =>
  globs.map((mutants) => ({
    mutants,
    because: isQuestion(because) ? { question: because } : { unobservable: because },
    matches: picomatch(mutants),
  })),
);

/** Returns why a mutant need not be noticed; undefined if it must be. */
export function excuseFor(id: string, { question }: Pick<ComputedMutant, 'question'>): Excuse | undefined {
  if (question !== undefined) return { question };
  return equivalentMutants.find(({ matches }) => matches(id))?.because;
}

export const operators: Operators = {
  ...requestOperators,
  ...listOperators,
  ...answerOperators,
  ...accessOperators,
  ...effectOperators,
  ...eventOperators,
};

/** A mutant that is derived from the contract, with its operator and operation. */
export interface ComputedMutant extends Fault {
  readonly operator: string;
  readonly operation: OperationId;
}

let computed: ReadonlyMap<string, ComputedMutant> | undefined;

/** Returns all mutants that the operators derive from the contract, by id: `operator/operation/place`. */
export function computedMutants(): ReadonlyMap<string, ComputedMutant> {
  computed ??= compute();
  return computed;
}

function compute(): ReadonlyMap<string, ComputedMutant> {
  const all = factsOfAll();
  return new Map(
    Object.entries(operators).flatMap(([operator, mutantsOf]) =>
      all.flatMap((facts) =>
        mutantsOf(facts).map((fault): [string, ComputedMutant] => {
          const id = [operator, facts.id, ...(fault.place === undefined ? [] : [fault.place])].join('/');
          return [id, { ...fault, operator, operation: facts.id }];
        }),
      ),
    ),
  );
}
