import { isArray, isObject, type Json } from '../../spec/source/json.js';

export { isArray, isObject, type Json, type JsonObject } from '../../spec/source/json.js';

/** `null`, "", [], {} and a missing member all count as absent (section 2: omitted or empty). */
export function isAbsent(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0;
}

/** Parses JSON; undefined if the text is not JSON. Ignores a byte order mark. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}
