import { recordForms } from '../../../generated/forms.js';
import { isArray, isObject, type Json, type JsonObject } from '../json.js';

/** The records of the list in a body. */
export function itemsOf(body: Json | undefined): readonly JsonObject[] {
  return listIn(body)?.filter(isObject) ?? [];
}

/** The members of our contract that are the list of a body. */
const listMembers: ReadonlySet<string> = new Set(
  Object.values(recordForms).flatMap(({ list }) => list ?? []),
);

/** The list in a body, or the body itself; undefined if there is none. There may be others beside it, such as warnings. */
export function listIn(body: Json | undefined): readonly Json[] | undefined {
  if (isArray(body)) return body;
  if (!isObject(body)) return undefined;
  const lists = Object.entries(body).filter((member): member is [string, readonly Json[]] =>
    isArray(member[1]),
  );
  const [, list] = lists.find(([name]) => listMembers.has(name)) ?? lists[0] ?? [];
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
