import { type Finding, nothing, once } from '../../scene/finding.js';
import { type Exchange, isAdmitted } from '../../target/exchange.js';
import { isArray, parseJson } from '../../target/json.js';
import type { FindView } from '../../view/find-view.js';
import { type FindJudges, onStatus } from './judge.js';
import { beyond, isDecided, lookupsMax, peopleMax, someLookups, where, whereFields } from './request.js';

/** None of these lookups is answered with people. */
function notAnswered(view: FindView, lookups: readonly number[] | undefined, expected: string): Finding {
  const answered = view.elements.find(
    ({ index, people }) => people.length > 0 && (lookups?.includes(index) ?? true),
  );
  return once(answered === undefined, () => ({
    at: `${answered?.at}.people`,
    expected,
    received: `${answered?.people.length} people`,
  }));
}

/** Text that is no JSON, a leading byte order mark aside, which a parser may ignore. */
function isNotJson({ request }: Exchange): boolean {
  const text = request.text?.replace(/^\uFEFF/, '') ?? '';
  return text.trim() !== '' && request.json === undefined && parseJson(text) === undefined;
}

/** Judges of requests that are never to be answered as they are (sections 4.1 and 8). */
export const refusedRequestJudges = {
  // A greater size never brings more people. Refusing and answering with five are both open.
  'find.size-over-5': where(
    ({ size }) => (Number.isInteger(size) && Number(size) > peopleMax ? size : undefined),
    { size: peopleMax },
    ({ elements }, size) => {
      const long = elements.find(({ people }) => people.length > peopleMax);
      return once(long === undefined, () => ({
        at: `${long?.at}.people`,
        expected: `at most ${peopleMax} people although size is ${size}`,
        received: `${long?.people.length} people`,
      }));
    },
  ),
  // Refusing, leaving out and not finding the lookups beyond 100 are open; answering them is not.
  'find.over-hundred': beyond((view) =>
    notAnswered(
      view,
      [...view.elements.keys()].slice(lookupsMax),
      `no people for lookup ${lookupsMax + 1} and later`,
    ),
  ),
  // No lookups, no elements. Whether an empty list is answered at all is open.
  'find.empty-matches': where(
    ({ matches }, { answered }) => (isArray(matches) && matches.length === 0 && answered) || undefined,
    { matches: someLookups },
    ({ elements: { length } }) =>
      once(length === 0, () => ({ at: 'matches', expected: 'no elements', received: `${length} elements` })),
  ),
  // `matches` is an array, and so is `fields`. A missing one may be taken for an empty one.
  'find.matches-type': where(
    ({ matches }) => (isArray(matches) ? undefined : (matches ?? undefined)),
    { matches: someLookups },
    (view) => notAnswered(view, undefined, 'no people where matches is not an array'),
  ),
  'find.fields-type': whereFields(
    (fields) => fields !== null && !isArray(fields),
    (view, wrong) => notAnswered(view, wrong, 'no people where fields is not an array'),
  ),
  // The body is JSON. No body at all may be taken for a request without `matches`.
  'find.body-not-json': ({ exchange, answered }) => {
    if (!isAdmitted(exchange) || exchange.request.method !== 'POST' || !isDecided(exchange)) return nothing;
    return isNotJson(exchange)
      ? onStatus(exchange, !answered, 'not status 200: the request body is not JSON')
      : nothing;
  },
  // `org_id` is required in the path.
  'find.org-path-required': ({ exchange, answered }) => {
    const { credential, org, request } = exchange;
    const good = credential === 'token' || credential === 'api-key';
    if (org !== 'missing' || request.method !== 'POST' || !good || !isDecided(exchange)) return nothing;
    return onStatus(exchange, !answered, 'not status 200: the path names no organization');
  },
} satisfies FindJudges;
