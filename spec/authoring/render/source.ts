import { isArray, type Json, type JsonObject, mapObjects } from '../../source/json.js';

export const header = '// Written by `npm run generate` from spec/. Do not edit.\n';

/** Returns `value` as TypeScript source. JSON is a subset of it. */
export function literal(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Returns a union of string literal types; `never` if there are none. */
export function union(ids: readonly string[]): string {
  return ids.length === 0 ? 'never' : ids.map((id) => `\n  | ${JSON.stringify(id)}`).join('');
}

/** Returns `document` without the parts that types do not need: examples and keywords for validators only. */
export function withoutExamples(document: JsonObject): JsonObject {
  const dropped = new Set(['example', 'examples', 'if', 'then', 'else', 'anyOf', 'servers']);
  const stripped = mapObjects(document, (object) => {
    const kept = Object.entries(object).filter(([key]) => !dropped.has(key) && !key.startsWith('x-'));
    const result: Record<string, Json> = Object.fromEntries(kept);
    if (isArray(result['allOf'])) {
      const parts = result['allOf'].filter((part: Json) => Object.keys(part ?? {}).length > 0);
      if (parts.length === 0) delete result['allOf'];
      else result['allOf'] = parts;
    }
    return result;
  });
  return stripped as JsonObject;
}
