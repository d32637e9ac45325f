import type { Leaf } from './leaves.js';

/**
 * Whether an answer shows something whose name is not stated: it does, recognised by name or format; perhaps, in a member that
 * only the documentation of the target explains; or certainly not.
 */
export type Presence = 'shown' | 'perhaps' | 'not shown';

/**
 * @param isIt whether a value is the one in question
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

/** Whether it is the id of the record itself, such as `id` or `keyId`, and not one in a nested object. */
export const isId = ({ at }: Leaf): boolean => /^(\w*Id|id)$/.test(at);

/** Whether it is a date, a date-time or a time in seconds or milliseconds since 1970. */
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
