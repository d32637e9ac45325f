import { type Finding, type FindJudge, nothing } from '../../scene/finding.js';
import { type Exchange, isAdmitted } from '../../target/exchange.js';
import { isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import { type FindView, isValidFind } from '../../view/find-view.js';

/** Returns the value of a request header; `name` is in lower case. */
export function requestHeader({ request }: Pick<Exchange, 'request'>, name: string): string | undefined {
  return Object.entries(request.headers).find(([sent]) => sent.toLowerCase() === name)?.[1];
}

/** Returns the text of the body without a byte order mark, which a parser may ignore. */
export function bodyText({ request }: Exchange): string {
  return request.text?.replace(/^\uFEFF/, '') ?? '';
}

/** Whether a find is sent as section 4.1 describes, whatever its body: a POST of JSON to the path of the own organization. */
export function isOrdinaryCall(exchange: Exchange): boolean {
  if (!isAdmitted(exchange) || exchange.request.method !== 'POST') return false;
  const type = requestHeader(exchange, 'content-type');
  return isOrdinaryAddress(exchange) && /^application\/json\s*(;|$)/i.test(type ?? '');
}

/** Whether the path is the documented one, with no other version, trailing slash or dot segments. */
function isOrdinaryAddress({ request }: Exchange): boolean {
  return /\/v1\/[^/?#]+\/find$/.test(request.url) && !request.url.includes('..');
}

/**
 * Whether the answer is about the request. 401 is about the credential (which may have just expired), 402 about credit, 429
 * and 503 about load.
 */
export function isDecided({ response }: Exchange): boolean {
  return ![401, 402, 429, 503].includes(response.status);
}

/** The most lookups in a request, and people in an element (sections 4.1 and 8). */
export const [lookupsMax, peopleMax] = [100, 5];

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
export const someLookups: Json = [{ fields: [{ field_name: 'name', search_term: 'x' }] }];

/**
 * Judges the answers to bodies with one fault, if they are about the request.
 * @param fault returns the fault, or undefined if the body does not have it
 * @param instead members that make the body valid; undefined removes one
 */
export function where<Fault>(
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
export const whereFields = (
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
export const beyond = (judge: (view: FindView) => Finding) =>
  where(
    ({ matches }) => (isArray(matches) && matches.length > lookupsMax ? matches : undefined),
    (_, matches) => ({ matches: matches.slice(0, lookupsMax) }),
    judge,
  );
