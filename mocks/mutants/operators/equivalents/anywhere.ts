import { open, unobservable } from './equivalent.js';

/** Excuses that apply to every operation. */
export const ofAnyOperation = [
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
    'member-*/*/**{orgId,invitedBy,message,error,index,metadata,profile,settings}{,.*}',
    'no sentence says what it holds',
  ),
  unobservable(
    'key-{percent-decoded,punctuation-lost}/*/{ledger_id,import_id,contact_ids.*}',
    'a service writes these ids itself, and may take them in several ways, as UUIDs without hyphens',
  ),
  unobservable('text-*/*/sort_by', 'what is sorted by has a name of plain letters in lower case'),
  unobservable('csv-{headless,semicolons}/*', 'a CSV need not have a header line, nor commas between values'),
  unobservable(
    'member-*/**/*deleted_at',
    'what is deleted is not shown by what shows the rest, or no sentence says when it was',
  ),
  unobservable(
    'member-*/*/contacts.*.{last_company_changed_at,last_info_changed_at,has_multiple_jobs,is_verified,import_id}',
    'the members of a contact are not listed by the document',
  ),
  unobservable(
    'admits-org-unknown/{delete,get,update,revoke,remove,resend,regenerate,search,download,list,bulk,add}*',
    'what is not in that organization is not found in it, whoever asks',
  ),
  unobservable('text-*/*/{return_fields,fields}.*', 'names of members are plain letters in lower case'),
  unobservable(
    'member-mojibake/*/**{title,degree,field,company.name,industry,county,records.*.operation,records.*.principal}',
    'nobody of the mock has letters beyond ASCII there, so that nothing changes',
  ),
  open('member-emptied/*/pagination_token', 'contacts.form'),
  unobservable('member-*/*/**completed_at', 'no sentence says that an import shows when it was completed'),
  unobservable('key-caseless/*/*', 'no sentence says that ids differ by case; those of UUIDs do not'),
  unobservable(
    'key-{percent-decoded,punctuation-lost}/*/{keyId,invitationId,userId,*.userId,userIds.*}',
    'a service writes these ids itself, and may take them in several ways, as UUIDs without hyphens',
  ),
  unobservable(
    'member-emptied/{update*,accept*,decline*,add*}/**',
    'no sentence says that a change shows what it made, and an empty member is an absent one (section 2)',
  ),
  unobservable(
    'member-emptied/*/{apiKeys,serviceAccounts,invitations,users}.*.{id,clientId,userId}',
    'no sentence says that a list shows ids, and an empty member is an absent one (section 2)',
  ),
];
