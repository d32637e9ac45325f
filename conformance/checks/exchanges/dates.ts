import type { Json } from '../../target/json.js';

/** A calendar date as it is written, read as text: no zone is ever applied, so the written day stays the day. */
export interface WrittenDate {
  readonly year: number;
  /** Undefined where the text names only a year. */
  readonly month: number | undefined;
  readonly day: number | undefined;
  /** The written time of day, such as `00:00:00.000`; undefined where there is none. */
  readonly time: string | undefined;
}

/**
 * Section 2 shows no date format, so every usual one is admitted: YYYY, YYYY-MM, YYYY-MM-DD, and the latter with a time
 * after T or a space, each with or without a zone.
 */
const form =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:[Tt ]((?:[01]\d|2[0-3]):[0-5]\d(?::(?:[0-5]\d|60)(?:[.,]\d+)?)?))?(?:[Zz]|[+-]\d{2}(?::?\d{2})?)?)?)?$/;

/** Dates repeat within an answer and are asked for by several judges. */
const memory = new Map<string, WrittenDate | undefined>();
const memoryMax = 20_000;
/** A date that is written without its time or zone is the same within so many milliseconds. */
export const zonelessMs = 86_400_000;
/** Characters of a date: a longer text is none that anybody writes twice. */
const textMax = 64;

/** The date that a value holds; undefined when it is not a string or names no real calendar day. */
export function readDate(value: Json | undefined): WrittenDate | undefined {
  if (typeof value !== 'string') return undefined;
  if (value.length > textMax) return parse(value);
  const known = memory.get(value);
  if (known || memory.has(value)) return known;
  if (memory.size >= memoryMax) memory.clear();
  const read = parse(value);
  memory.set(value, read);
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

/** Counts written months, so that two of them can be subtracted; undefined where no month is written. */
export function monthNumber(date: WrittenDate | undefined): number | undefined {
  return date?.month === undefined ? undefined : date.year * 12 + date.month - 1;
}

/** Counts written days; undefined where no day is written. */
export function dayNumber(date: WrittenDate | undefined): number | undefined {
  if (date?.month === undefined || date.day === undefined) return undefined;
  return Math.floor(Date.UTC(date.year, date.month - 1, date.day) / 86_400_000);
}

/** A counted month for people, as 2020-09. */
export function monthText(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}
