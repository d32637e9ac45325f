import { open, unobservable } from './equivalent.js';

/** Excuses in people and billing. */
export const ofPeopleAndBilling = [
  unobservable(
    'member-emptied/{getPerson,lookupPeople,search}/**',
    'a member of a record may be absent, and an empty one says as little',
  ),
  unobservable('member-emptied/verify/**', 'what a verification says beside its result is open'),
  unobservable('list-{empty,ended-lost}/verify', 'what is answered of somebody unknown is open'),
  unobservable('text-*/{search,previewSearch}/filters.*.date_{from,to}', 'a date is written in one way'),
  unobservable(
    'text-{lowered,quotes-lost}/verify/**',
    'slugs are in lower case, and companies are compared without case and punctuation',
  ),
  open('*/find/return_fields{,.*}', 'find.return-fields'),
  open('member-ignored/find/confidence', 'find.confidence'),
  open('*/{search,previewSearch,previewFind}/{return_fields{,.*},confidence}', 'people.form'),
  open('*/{search,previewSearch}/{sort_by,pagination_token}', 'people.form'),
  open(
    '{sort-reversed,page-two-unsorted,page-two-reversed,page-two-unfiltered}/{search,previewSearch}',
    'people.form',
  ),
  open('{limit-*,member-ignored}/{search,previewSearch,previewFind}/size', 'people.form'),
  open('{list-*,page-two-*}/previewSearch', 'preview.answer'),
  open('{member-emptied,member-mojibake}/previewSearch/**', 'preview.answer'),
  open('member-{plus-one,always-zero}/search/count', 'search.count-key'),
  open('{list-*,member-*}/getSubscriptions{,/**}', 'billing.form'),
  open('member-{emptied,mojibake}/getUsage/**', 'billing.form'),
  unobservable('list-shuffled/verify', 'no sentence says that results stand in the order of their queries'),
  unobservable(
    'parameter-ignored/getSubscriptions/include_expired',
    'nobody tells a run that a subscription has expired, so that nothing need be added',
  ),
  unobservable(
    '{member-a-year-sooner/getUsage/{period_start,records.*.period_start},member-a-month-later/getUsage/period_end}',
    'how long a billing period is, no sentence says',
  ),
  open('parameter-ignored/getUsage/{group_by,include_history}', 'billing.form'),
  unobservable('member-*/getUsage/records.*.limit', 'how much may be used, no sentence says'),
  unobservable(
    'member-{always-zero/getUsage/records.*.{requests,credits_used},plus-one/getUsage/records.*.credits_used}',
    'usage may be shown later, no sentence says how late, and what is charged for is open',
  ),
  open('member-{plus-one,always-zero}/preview*/{count,matches.*.count}', 'preview.answer'),
  unobservable(
    'server-error-on/find/confidence',
    'which values it takes is not shown, so that it may take none that a run knows',
  ),
  unobservable(
    'refuses-credential/find/service-account',
    'which role find requires is open, and an account may lack it',
  ),
  open('refused-element-*/lookupPeople', 'lookup.answer'),
  unobservable(
    'member-inverted/getPerson/position.ended_at_year_only',
    'nobody of the mock has a current job with an end, so that nothing changes',
  ),
  open('member-ignored/previewSearch/filters', 'people.form'),
];
