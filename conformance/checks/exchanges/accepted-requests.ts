import { fieldNames } from '../../../generated/field-names.js';
import { type Finding, type FindJudge, nothing, once } from '../../scene/finding.js';
import { type Exchange, refusesInput } from '../../target/exchange.js';
import { isArray, isObject } from '../../target/json.js';
import { nonLatin } from '../../target/wire/text-key.js';
import type { FindView, Lookup } from '../../view/find-view.js';
import { excerpt, type FindJudges, isDecided, isOrdinaryCall } from './judge.js';

/** No limit on length is stated, but a service may have one: only requests of a modest size must be accepted. */
const termMax = 200;
const bodyMax = 100_000;

/**
 * Whether refusing the request breaks the contract: it is valid, sent in the ordinary way, of modest size, without control
 * characters, and no lookup has a field twice (what that means is open).
 */
function mustBeAccepted({ valid, exchange, lookups }: FindView): boolean {
  if (!valid || !isOrdinaryCall(exchange) || (exchange.request.text ?? '').length > bodyMax) return false;
  return lookups.every(
    ({ fields }) =>
      new Set(fields.map((field) => field.field_name)).size === fields.length &&
      fields.every(
        ({ search_term: term }) => term.length <= termMax && !/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u.test(term),
      ),
  );
}

/**
 * Whether the status is about the request. A refusal may be about the credential, credit or load, and a 5xx may be an
 * outage unless this request fails every time. A success other than 200 accepts the request; it breaks find.status-200
 * alone.
 */
function isAboutRequest(exchange: Exchange): boolean {
  const { status } = exchange.response;
  if (exchange.fault === 'persistent') return true;
  if (!isDecided(exchange) || status === 403 || status === 408 || status >= 500) return false;
  if (status > 200 && status <= 299) return false;
  // Which endpoints accept API keys is open, and so is how a key is refused where they do not.
  return !(exchange.credential === 'api-key' && status === 400);
}

/** Judges that plain requests which the rule is about are answered with 200. */
const accepted =
  (isAbout: (view: FindView) => boolean, what: string): FindJudge =>
  (view) =>
    view.plain && isAbout(view) && mustBeAccepted(view) && isAboutRequest(view.exchange)
      ? expect200(view.exchange, view.answered, what)
      : nothing;

const expect200 = ({ response }: Exchange, holds: boolean, what: string): Finding =>
  once(holds, () => ({
    at: 'status',
    expected: `status 200: ${what}`,
    received: excerpt(`${response.status} ${response.text}`),
  }));

const isAscii = ({ fields }: Lookup) => fields.every(({ search_term: term }) => /^[\x20-\x7e]+$/.test(term));

/** Whether there is one lookup, with these criteria and no others. */
function hasOneLookup({ lookups: [lookup, ...others] }: FindView, ...names: string[]): boolean {
  if (!lookup || others.length > 0 || !isAscii(lookup)) return false;
  const sent = lookup.fields.map((field) => field.field_name);
  return sent.length === names.length && names.every((name) => sent.some((one) => one === name));
}

/** Whether a lookup cannot be mistaken for a query of a large group. */
export const seeksOnePerson = ({ fields }: Lookup): boolean =>
  fields.some(({ field_name: name }) => ['name', 'linkedin', 'email_address'].includes(name));

/**
 * Whether no lookup can be mistaken for a query of a large group, which belongs to `search` (section 4.1 rule 4). A 5xx
 * every time is a fault whatever the lookups are: it does not refer the caller to `search`.
 */
const findsIndividuals = ({ lookups, exchange }: FindView): boolean =>
  exchange.fault === 'persistent' || lookups.every(seeksOnePerson);

const hasNonLatinLetter = ({ fields }: Lookup) => fields.some(({ search_term: term }) => nonLatin.test(term));

/** Whether a refusal can be blamed on one lookup: a call with several that fails every time may fail for another reason. */
const mayBlameLookup = ({ lookups, exchange }: FindView): boolean =>
  exchange.fault === undefined || lookups.length === 1;

/** Lookups with non-Latin letters, and those with all nine criteria, have rules of their own to blame. */
const hasOwnRule = (lookup: Lookup) =>
  hasNonLatinLetter(lookup) || lookup.fields.length === fieldNames.length;

/** Judges that a lookup with this criterion alone is answered with 200. */
const acceptsField = (name: (typeof fieldNames)[number]) =>
  accepted((view) => hasOneLookup(view, name), `${name} is accepted as field_name`);

/** Judges that no refusal of a plain request, which lacks the optional member, mentions it. */
const optional =
  (member: string, mention: RegExp): FindJudge =>
  ({ exchange, ...view }) => {
    if (!view.plain || !view.lookups.every(isAscii) || !mustBeAccepted({ exchange, ...view })) return nothing;
    const isBlamed = refusesInput(exchange) && mention.test(exchange.response.text);
    if (!view.answered && !isBlamed) return nothing;
    return expect200(exchange, !isBlamed, `${member} is optional`);
  };

/** Judges of requests that must be answered with 200 (sections 4.1 and 8). */
export const acceptedRequestJudges = {
  'find.path-post': accepted(
    (view) =>
      view.lookups.length < 100 &&
      findsIndividuals(view) &&
      !(mayBlameLookup(view) && view.lookups.some(hasOwnRule)),
    'a POST of valid lookups',
  ),
  'find.field-name': acceptsField('name'),
  'find.field-title': acceptsField('title'),
  'find.field-linkedin': acceptsField('linkedin'),
  'find.field-company.name': acceptsField('company.name'),
  'find.field-company.linkedin': acceptsField('company.linkedin'),
  'find.field-email_address': acceptsField('email_address'),
  'find.field-company.ticker': acceptsField('company.ticker'),
  'find.field-company.domain': acceptsField('company.domain'),
  'find.field-education.school': acceptsField('education.school'),
  'find.field-all-nine': accepted(
    (view) => hasOneLookup(view, ...fieldNames),
    'one lookup may carry all nine criteria',
  ),
  'find.hundred-accepted': (view) => {
    const { elements, body } = view;
    const isWhole = view.lookups.length === 100 && findsIndividuals(view) && mustBeAccepted(view);
    const isCounted = isObject(body) && isArray(body['matches']);
    if (!isWhole || (!isCounted && !isAboutRequest(view.exchange))) return nothing;
    if (!isCounted || elements.length === 100)
      return expect200(view.exchange, view.answered, '100 lookups are allowed');
    const received = `${elements.length} elements`;
    return once(false, () => ({ at: 'matches', expected: '100 elements', received }));
  },
  'find.unicode-terms': accepted(
    (view) =>
      view.lookups.length < 100 &&
      view.lookups.some(hasNonLatinLetter) &&
      mayBlameLookup(view) &&
      findsIndividuals(view),
    'any Unicode text is a search_term',
  ),
  'find.return-fields-optional': optional('return_fields', /return_?fields/i),
  'find.confidence-optional': optional('confidence', /confidence/i),
} satisfies FindJudges;
