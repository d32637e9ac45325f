import { isArray, isObject, type Json } from '../../target/json.js';

const textMax = 120;

/** Shortens a received value for a report: long text is cut, large objects and arrays are described. */
export function excerpt(value: Json | undefined): Json | undefined {
  if (typeof value === 'string' && value.length > textMax) return `${value.slice(0, textMax)}…`;
  if (isArray(value)) return short(value) ? value : `an array of ${value.length}`;
  if (isObject(value)) return short(value) ? value : named(Object.keys(value));
  return value;
}

function named(names: readonly string[]): string {
  const text = `an object with ${names.slice(0, textMax).join(', ')}`;
  return text.length <= 4 * textMax ? text : `${text.slice(0, 4 * textMax)}…`;
}

function short(value: Json): boolean {
  // Avoids serializing an array that is certainly too long.
  if (isArray(value) && value.length > textMax) return false;
  return JSON.stringify(value).length <= textMax;
}
