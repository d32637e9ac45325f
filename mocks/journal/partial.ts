import { isObject, type Json } from '../state/json.js';

/** Where a value differs from what is wanted. */
export interface Mismatch {
  /** The path to it, e.g. `matches[0].size`; empty for the value as a whole. */
  readonly place: string;
  readonly wanted: Json;
  /** Undefined if there is none. */
  readonly found: Json | undefined;
}

/**
 * Returns the first place at which a value does not match what is wanted: an object needs those members, and may have others; a
 * list needs each element, in order; anything else must be equal. With `exactly`, other members do not match.
 */
export function mismatch(
  wanted: Json,
  found: Json | undefined,
  exactly = false,
  place = '',
): Mismatch | undefined {
  const other = { place, wanted, found };
  if (isList(wanted)) {
    if (!isList(found) || found.length !== wanted.length) return other;
    for (const [at, each] of wanted.entries()) {
      const inside = mismatch(each, found[at], exactly, `${place}[${at}]`);
      if (inside) return inside;
    }
    return undefined;
  }
  if (!isObject(wanted)) return wanted === found ? undefined : other;
  if (!isObject(found)) return other;
  const names = Object.keys(wanted).filter((name) => wanted[name] !== undefined);
  for (const name of names) {
    const has = Object.hasOwn(found, name) ? found[name] : undefined;
    const inside = mismatch(wanted[name] ?? null, has, exactly, place === '' ? name : `${place}.${name}`);
    if (inside) return inside;
  }
  const surplus = exactly ? Object.keys(found).find((name) => !names.includes(name)) : undefined;
  return surplus === undefined ? undefined : other;
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
