import type { RuleId } from '../../../generated/rules.js';
import { type Finding, type FindJudge, nothing, once } from '../../scene/finding.js';
import { type Exchange, isAdmitted } from '../../target/exchange.js';
import { isArray, isObject, parseJson } from '../../target/json.js';
import type { FindView } from '../../view/find-view.js';
import { bodyOf, isAnswered, isDecided, isOtherwiseValid, someLookups } from './request.js';

/** How many lookups a request may have, and how many people an element (sections 4.1 and 8). */
const lookupsMax = 100;
const peopleMax = 5;

/** Sections 4.1 and 8: a greater size never brings more people. Refusing and answering with five are both open. */
const sizeOver: FindJudge = (sight) => {
  const size = bodyOf(sight.exchange)?.['size'];
  if (!Number.isInteger(size) || Number(size) <= peopleMax) return nothing;
  if (!isDecided(sight.exchange) || !isOtherwiseValid(sight.exchange, { size: peopleMax })) return nothing;
  const long = sight.elements.find(({ people }) => people.length > peopleMax);
  return once(long === undefined, () => ({
    at: `${long?.at}.people`,
    expected: `at most ${peopleMax} people although size is ${size}`,
    received: `${long?.people.length} people`,
  }));
};

/** Sections 4.1 and 8: refusing, leaving out and not finding the lookups beyond 100 are open; answering them is not. */
const overHundred: FindJudge = (sight) => {
  const matches = bodyOf(sight.exchange)?.['matches'];
  if (!isArray(matches) || matches.length <= lookupsMax || !isDecided(sight.exchange)) return nothing;
  if (!isOtherwiseValid(sight.exchange, { matches: matches.slice(0, lookupsMax) })) return nothing;
  return notAnswered(
    sight,
    (index) => index >= lookupsMax,
    `no people for lookup ${lookupsMax + 1} and later`,
  );
};

/** Section 4.1 rule 1: no lookups, no elements. Whether an empty list is answered at all is open. */
const emptyMatches: FindJudge = (sight) => {
  const matches = bodyOf(sight.exchange)?.['matches'];
  if (!isArray(matches) || matches.length > 0 || !sight.answered) return nothing;
  if (!isOtherwiseValid(sight.exchange, { matches: someLookups })) return nothing;
  const { length } = sight.elements;
  return once(length === 0, () => ({
    at: 'matches',
    expected: 'no elements',
    received: `${length} elements`,
  }));
};

/** Section 4.1: `matches` is an array. A missing one may be taken for an empty one. */
const matchesType: FindJudge = (sight) => {
  const matches = bodyOf(sight.exchange)?.['matches'];
  if (matches === undefined || matches === null || isArray(matches) || !isDecided(sight.exchange))
    return nothing;
  if (!isOtherwiseValid(sight.exchange, { matches: someLookups })) return nothing;
  return notAnswered(sight, () => true, 'no people where matches is not an array');
};

/** Section 4.1: `fields` is an array. A missing one may be taken for an empty one. */
const fieldsType: FindJudge = (sight) => {
  const matches = bodyOf(sight.exchange)?.['matches'];
  if (!isArray(matches) || !isDecided(sight.exchange)) return nothing;
  const wrong = new Set(
    matches.flatMap((match, index) => {
      const fields = isObject(match) ? match['fields'] : undefined;
      return fields === undefined || fields === null || isArray(fields) ? [] : [index];
    }),
  );
  if (wrong.size === 0 || !isOtherwiseValid(sight.exchange, { matches: someLookups })) return nothing;
  return notAnswered(sight, (index) => wrong.has(index), 'no people where fields is not an array');
};

function notAnswered(sight: FindView, isAbout: (index: number) => boolean, expected: string): Finding {
  const answered = sight.elements.find(({ index }) => isAbout(index) && isAnswered(sight, index));
  return once(answered === undefined, () => ({
    at: `${answered?.at}.people`,
    expected,
    received: `${answered?.people.length} people`,
  }));
}

/** Section 4.1: the body is JSON. No body at all may be taken for a request without `matches`. */
const bodyNotJson: FindJudge = ({ exchange, answered }) => {
  if (!isAdmitted(exchange) || exchange.request.method !== 'POST' || !isDecided(exchange)) return nothing;
  if (!isNotJson(exchange)) return nothing;
  const expected = 'not status 200: the request body is not JSON';
  return once(!answered, () => ({ at: 'status', expected, received: exchange.response.status }));
};

/** Text that is no JSON, a leading byte order mark aside, which a parser may ignore. */
export function isNotJson({ request }: Exchange): boolean {
  const text = request.text?.replace(/^\uFEFF/, '') ?? '';
  return text.trim() !== '' && request.json === undefined && parseJson(text) === undefined;
}

/** Section 4.1: `org_id` is required in the path. */
const orgRequired: FindJudge = ({ exchange, answered }) => {
  const good = exchange.credential === 'token' || exchange.credential === 'api-key';
  if (exchange.org !== 'missing' || exchange.request.method !== 'POST' || !good || !isDecided(exchange))
    return nothing;
  const expected = 'not status 200: the path names no organization';
  return once(!answered, () => ({ at: 'status', expected, received: exchange.response.status }));
};

/** Judges of requests that are never to be answered as they are (sections 4.1 and 8). */
export const refusedRequestJudges = {
  'find.size-over-5': sizeOver,
  'find.over-hundred': overHundred,
  'find.empty-matches': emptyMatches,
  'find.matches-type': matchesType,
  'find.fields-type': fieldsType,
  'find.body-not-json': bodyNotJson,
  'find.org-path-required': orgRequired,
} satisfies Partial<Record<RuleId, FindJudge>>;
