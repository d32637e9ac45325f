import { isArray, isObject, type Json, type JsonObject } from '../json.js';

/** The records of a list answer: the body itself, or the member that is the list. */
export function itemsOf(body: Json | undefined): readonly JsonObject[] {
  return listIn(body)?.filter(isObject) ?? [];
}

/** Names of lists in our contract, and in common envelopes. */
const listNames =
  /^(api_?keys|service_?accounts|invitations|users|ledgers|contacts|imports|versions|fields|records|subscriptions|people|matches|results|items|data)$/i;

/** The list in an answer; undefined if there is none. There may be others beside it, such as links or warnings. */
export function listIn(body: Json | undefined): readonly Json[] | undefined {
  if (isArray(body)) return body;
  if (!isObject(body)) return undefined;
  const lists = Object.entries(body).filter((member): member is [string, readonly Json[]] =>
    isArray(member[1]),
  );
  const [, list] = lists.find(([name]) => listNames.test(name)) ?? lists[0] ?? [];
  return list;
}

/** The first of these members that is a non-empty string. */
export function textIn(body: Json | undefined, ...names: readonly string[]): string | undefined {
  if (!isObject(body)) return undefined;
  return names
    .map((name) => body[name])
    .find((value): value is string => typeof value === 'string' && value !== '');
}

/** The first of these members that is a number. */
export function numberIn(body: Json | undefined, ...names: readonly string[]): number | undefined {
  if (!isObject(body)) return undefined;
  return names.map((name) => body[name]).find((value) => typeof value === 'number');
}

/** The member as an object; empty if it is none. */
export function objectIn(body: Json | undefined, name: string): JsonObject {
  const value = isObject(body) ? body[name] : undefined;
  return isObject(value) ? value : {};
}
