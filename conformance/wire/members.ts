import { isArray, isObject, type Json, type JsonObject } from '../target/json.js';

/** The records of a list answer: the body itself, or its first member that is a list, whatever its name. */
export function itemsOf(body: Json | undefined): readonly JsonObject[] {
  return listIn(body)?.filter(isObject) ?? [];
}

/** The list in an answer, or undefined where there is none. */
export function listIn(body: Json | undefined): readonly Json[] | undefined {
  if (isArray(body)) return body;
  return isObject(body) ? Object.values(body).find(isArray) : undefined;
}

/** The first of these members that is a text and not empty. */
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

/** The member as an object, empty where it is none. */
export function objectIn(body: Json | undefined, name: string): JsonObject {
  const value = isObject(body) ? body[name] : undefined;
  return isObject(value) ? value : {};
}
