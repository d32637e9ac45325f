import { isArray, isObject, type Json, type JsonObject } from '../../source/json.js';
import { methods } from '../drafts.js';

/** Keys whose members are named by the author of a document: none of those names is a keyword. */
const named = new Set(['properties', 'patternProperties', '$defs', 'schemas', 'headers', 'responses']);

/** Keys that hold values of an API, not descriptions of them. */
const opaque = new Set(['example', 'examples', 'enum', 'const', 'default']);

/** Returns a copy of a document with every object that may be a schema replaced by `rewrite`, children first. */
export function mapSchemas(document: JsonObject, rewrite: (schema: JsonObject) => JsonObject): JsonObject {
  const object = (value: JsonObject, isMap: boolean): JsonObject => {
    const children = Object.entries(value).map(([key, child]): [string, Json] => {
      if (!isMap && (opaque.has(key) || key.startsWith('x-'))) return [key, child];
      return [key, inner(child, !isMap && named.has(key))];
    });
    return isMap ? Object.fromEntries(children) : rewrite(Object.fromEntries(children));
  };
  const inner = (value: Json, isMap: boolean): Json => {
    if (isArray(value)) return value.map((item) => inner(item, false));
    return isObject(value) ? object(value, isMap) : value;
  };
  return object(document, false);
}

/** Returns a copy of a document with every operation replaced by `rewrite`. */
export function mapOperations(
  document: JsonObject,
  rewrite: (operation: JsonObject) => JsonObject,
): JsonObject {
  const { paths } = document;
  const mapped = (object: JsonObject, map: (value: JsonObject, key: string) => JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(object).map(([key, value]) => [key, isObject(value) ? map(value, key) : value]),
    );
  const inItem = (item: JsonObject) =>
    mapped(item, (value, key) => (methods.includes(key) ? rewrite(value) : value));
  return isObject(paths) ? { ...document, paths: mapped(paths, inItem) } : document;
}

/** Returns the object without these members; the same one if it has none of them. */
export function without(object: JsonObject, keys: Iterable<string>): JsonObject {
  const dropped = new Set([...keys].filter((key) => Object.hasOwn(object, key)));
  if (dropped.size === 0) return object;
  return Object.fromEntries(Object.entries(object).filter(([key]) => !dropped.has(key)));
}

/** Returns the schemas in a list under this key. */
export function listed(schema: JsonObject, key: string): readonly Json[] | undefined {
  const list = schema[key];
  return isArray(list) ? list : undefined;
}
