import { type Finding, type FindJudge, nothing, once } from '../../scene/finding.js';
import { isAdmitted } from '../../target/exchange.js';
import { isArray, isObject, type JsonObject, parseJson } from '../../target/json.js';
import { type FindView, isValidFind } from '../../view/find-view.js';
import { bodyText, type FindJudges, isDecided, onStatus } from './judge.js';

/** The most lookups in a request, and people in an element (sections 4.1 and 8). */
const [lookupsMax, peopleMax] = [100, 5];

/** A `matches` value that is certainly valid, to replace an invalid one. */
const valid: JsonObject = { matches: [{ fields: [{ field_name: 'name', search_term: 'x' }] }] };

/**
 * Judges the answers to bodies with one fault, if they are about the request.
 * @param fault returns the fault, or undefined if the body does not have it
 * @param instead members that make the body valid
 */
function where<Fault>(
  fault: (body: JsonObject, view: FindView) => Fault | undefined,
  instead: JsonObject | ((fault: Fault) => JsonObject),
  judge: (view: FindView, fault: Fault) => Finding,
): FindJudge {
  return (view) => {
    const { request } = view.exchange;
    if (!isObject(request.json) || !isDecided(view.exchange)) return nothing;
    const found = fault(request.json, view);
    if (found === undefined) return nothing;
    const json = { ...request.json, ...(typeof instead === 'function' ? instead(found) : instead) };
    return isValidFind({ ...view.exchange, request: { ...request, json } }) ? judge(view, found) : nothing;
  };
}

/**
 * Judges that no lookup is answered with people.
 * @param lookups the indexes of the lookups to judge; undefined for all
 */
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

/** Judges of requests that must not be answered as they stand (sections 4.1 and 8). */
export const refusedRequestJudges = {
  // A greater size never returns more people. A refusal and an answer with five are both allowed.
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
  // Refusing, omitting or not finding the lookups beyond 100 is allowed; answering them is not.
  'find.over-hundred': where(
    ({ matches }) => (isArray(matches) && matches.length > lookupsMax ? matches : undefined),
    (matches) => ({ matches: matches.slice(0, lookupsMax) }),
    (view) =>
      notAnswered(
        view,
        [...view.elements.keys()].slice(lookupsMax),
        `no people for lookup ${lookupsMax + 1} and later`,
      ),
  ),
  // Without lookups there are no elements. Whether an empty list is accepted at all is open.
  'find.empty-matches': where(
    ({ matches }, { answered }) => (isArray(matches) && matches.length === 0 && answered) || undefined,
    valid,
    ({ elements: { length } }) =>
      once(length === 0, () => ({ at: 'matches', expected: 'no elements', received: `${length} elements` })),
  ),
  // `matches` and `fields` are arrays. A missing one may count as empty.
  'find.matches-type': where(
    ({ matches }) => (isArray(matches) ? undefined : (matches ?? undefined)),
    valid,
    (view) => notAnswered(view, undefined, 'no people where matches is not an array'),
  ),
  'find.fields-type': where(
    ({ matches }) => {
      const wrong = (isArray(matches) ? matches : []).flatMap((match, index) => {
        const fields = isObject(match) ? match['fields'] : null;
        return isArray(fields ?? []) ? [] : [index];
      });
      return wrong.length > 0 ? wrong : undefined;
    },
    valid,
    (view, wrong) => notAnswered(view, wrong, 'no people where fields is not an array'),
  ),
  // The body is JSON. A missing body may count as a request without `matches`.
  'find.body-not-json': ({ exchange, answered }) => {
    const { method, json } = exchange.request;
    if (!isAdmitted(exchange) || method !== 'POST' || !isDecided(exchange)) return nothing;
    const text = bodyText(exchange);
    const isNotJson = text.trim() !== '' && json === undefined && parseJson(text) === undefined;
    return isNotJson
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
