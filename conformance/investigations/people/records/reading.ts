import { isArray, isObject, type Json, type JsonObject } from '../../../target/json.js';
import { listIn, textIn } from '../../../wire/members.js';

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

/** The people in an answer, by the names that contracts give them; undefined where there is no list. */
export function peopleIn(body: Json | undefined): readonly JsonObject[] | undefined {
  const named = isObject(body) ? [body['people'], body['results']].find(isArray) : undefined;
  return (named ?? listIn(body) ?? nestedList(body))?.filter(isObject);
}

function nestedList(body: Json | undefined): readonly Json[] | undefined {
  if (!isObject(body)) return undefined;
  return Object.values(body)
    .map((member) => (isObject(member) ? listIn(member) : undefined))
    .find((list) => list !== undefined);
}
