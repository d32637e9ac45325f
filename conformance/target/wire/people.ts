import { isArray, isObject, type Json, type JsonObject } from '../json.js';
import { textIn } from './members.js';

/** The record in an answer: the body itself, or a member of any name that has an `id`. */
export function personIn(body: Json | undefined): JsonObject | undefined {
  if (!isObject(body)) return undefined;
  if (textIn(body, 'id') !== undefined) return body;
  return Object.values(body).find(
    (member): member is JsonObject => isObject(member) && textIn(member, 'id') !== undefined,
  );
}

/** The record of this person in an answer; undefined if it is that of another person, or there is none. */
export function personWith(id: string, body: Json | undefined): JsonObject | undefined {
  const person = personIn(body);
  return textIn(person, 'id') === id ? person : undefined;
}

/**
 * The people in an answer: under their usual names, or in any list of records with an `id`. Undefined if there is no such
 * list.
 */
export function peopleIn(body: Json | undefined): readonly JsonObject[] | undefined {
  const named = isObject(body) ? [body['people'], body['results']].find(isArray) : undefined;
  const lists = [...(named ? [named] : []), ...listsIn(body)];
  // An empty list, or one with null for each person who was not found, means no people.
  const isEmpty = (list: readonly Json[]) => list === (named ?? body) && list.every((one) => one === null);
  return lists.find((list) => isEmpty(list) || hasIds(list))?.filter(isObject);
}

/** The lists in an answer, in the body itself or in a wrapper, but not those in a record. */
export function listsIn(body: Json | undefined): readonly (readonly Json[])[] {
  if (isArray(body)) return [body];
  if (!isObject(body)) return [];
  const wrappers = Object.values(body).filter(
    (member) => isObject(member) && textIn(member, 'id') === undefined,
  );
  return [body, ...wrappers].filter(isObject).flatMap((holder) => Object.values(holder).filter(isArray));
}

function hasIds(list: readonly Json[]): boolean {
  return list.some((one) => textIn(one, 'id') !== undefined);
}
