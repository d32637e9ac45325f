/** A JSON value as it was received, or is to be sent. Nothing is assumed about it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** `null`, "", [], {} and a missing member all count as absent (section 2: omitted or empty). */
export function isAbsent(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0;
}

/** The value that `text` holds, or undefined when it is not JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
