import { isArray, isObject, type Json } from '../target/json.js';

const textMax = 120;

/** A received value, small enough for a report: long text is cut, large records are told by their members. */
export function excerpt(value: Json | undefined): Json | undefined {
  if (typeof value === 'string' && value.length > textMax) return `${value.slice(0, textMax)}…`;
  if (isArray(value)) return short(value) ? value : `an array of ${value.length}`;
  if (isObject(value)) return short(value) ? value : `an object with ${Object.keys(value).join(', ')}`;
  return value;
}

function short(value: Json): boolean {
  return JSON.stringify(value).length <= textMax;
}
