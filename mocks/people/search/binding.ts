import { isObject, type Json } from '../../state/json.js';
import { isList } from '../../state/json-list.js';

/** Returns a query as text that does not depend on the order of members: a page token is valid only for this text. */
export function bindingOf(query: Json): string {
  return JSON.stringify(ordered(query));
}

function ordered(value: Json): Json {
  if (isList(value)) return value.map(ordered);
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    members.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, ordered(member ?? null)]),
  );
}
