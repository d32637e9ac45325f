import type { Json } from './json.js';

/** Array.isArray does not narrow read-only arrays. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
