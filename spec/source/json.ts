/** A JSON value in a document or response, of unknown shape. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !isArray(value);
}

export function isArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Returns the object at `key`. Throws with the place if it is none. */
export function objectAt(parent: JsonObject, key: string, where: string): JsonObject {
  const value = parent[key];
  if (!isObject(value)) throw new Error(`${where}: "${key}" must be an object, not ${JSON.stringify(value)}`);
  return value;
}

/** Returns the string at `key`. Throws with the place if it is none. */
export function textAt(parent: JsonObject, key: string, where: string): string {
  const value = parent[key];
  if (typeof value !== 'string' || value.trim() === '') {
    throw new Error(`${where}: "${key}" must be a non-empty string, not ${JSON.stringify(value)}`);
  }
  return value.trim();
}

/** Returns the strings of the list at `key`; an absent list is empty. */
export function textsAt(parent: JsonObject, key: string, where: string): readonly string[] {
  const value = parent[key];
  if (value === undefined) return [];
  if (!isArray(value) || !value.every((item) => typeof item === 'string')) {
    throw new Error(`${where}: "${key}" must be a list of strings, not ${JSON.stringify(value)}`);
  }
  return value;
}

/** Returns a copy of `value` with every object replaced by `rewrite`, children first. */
export function mapObjects(value: Json, rewrite: (object: JsonObject) => JsonObject): Json {
  if (isArray(value)) return value.map((item) => mapObjects(item, rewrite));
  if (!isObject(value)) return value;
  const children = Object.entries(value).map(([key, child]) => [key, mapObjects(child, rewrite)] as const);
  return rewrite(Object.fromEntries(children));
}

/** Resolves a reference within a document, such as `#/components/schemas/Job`; returns any other value as it is. */
export function resolved(document: JsonObject, node: Json | undefined): Json | undefined {
  let at = node;
  for (let hops = 0; hops < 20 && isObject(at) && typeof at['$ref'] === 'string'; hops += 1) {
    at = at['$ref']
      .replace(/^#\//, '')
      .split('/')
      .reduce<Json | undefined>(
        (inner, key) => (isObject(inner) ? inner[unescaped(key)] : undefined),
        document,
      );
  }
  return at;
}

/** Decodes a segment of a JSON pointer. */
export const unescaped = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');

/** Encodes a key as a segment of a JSON pointer. */
export const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns the branches of a schema under `allOf`, `oneOf` and `anyOf`. */
export function branchesIn(document: JsonObject, schema: JsonObject): readonly JsonObject[] {
  return ['allOf', 'oneOf', 'anyOf'].flatMap((word) => {
    const list = schema[word];
    return isArray(list) ? list.map((branch) => resolved(document, branch)).filter(isObject) : [];
  });
}
