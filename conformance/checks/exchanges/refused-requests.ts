import { type Finding, type FindJudge, nothing, once } from '../../scene/finding.js';
import { type Exchange, isAdmitted } from '../../target/exchange.js';
import { isArray, isObject, type Json, type JsonObject, parseJson } from '../../target/json.js';
import { type FindView, isValidFind } from '../../view/find-view.js';
import { bodyText, type FindJudges, isDecided, onStatus } from './judge.js';

/** The most lookups in a request, and people in an element (sections 4.1 and 8). */
const [lookupsMax, peopleMax] = [100, 5];

type Members = Readonly<Record<string, Json | undefined>>;

/** Whether the request would be valid with these members in place of its own; undefined removes a member. */
function isOtherwiseValid(exchange: Exchange, body: JsonObject, members: Members): boolean {
  const kept = Object.entries({ ...body, ...members }).flatMap(([name, value]): [string, Json][] =>
    value === undefined ? [] : [[name, value]],
  );
  const request = { ...exchange.request, json: Object.fromEntries(kept) };
  return isValidFind({ ...exchange, request });
}

/** A `matches` value that is certainly valid, to replace an invalid one. */
const someLookups: Json = [{ fields: [{ field_name: 'name', search_term: 'x' }] }];

/**
 * Judges the answers to bodies with one fault, if they are about the request.
 * @param fault returns the fault, or undefined if the body does not have it
 * @param instead members that make the body valid; undefined removes one
 */
function where<Fault>(
  fault: (body: JsonObject, view: FindView) => Fault | undefined,
  instead: Members | ((body: JsonObject, fault: Fault) => Members),
  judge: (view: FindView, fault: Fault) => Finding,
): FindJudge {
  return (view) => {
    const { request } = view.exchange;
    if (!isObject(request.json) || !isDecided(view.exchange)) return nothing;
    const found = fault(request.json, view);
    if (found === undefined) return nothing;
    const members = typeof instead === 'function' ? instead(request.json, found) : instead;
    return isOtherwiseValid(view.exchange, request.json, members) ? judge(view, found) : nothing;
  };
}

/** Judges the answers to bodies with faulty `fields`; the judge gets the indexes of those lookups. */
const whereFields = (
  isWrong: (fields: Json) => boolean,
  judge: (view: FindView, lookups: readonly number[]) => Finding,
) =>
  where(
    ({ matches }) => {
      const wrong = (isArray(matches) ? matches : []).flatMap((match, index) => {
        const fields = isObject(match) ? match['fields'] : undefined;
        return fields !== undefined && isWrong(fields) ? [index] : [];
      });
      return wrong.length > 0 ? wrong : undefined;
    },
    { matches: someLookups },
    judge,
  );

/** Judges the answers to more lookups than are allowed. */
const beyond = (judge: (view: FindView) => Finding) =>
  where(
    ({ matches }) => (isArray(matches) && matches.length > lookupsMax ? matches : undefined),
    (_, matches) => ({ matches: matches.slice(0, lookupsMax) }),
    judge,
  );

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

/** Whether the body is text other than JSON. */
function isNotJson(exchange: Exchange): boolean {
  const text = bodyText(exchange);
  return text.trim() !== '' && exchange.request.json === undefined && parseJson(text) === undefined;
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
  'find.over-hundred': beyond((view) =>
    notAnswered(
      view,
      [...view.elements.keys()].slice(lookupsMax),
      `no people for lookup ${lookupsMax + 1} and later`,
    ),
  ),
  // Without lookups there are no elements. Whether an empty list is accepted at all is open.
  'find.empty-matches': where(
    ({ matches }, { answered }) => (isArray(matches) && matches.length === 0 && answered) || undefined,
    { matches: someLookups },
    ({ elements: { length } }) =>
      once(length === 0, () => ({ at: 'matches', expected: 'no elements', received: `${length} elements` })),
  ),
  // `matches` and `fields` are arrays. A missing one may count as empty.
  'find.matches-type': where(
    ({ matches }) => (isArray(matches) ? undefined : (matches ?? undefined)),
    { matches: someLookups },
    (view) => notAnswered(view, undefined, 'no people where matches is not an array'),
  ),
  'find.fields-type': whereFields(
    (fields) => fields !== null && !isArray(fields),
    (view, wrong) => notAnswered(view, wrong, 'no people where fields is not an array'),
  ),
  // The body is JSON. A missing body may count as a request without `matches`.
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
