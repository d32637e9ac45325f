import { isArray, isObject, type Json, type JsonObject } from '../json.js';
import { textIn } from './members.js';

/** The record of a person in a body; undefined if it shows no id. */
export function personIn(body: Json | undefined): JsonObject | undefined {
  return isObject(body) && textIn(body, 'id') !== undefined ? body : undefined;
}

/** The record of this person in a body; undefined if it is that of another person, or there is none. */
export function personWith(id: string, body: Json | undefined): JsonObject | undefined {
  const person = personIn(body);
  return textIn(person, 'id') === id ? person : undefined;
}

/** The people in a body; undefined without a list of records with an `id`. A list may have null for who was not found. */
export function peopleIn(body: Json | undefined): readonly JsonObject[] | undefined {
  const list = isObject(body) ? body['people'] : undefined;
  if (!isArray(list)) return undefined;
  const people: readonly JsonObject[] = list.filter(isObject);
  return list.every((one) => one === null) || people.some((one) => personIn(one)) ? people : undefined;
}
