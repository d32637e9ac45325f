import { type Finding, type FindJudge, nothing } from '../../scene/finding.js';
import { type Exchange, isAdmitted } from '../../target/exchange.js';
import { isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import { type FindView, isValidFind } from '../../view/find-view.js';

/** The value of a request header, whatever letter case its name was sent in. */
export function requestHeader({ request }: Pick<Exchange, 'request'>, name: string): string | undefined {
  return Object.entries(request.headers).find(([sent]) => sent.toLowerCase() === name)?.[1];
}

/** A find as section 4.1 describes it, up to its body: a POST to the address, of JSON, within the own organization. */
export function isOrdinaryCall(exchange: Exchange): boolean {
  if (!isAdmitted(exchange) || exchange.request.method !== 'POST') return false;
  const type = requestHeader(exchange, 'content-type');
  return isOrdinaryAddress(exchange) && /^application\/json\s*(;|$)/i.test(type ?? '');
}

/** Not a variation of the address, such as another version, a trailing slash or a way around through dots. */
function isOrdinaryAddress({ request }: Exchange): boolean {
  return /\/v1\/[^/?#]+\/find$/.test(request.url) && !request.url.includes('..');
}

/**
 * Whether the answer speaks about the request. 401 speaks about the credential (which may have expired on the way),
 * 402 about credit, 429 and 503 about load.
 */
export function isDecided({ response }: Exchange): boolean {
  return ![401, 402, 429, 503].includes(response.status);
}

/** How many lookups a request may have, and how many people an element (sections 4.1 and 8). */
export const [lookupsMax, peopleMax] = [100, 5];

type Members = Readonly<Record<string, Json | undefined>>;

/** Whether the request would be valid with these members in place of its own; undefined takes a member out. */
function isOtherwiseValid(exchange: Exchange, body: JsonObject, members: Members): boolean {
  const kept = Object.entries({ ...body, ...members }).flatMap(([name, value]): [string, Json][] =>
    value === undefined ? [] : [[name, value]],
  );
  const request = { ...exchange.request, json: Object.fromEntries(kept) };
  return isValidFind({ ...exchange, request });
}

/** A lookup that is valid for sure, to stand in for those that are under question. */
export const someLookups: Json = [{ fields: [{ field_name: 'name', search_term: 'x' }] }];

/**
 * What a rule says of a decided answer to a body with one fault.
 * @param fault undefined where the rule does not speak about the body
 * @param instead members with which the body is valid; undefined takes one out
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

/** The same of the lookups, by index, whose `fields` are wrong. */
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

/** The same of more lookups than are allowed. */
export const beyond = (judge: (view: FindView) => Finding) =>
  where(
    ({ matches }) => (isArray(matches) && matches.length > lookupsMax ? matches : undefined),
    (_, matches) => ({ matches: matches.slice(0, lookupsMax) }),
    judge,
  );
