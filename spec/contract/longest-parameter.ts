import { isArray, isObject, type Json, type JsonObject } from '../source/json.js';

/** A character of four bytes, each percent-encoded like `%F0`. */
const charsPerCharacter = 12;
/** The encoded JSON around an item of a list: `%22` on both sides, and `%2C`. */
const charsAroundItem = 9;
/** The assumed length of numbers, dates and other short values without a declared limit. */
const usual = 64;

/** Returns the maximum length of a query parameter with its name, each item of a list sent separately. */
export function longestParameter(name: string, schema: JsonObject): number {
  const around = `&${name}=`.length;
  if (schema['type'] !== 'array') return around + longestValue(schema);
  const { items, maxItems } = schema;
  const item = longestValue(isObject(items) ? items : {}) + Math.max(around, charsAroundItem);
  return around + item * (typeof maxItems === 'number' ? maxItems : 1);
}

function longestValue({ maxLength, enum: values }: JsonObject): number {
  if (isArray(values))
    return Math.max(...values.map((value: Json) => String(value).length)) * charsPerCharacter;
  return typeof maxLength === 'number' ? maxLength * charsPerCharacter : usual;
}
