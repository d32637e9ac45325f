import type { Exchange } from '../../target/exchange.js';
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

/** Section 2 shows no date format: years, months, days and times are accepted, with or without a time zone. */
const form =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:[Tt ]((?:[01]\d|2[0-3]):[0-5]\d(?::(?:[0-5]\d|60)(?:[.,]\d+)?)?))?(?:[Zz]|[+-]\d{2}(?::?\d{2})?)?)?)?$/;

/** Returns the date that a value holds; undefined if it is not a string or is no real calendar date. */
export function readDate(value: Json | undefined): WrittenDate | undefined {
  const [matched, year, monthText, dayText, time] = (typeof value === 'string' && form.exec(value)) || [];
  if (matched === undefined) return undefined;
  const [month, day] = [monthText, dayText].map((text) => (text === undefined ? undefined : Number(text)));
  if (month !== undefined && (month < 1 || month > 12)) return undefined;
  if (month !== undefined && day !== undefined && (day < 1 || day > daysIn(Number(year), month)))
    return undefined;
  return { year: Number(year), month, day, time };
}

/** Day 0 of the next month is the last one of this; the calendar repeats every 400 years, and `Date.UTC` moves years before 100. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year + 400, month, 0)).getUTCDate();

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

/** When an answer was written: by its Date header and by its arrival, as a service under test may have a clock of its own. */
export interface AnswerTime {
  readonly earliest: number;
  readonly latest: number;
}

export function answerTime({ response, receivedAt }: Exchange): AnswerTime {
  const named = Date.parse(response.headers['date'] ?? '');
  const times = Number.isNaN(named) ? [receivedAt] : [named, receivedAt];
  return { earliest: Math.min(...times), latest: Math.max(...times) };
}
