import { isArray, isObject, type Json, type JsonObject } from '../source/json.js';

/** A character of four bytes, each of which is written as `%F0`. */
const charsPerCharacter = 12;
/** What stands around a value in a list of JSON: `%22` on both sides, and `%2C`. */
const charsAroundItem = 9;
/** Numbers, dates and what else is short without saying so. */
const usual = 64;

/** As many characters as a query parameter can have at its longest, with its name, each item of a list written apart. */
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
