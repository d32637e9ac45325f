import { isObject, type Json, type JsonObject } from '../state/json.js';

/**
 * Returns a body as the specification reads it: "absent fields are omitted or empty", so members that are null, "", [] or {} are
 * left out. The members of the body itself stay if they are empty lists: an answer to no lookups has an empty `matches`, which is
 * not absent.
 */
export function withoutAbsent(body: Json | undefined): Json | undefined {
  if (!isObject(body)) return body;
  return membersOf(body, (value) => value !== undefined && value !== null && value !== '');
}

/** Whether a body matches a schema, either as is or without the members that count as absent in the specification. */
export function isFit(validate: (body: Json | undefined) => boolean, body: Json | undefined): boolean {
  return validate(body) || validate(withoutAbsent(body));
}

function membersOf(object: JsonObject, isPresent: (value: Json | undefined) => boolean): JsonObject {
  const present = Object.entries(object).map(([key, value]) => [key, pruned(value)] as const);
  return Object.fromEntries(present.filter(([, value]) => isPresent(value)));
}

function pruned(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((item: Json) => pruned(item) ?? null);
  return isObject(value) ? membersOf(value, isPresent) : value;
}

function isPresent(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}
