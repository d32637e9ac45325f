import { isArray, isObject, type Json, type JsonObject } from '../json.js';
import { textIn } from './members.js';

/** The record in an answer: the body itself, or the member that has an `id`, whatever its name. */
export function personIn(body: Json | undefined): JsonObject | undefined {
  if (!isObject(body)) return undefined;
  if (textIn(body, 'id') !== undefined) return body;
  return Object.values(body).find(
    (member): member is JsonObject => isObject(member) && textIn(member, 'id') !== undefined,
  );
}

/** The record of this person in an answer; undefined where it is of somebody else, or not told. */
export function personWith(id: string, body: Json | undefined): JsonObject | undefined {
  const person = personIn(body);
  return textIn(person, 'id') === id ? person : undefined;
}

/**
 * The people in an answer: under the names that contracts give them, or in whichever list has records with an `id`.
 * Undefined where there is none, or none that we know how to read.
 */
export function peopleIn(body: Json | undefined): readonly JsonObject[] | undefined {
  const named = isObject(body) ? [body['people'], body['results']].find(isArray) : undefined;
  const lists = [...(named ? [named] : []), ...listsIn(body)];
  // Nobody at all, or null for each who was not found, is told by a list without records.
  const isNobody = (list: readonly Json[]) => list === (named ?? body) && list.every((one) => one === null);
  return lists.find((list) => isNobody(list) || hasIds(list))?.filter(isObject);
}

/** Every list in an answer, in the body itself or in what it is wrapped in; those of a record are no answers. */
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
