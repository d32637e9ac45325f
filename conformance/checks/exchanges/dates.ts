import type { Json } from '../../target/json.js';

/** A calendar date as written: no time zone is applied, so the day is the one in the text. */
export interface WrittenDate {
  readonly year: number;
  /** Undefined if the text has only a year. */
  readonly month: number | undefined;
  readonly day: number | undefined;
  /** The time of day, such as `00:00:00.000`; undefined if there is none. */
  readonly time: string | undefined;
}

/**
 * Section 2 shows no date format, so every usual one is accepted: YYYY, YYYY-MM, YYYY-MM-DD, and the latter with a time
 * after T or a space, each with or without a time zone.
 */
const form =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:[Tt ]((?:[01]\d|2[0-3]):[0-5]\d(?::(?:[0-5]\d|60)(?:[.,]\d+)?)?))?(?:[Zz]|[+-]\d{2}(?::?\d{2})?)?)?)?$/;

/** Parsed dates: they repeat within an answer and are read by several judges. */
const parsed = new Map<string, WrittenDate | undefined>();
const parsedMax = 20_000;
/** Two ways to write one moment differ by at most so many milliseconds if one omits the time or the zone. */
export const zonelessMs = 86_400_000;
/** Longer texts, in characters, are not worth remembering. */
const textMax = 64;

/** Returns the date that a value holds; undefined if it is not a string or is no real calendar date. */
export function readDate(value: Json | undefined): WrittenDate | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.length > textMax) return parse(value);
  const known = parsed.get(value);
  if (known || parsed.has(value)) return known;
  if (parsed.size >= parsedMax) parsed.clear();
  const read = parse(value);
  parsed.set(value, read);
  return read;
}

function parse(text: string): WrittenDate | undefined {
  const [matched, yearText, monthText, dayText, time] = form.exec(text) ?? [];
  if (matched === undefined) return undefined;
  const year = Number(yearText);
  const month = monthText === undefined ? undefined : Number(monthText);
  const day = dayText === undefined ? undefined : Number(dayText);
  if (month !== undefined && (month < 1 || month > 12)) return undefined;
  if (month !== undefined && day !== undefined && (day < 1 || day > daysIn(year, month))) return undefined;
  return { year, month, day, time };
}

function daysIn(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/** Returns the number of the written month, so that two can be subtracted; undefined if no month is written. */
export function monthNumber(date: WrittenDate | undefined): number | undefined {
  return date?.month === undefined ? undefined : date.year * 12 + date.month - 1;
}

/** Returns the number of the written day; undefined if no day is written. */
export function dayNumber(date: WrittenDate | undefined): number | undefined {
  if (date?.month === undefined || date.day === undefined) return undefined;
  return Math.floor(Date.UTC(date.year, date.month - 1, date.day) / 86_400_000);
}

/** Formats a month number as YYYY-MM. */
export function monthText(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}
