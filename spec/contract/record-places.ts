import { isObject, type Json, type JsonObject, resolved } from '../source/json.js';
import { recordId } from './records.js';

/** The place of chapter 2 records in a successful response: members by name, `*` for each element of a list. */
export interface RecordPlace {
  /** Such as `person`. */
  readonly record: string;
  readonly path: readonly string[];
}

/** Returns the records in the successful responses of an operation. Records inside records are described by their properties. */
export function recordPlacesOf(document: JsonObject, operation: JsonObject): RecordPlace[] {
  const responses = isObject(operation['responses']) ? operation['responses'] : {};
  return Object.entries(responses).flatMap(([status, response]) => {
    if (!status.startsWith('2')) return [];
    const schema = ['content', 'application/json', 'schema'].reduce<Json | undefined>(
      (at, name) => (isObject(at) ? at[name] : undefined),
      resolved(document, response),
    );
    return within(document, schema, [], []);
  });
}

function within(
  document: JsonObject,
  written: Json | undefined,
  path: readonly string[],
  around: readonly JsonObject[],
): RecordPlace[] {
  const schema = resolved(document, written);
  if (!isObject(schema) || around.includes(schema)) return [];
  const record = recordId(schema);
  // A match of a lookup is not a record itself: it contains some.
  if (record !== undefined && record !== 'match') return [{ record, path: [...path] }];
  const members = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  const deeper = (member: Json | undefined, name: string) =>
    within(document, member, [...path, name], [...around, schema]);
  return [...members.flatMap(([name, member]) => deeper(member, name)), ...deeper(schema['items'], '*')];
}
