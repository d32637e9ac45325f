import { fieldNames } from '../../../generated/field-names.js';
import { type Judged, must } from '../../check/finding.js';
import { type Exchange, isAdmitted, refusesInput } from '../../target/exchange.js';
import { isArray, isObject, type JsonObject, parseJson } from '../../target/json.js';
import { nonLatin } from '../../target/wire/text-key.js';
import { type FindView, isValidFind, type Lookup } from '../../view/find-view.js';
import { bodyText, type FindJudge, type FindJudges, isDecided, isOrdinaryCall, onStatus } from './judge.js';

/** No limit on length is stated, but a service may have one: only requests of a modest size must be accepted. */
const termMax = 200;
const bodyMax = 100_000;

/** Whether the request is valid, ordinary and modest, without control characters and without a field twice in a lookup, which is open. */
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

/** Whether the status is about the request, not about credential, credit, load or an outage. A 2xx breaks find.status-200 alone. */
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
      : undefined;

const expect200 = ({ response: { status, text } }: Exchange, holds: boolean, what: string): Judged =>
  must(holds, 'status', `status 200: ${what}`, `${status} ${text}`);

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

/** Whether no lookup may be about a large group, for which `search` is (section 4.1 rule 4); that explains no 5xx every time. */
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
  (view) => {
    const { plain, answered, lookups, exchange } = view;
    if (!plain || !lookups.every(isAscii) || !mustBeAccepted(view)) return undefined;
    const isBlamed = refusesInput(exchange) && mention.test(exchange.response.text);
    return answered || isBlamed ? expect200(exchange, !isBlamed, `${member} is optional`) : undefined;
  };

/** The most lookups in a request, and people in an element (sections 4.1 and 8). */
const [lookupsMax, peopleMax] = [100, 5];

/** A `matches` value that is certainly valid, to replace an invalid one. */
const valid: JsonObject = { matches: [{ fields: [{ field_name: 'name', search_term: 'x' }] }] };

/** Judges the answers to bodies with one fault, if they are about the request. @param instead members that make the body valid */
function where<Fault>(
  fault: (body: JsonObject, view: FindView) => Fault | undefined,
  instead: (fault: Fault) => JsonObject,
  judge: (view: FindView, fault: Fault) => Judged,
): FindJudge {
  return (view) => {
    const { request } = view.exchange;
    if (!isObject(request.json) || !isDecided(view.exchange)) return undefined;
    const found = fault(request.json, view);
    if (found === undefined) return undefined;
    const json = { ...request.json, ...instead(found) };
    return isValidFind({ ...view.exchange, request: { ...request, json } }) ? judge(view, found) : undefined;
  };
}

/** Judges that no lookup is answered with more people than this, of all lookups or of those with these indexes. */
function fewPeople(
  { elements }: FindView,
  most: number,
  expected: string,
  lookups?: readonly number[],
): Judged {
  const { at, people = [] } =
    elements.find((one) => one.people.length > most && (lookups?.includes(one.index) ?? true)) ?? {};
  return must(at === undefined, `${at}.people`, expected, `${people.length} people`);
}

/** Judges of requests that must be accepted, and of those that must not be answered as they stand (sections 4.1 and 8). */
export const requestJudges = {
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
    const { elements, body, exchange, answered } = view;
    if (view.lookups.length !== 100 || !findsIndividuals(view) || !mustBeAccepted(view)) return undefined;
    if (isObject(body) && isArray(body['matches']))
      return must(elements.length === 100, 'matches', '100 elements', `${elements.length} elements`);
    return isAboutRequest(exchange) ? expect200(exchange, answered, '100 lookups are allowed') : undefined;
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
  // A greater size never returns more people. A refusal and an answer with five are both allowed.
  'find.size-over-5': where(
    ({ size }) => (Number.isInteger(size) && Number(size) > peopleMax ? size : undefined),
    () => ({ size: peopleMax }),
    (view, size) => fewPeople(view, peopleMax, `at most ${peopleMax} people although size is ${size}`),
  ),
  // Refusing, omitting or not finding the lookups beyond 100 is allowed; answering them is not.
  'find.over-hundred': where(
    ({ matches }) => (isArray(matches) && matches.length > lookupsMax ? matches : undefined),
    (matches) => ({ matches: matches.slice(0, lookupsMax) }),
    (view) => {
      const beyond = [...view.elements.keys()].slice(lookupsMax);
      return fewPeople(view, 0, `no people for lookup ${lookupsMax + 1} and later`, beyond);
    },
  ),
  // Without lookups there are no elements. Whether an empty list is accepted at all is open.
  'find.empty-matches': where(
    ({ matches }, { answered }) => (isArray(matches) && matches.length === 0 && answered) || undefined,
    () => valid,
    ({ elements: { length } }) => must(length === 0, 'matches', 'no elements', `${length} elements`),
  ),
  // `matches` and `fields` are arrays. A missing one may count as empty.
  'find.matches-type': where(
    ({ matches }) => (isArray(matches) ? undefined : (matches ?? undefined)),
    () => valid,
    (view) => fewPeople(view, 0, 'no people where matches is not an array'),
  ),
  'find.fields-type': where(
    ({ matches }) => {
      const wrong = (isArray(matches) ? matches : []).flatMap((match, index) => {
        const fields = isObject(match) ? match['fields'] : null;
        return isArray(fields ?? []) ? [] : [index];
      });
      return wrong.length > 0 ? wrong : undefined;
    },
    () => valid,
    (view, wrong) => fewPeople(view, 0, 'no people where fields is not an array', wrong),
  ),
  // The body is JSON. A missing body may count as a request without `matches`.
  'find.body-not-json': ({ exchange, answered }) => {
    const { method, json } = exchange.request;
    const text = bodyText(exchange);
    const isNotJson = text.trim() !== '' && json === undefined && parseJson(text) === undefined;
    return isNotJson && isAdmitted(exchange) && method === 'POST' && isDecided(exchange)
      ? onStatus(exchange, !answered, 'not status 200: the request body is not JSON')
      : undefined;
  },
  // `org_id` is required in the path.
  'find.org-path-required': ({ exchange, answered }) => {
    const { credential, org, request } = exchange;
    const good = credential === 'token' || credential === 'api-key';
    return org === 'missing' && request.method === 'POST' && good && isDecided(exchange)
      ? onStatus(exchange, !answered, 'not status 200: the path names no organization')
      : undefined;
  },
} satisfies FindJudges;
