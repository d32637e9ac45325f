import type { Leaf } from './leaves.js';

/** Milliseconds since 1970 of a date with a time of day; undefined for a date alone, and for anything else. */
export function timeOf(value: Leaf['value'] | undefined): number | undefined {
  if (typeof value === 'number') return value >= 1e12 ? value : value >= 1e9 ? value * 1000 : undefined;
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}

/** Whether it is a date, a date-time or a time in seconds or milliseconds since 1970. */
export function isDate({ value }: Leaf): boolean {
  return typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.test(value) : timeOf(value) !== undefined;
}
