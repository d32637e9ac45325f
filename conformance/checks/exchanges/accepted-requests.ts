import { fieldNames } from '../../../generated/field-names.js';
import { type Finding, type FindJudge, nothing, once } from '../../scene/finding.js';
import type { Exchange } from '../../target/exchange.js';
import { isArray, isObject } from '../../target/json.js';
import type { FindView, Lookup } from '../../view/find-view.js';
import { excerpt } from './excerpt.js';
import type { FindJudges } from './judge.js';
import { isDecided, isOrdinaryCall } from './request.js';

/** No limit on length is stated, and none may be assumed: only requests of a modest size must be accepted. */
const termMax = 200;
const bodyMax = 100_000;

/**
 * A request that nothing but a broken promise can refuse: valid, in the ordinary way, of modest size, without control
 * characters, and with no field twice in a lookup (what that means is open).
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
 * Whether the status is about the request. A refusal may be about the credential, credit or load, or the service may be
 * down, unless it breaks on this request every time; and another success than 200 is accepted as well, and breaks
 * find.status-200 alone.
 */
function tellsAboutRequest(exchange: Exchange): boolean {
  const { status } = exchange.response;
  if (exchange.fault === 'persistent') return true;
  if (!isDecided(exchange) || status === 403 || status === 408 || status >= 500) return false;
  if (status > 200 && status <= 299) return false;
  // Which endpoints accept API keys is open, and so is how a key is refused where they do not.
  return !(exchange.credential === 'api-key' && status === 400);
}

/** Holds when the request is answered with 200, for plain requests that the rule is about. */
function accepted(isAbout: (view: FindView) => boolean, what: string): FindJudge {
  return (view) => (view.plain && isAbout(view) && mustBeAccepted(view) ? acceptance(view, what) : nothing);
}

const acceptance = ({ exchange, answered }: FindView, what: string): Finding =>
  tellsAboutRequest(exchange) ? takes(exchange, answered, what) : nothing;

const takes = ({ response }: Exchange, holds: boolean, what: string): Finding =>
  once(holds, () => ({
    at: 'status',
    expected: `status 200: ${what}`,
    received: excerpt(`${response.status} ${response.text}`),
  }));

/** Sections 4.1 and 8: 100 lookups are accepted, and answered with 100 elements. */
const hundredAccepted: FindJudge = (view) => {
  const { lookups, elements, body } = view;
  if (lookups.length !== 100 || !seekPeople(view) || !mustBeAccepted(view)) return nothing;
  const counted = isObject(body) && isArray(body['matches']);
  if (!counted || elements.length === lookups.length) return acceptance(view, '100 lookups are allowed');
  const received = `${elements.length} elements`;
  return once(false, () => ({ at: 'matches', expected: '100 elements', received }));
};

const isAscii = ({ fields }: Lookup) => fields.every(({ search_term: term }) => /^[\x20-\x7e]+$/.test(term));

function hasOneLookup({ lookups }: FindView, ...names: string[]): boolean {
  const [lookup] = lookups;
  if (!lookup || lookups.length !== 1 || !isAscii(lookup)) return false;
  return (
    lookup.fields.length === names.length &&
    names.every((name) => lookup.fields.some((f) => f.field_name === name))
  );
}

/**
 * Lookups that no service can take for a query of a large group, which belongs to `search` (section 4.1 rule 4). Whoever
 * breaks on one has not sent it there.
 */
const seekPeople = ({ lookups, exchange }: FindView): boolean =>
  exchange.fault === 'persistent' ||
  lookups.every(({ fields }) =>
    fields.some(({ field_name: name }) => ['name', 'linkedin', 'email_address'].includes(name)),
  );

const hasForeignLetter = ({ fields }: Lookup) =>
  fields.some(({ search_term: term }) => /(?!\p{Script=Latin})\p{L}|\p{Extended_Pictographic}/u.test(term));

/** What several lookups break together is the call's own fault, and tells nothing of one of them. */
const tellsOfLookup = ({ lookups, exchange }: FindView): boolean =>
  exchange.fault === undefined || lookups.length === 1;

/** Lookups with other letters and those with every criterion have rules of their own, which are to be blamed. */
const isJudgedApart = (lookup: Lookup) =>
  hasForeignLetter(lookup) || lookup.fields.length === fieldNames.length;

/** `name` is accepted as `field_name`, and so on; 200 is what a lookup with that criterion alone is answered with. */
const acceptsField = (name: (typeof fieldNames)[number]) =>
  accepted((view) => hasOneLookup(view, name), `${name} is accepted as field_name`);

/** An optional member is missing, and the refusal names it. */
function optional(member: string, mention: RegExp): FindJudge {
  return (view) => {
    if (!view.plain || !view.lookups.every(isAscii) || !mustBeAccepted(view)) return nothing;
    const { exchange } = view;
    const { status, text } = exchange.response;
    const blamed = (status === 400 || status === 422) && mention.test(text);
    if (!view.answered && !blamed) return nothing;
    return takes(exchange, !blamed, `${member} is optional`);
  };
}

/** Judges of requests that are to be answered with 200 (sections 4.1 and 8). */
export const acceptedRequestJudges = {
  'find.path-post': accepted(
    (view) =>
      view.lookups.length < 100 &&
      seekPeople(view) &&
      !(tellsOfLookup(view) && view.lookups.some(isJudgedApart)),
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
  'find.hundred-accepted': hundredAccepted,
  'find.unicode-terms': accepted(
    (view) =>
      view.lookups.length < 100 &&
      view.lookups.some(hasForeignLetter) &&
      tellsOfLookup(view) &&
      seekPeople(view),
    'any Unicode text is a search_term',
  ),
  'find.return-fields-optional': optional('return_fields', /return_?fields/i),
  'find.confidence-optional': optional('confidence', /confidence/i),
} satisfies FindJudges;
