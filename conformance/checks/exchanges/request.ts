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
export function isOrdinaryAddress({ request }: Exchange): boolean {
  return /\/v1\/[^/?#]+\/find$/.test(request.url) && !request.url.includes('..');
}

/**
 * Whether the answer speaks about the request. 401 speaks about the credential (which may have expired on the way),
 * 402 about credit, 429 and 503 about load.
 */
export function isDecided({ response }: Exchange): boolean {
  return ![401, 402, 429, 503].includes(response.status);
}

/** The members of the body, where it is an object. */
export function bodyOf({ request }: Exchange): JsonObject | undefined {
  return isObject(request.json) ? request.json : undefined;
}

/** Whether the request would be valid with these members in place of its own; undefined takes a member out. */
export function isOtherwiseValid(
  exchange: Exchange,
  members: Readonly<Record<string, Json | undefined>>,
): boolean {
  const body = bodyOf(exchange);
  if (!body) return false;
  const kept = Object.entries({ ...body, ...members }).flatMap(([name, value]): [string, Json][] =>
    value === undefined ? [] : [[name, value]],
  );
  const request = { ...exchange.request, json: Object.fromEntries(kept) };
  return isValidFind({ ...exchange, request });
}

/** A lookup that is valid for sure, to stand in for one that is under question. */
export const someLookups: Json = [{ fields: [{ field_name: 'name', search_term: 'x' }] }];

/** The criteria of a body that may be malformed: each object in each `fields`, with the index of its lookup. */
export function rawCriteria(exchange: Exchange): { readonly lookup: number; readonly value: JsonObject }[] {
  const matches = bodyOf(exchange)?.['matches'];
  if (!isArray(matches)) return [];
  return matches.flatMap((match, lookup) => {
    const fields = isObject(match) ? match['fields'] : undefined;
    return isArray(fields) ? fields.filter(isObject).map((value) => ({ lookup, value })) : [];
  });
}

/** Whether the element at `index` of a 200 answer holds people. */
export function isAnswered(sight: FindView, index: number): boolean {
  return (sight.elements[index]?.people.length ?? 0) > 0;
}
