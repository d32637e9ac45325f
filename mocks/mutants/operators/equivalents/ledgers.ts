import { open, unobservable } from './equivalent.js';

/** Excuses in ledgers, their contacts and imports. */
export const ofLedgers = [
  unobservable(
    'unseen/{getContacts,searchLedgerContacts,downloadLedgerContacts,downloadImportErrors,getLedger,getLedgers}/addContacts',
    'contacts, errors and counts come when the import is worked on, not by the call itself',
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
  open('member-ignored/*LedgerContacts/filters.*.{operator,type,filters}', 'search.filters'),
  open('{elements-*,member-ignored}/*LedgerContacts/{return_fields,view}', 'contacts.form'),
  open('{text-*,*-ignored}/{getContacts,searchLedgerContacts}/pagination_token', 'contacts.form'),
  unobservable('member-ignored/downloadLedgerContacts/sort_by', 'no sentence says that a CSV is sorted'),
  unobservable(
    '{member-*,bodiless,others-answer*}/deleteImportContacts{,/*}',
    'no sentence says what a deletion answers',
  ),
  unobservable('bodiless/addContacts', 'no sentence says that adding contacts tells which import that is'),
  unobservable('member-ignored/addContacts/filename', 'no sentence says that contacts come with a file name'),
  open('member-{plus-one,always-zero}/{listImports,searchImportHistory}/{limit,offset,total}', 'import.form'),
  open('member-{plus-one,always-zero}/listTrackedVersions/{limit,offset,total}', 'tracked.form'),
  open('member-*/getImport/counts.*', 'import.counts'),
  open('member-*/*TrackedFields/effective_at', 'tracked.form'),
  open('member-*/listTrackedVersions/versions.*.effective_at', 'tracked.form'),
  unobservable(
    'text-{lowered,cut,comma-cut}/listImports/filename',
    'a filter by file name may ignore letter case, and find names that begin so',
  ),
  unobservable(
    'text-quotes-lost/{addContacts,listImports}/filename',
    'no file has quotation marks in its name',
  ),
  open('bodiless/createLedger', 'ledger.form'),
  open('member-emptied/{createLedger,updateLedger}/**', 'ledger.form'),
  unobservable(
    'member-{plus-one,always-zero}/{createLedger,updateLedger}/counts.*',
    'no sentence says that what makes or changes a ledger tells how many contacts it has',
  ),
  unobservable(
    'member-always-zero/{getLedger,getLedgers}/**new_jobs',
    'what counts as a new job is not said, nor when it does',
  ),
  open('member-emptied/{listImports,searchImportHistory,getImport}/**', 'import.form'),
  unobservable('member-mojibake/getImport/filename', 'no sentence says that an import shows its file'),
  open('member-*/{getTrackedFields,updateTrackedFields}/version', 'tracked.version'),
  unobservable(
    'member-*/{*TrackedVersions/versions.*,*TrackedFields/}created_at',
    'no sentence says that tracked fields and their versions show when they were made',
  ),
  unobservable(
    'member-emptied/{searchLedgerContacts/contacts.*.id,getLedger/id,listTrackedVersions/versions.*.{version,fields.*}}',
    'no sentence says that it is shown there, and an empty member is an absent one (section 2)',
  ),
  unobservable(
    'member-mojibake/listTrackedVersions/versions.*.version',
    'a version has no letters beyond ASCII, so that nothing changes',
  ),
  unobservable(
    'page-two-reversed/{searchImportHistory,listTrackedVersions}',
    'no sentence says in which order they are listed',
  ),
  unobservable(
    'page-two-unfiltered/getContacts',
    'nothing filters contacts, and of their number there are no pages',
  ),
  open('list-capped-at-10/{listImports,searchImportHistory,listTrackedVersions}', 'list.limit-over'),
  open(
    '{admits-role-insufficient/addContacts,revocation-spared/addContacts/updateUserAccess}',
    'import.add-role',
  ),
  open(
    'server-error-on/{getContacts,searchLedgerContacts,downloadLedgerContacts}/{sort_by,view,return_fields,pagination_token}',
    'contacts.form',
  ),
  open(
    'server-error-on/*LedgerContacts/filters.*.{operator,type,filters,date_from,date_to}',
    'contacts.form',
  ),
  open(
    'server-error-on/{listImports,searchImportHistory}/{sort_by,from,to,filename,status,import_type}',
    'import.form',
  ),
  open(
    '{limit-doubled,limit-plus-one,limit-minus-one,member-ignored,parameter-ignored}/{getContacts,searchLedgerContacts}/size',
    'contacts.form',
  ),
  unobservable('list-ended-lost/getLedgers', 'what is left of a deleted ledger is open'),
  open('unseen/getLedger/deleteLedger', 'ledger.delete'),
  open('unseen/getImport/deleteImportContacts', 'import.after-delete'),
  open('unseen/{listImports,searchImportHistory}/deleteImportContacts', 'import.after-delete'),
  open('last-write-lost/deleteImportContacts', 'import.after-delete'),
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
  // An operation that never finds anything may have a different form.
  open(
    'unseen/{getContacts,searchLedgerContacts,downloadLedgerContacts,downloadImportErrors,searchImportHistory,getLedger}/createLedger',
    'ledger.form',
  ),
  open('unseen/getImport/addContacts', 'import.form'),
  open('unseen/getTrackedFields/updateTrackedFields', 'tracked.form'),
  open('{member-ignored,page-two-unsorted}/searchLedgerContacts{,/sort_by}', 'contacts.form'),
];
