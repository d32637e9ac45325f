import type { Leaf } from './leaves.js';

/**
 * Whether an answer shows something whose name is not stated: it does, known by its name or its look; perhaps, in a
 * member that nobody can tell without reading the target's manual; or certainly not.
 */
export type Presence = 'shown' | 'perhaps' | 'not shown';

/**
 * @param isIt whether a value is what is looked for
 * @param isOther whether a value is certainly something else
 */
export function presence(
  leaves: readonly Leaf[],
  isIt: (leaf: Leaf) => boolean,
  isOther: (leaf: Leaf) => boolean,
): Presence {
  if (leaves.some(isIt)) return 'shown';
  return leaves.every(isOther) ? 'not shown' : 'perhaps';
}

/** The id of the record itself, as `id` or `keyId`, and not of somebody else. */
export const isId = ({ at }: Leaf): boolean => /^(\w*Id|id)$/.test(at);

/** A date, a date-time or seconds since 1970. */
export function isDate({ value }: Leaf): boolean {
  return typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.test(value) : timeOf(value) !== undefined;
}

/** Milliseconds since 1970 of a date with a time of day; undefined for a date alone, and for anything else. */
export function timeOf(value: Leaf['value'] | undefined): number | undefined {
  if (typeof value === 'number') return value >= 1e12 ? value : value >= 1e9 ? value * 1000 : undefined;
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}
