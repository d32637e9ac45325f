import { type RecordId, records } from '../../generated/records.js';
import type { Exchange } from '../target/exchange.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../target/json.js';

export interface Located {
  readonly at: string;
  readonly value: JsonObject;
  readonly holder: JsonObject;
  /** The name of the member that holds it. */
  readonly member: string;
}

type Kind = Exclude<RecordId, 'match'>;

/** The records of chapter 2 in an answer of any operation, collected once for all judges. */
export interface RecordView {
  readonly exchange: Exchange;
  /** Whether the request is valid and has nothing that may omit or change people or their members. */
  readonly plain: boolean;
  /** The records by kind, from the places that the contract has for them. A `match` is not among them: it is the answer. */
  readonly records: Readonly<Record<Kind, readonly Located[]>>;
}

/** Returns the given people and the records within them, wherever the contract places them. */
export function recordsOf(people: readonly Located[]): RecordView['records'] {
  const view = { person: [...people], job: [], education: [], company: [], parent: [], locdet: [] };
  for (const person of people) collect(person, 'person', view);
  return view;
}

function collect(holder: Located, record: Kind, view: Record<Kind, Located[]>): void {
  for (const { name, type, held } of holding[record] ?? []) {
    for (const within of type === 'array' ? list(holder, name) : member(holder, name)) {
      view[held].push(within);
      collect(within, held, view);
    }
  }
}

/** The properties of each record that hold other records. */
const holding = Object.fromEntries(
  Object.entries(records).map(([id, { properties }]) => [
    id,
    properties.flatMap(({ name, type, record: held }) =>
      held === undefined || held === 'match' ? [] : [{ name, type, held }],
    ),
  ]),
);

/** Returns the objects in a member that is a list. */
export function list({ at, value: holder }: Pick<Located, 'at' | 'value'>, name: string): Located[] {
  const items = holder[name];
  if (!isArray(items)) return [];
  return items.flatMap((value, index) =>
    isObject(value) ? [{ at: `${at}.${name}[${index}]`, value, holder, member: name }] : [],
  );
}

function member({ at, value: holder }: Located, name: string): Located[] {
  const value = holder[name];
  return isObject(value) ? [{ at: `${at}.${name}`, value, holder, member: name }] : [];
}

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

export function monthText(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/** When an answer was written: by its Date header and by its arrival, as a service under test may have a clock of its own. */
export interface AnswerTime {
  readonly earliest: number;
  readonly latest: number;
}

export function answerTime(exchange: Exchange): AnswerTime {
  const times = [targetTime(exchange) ?? exchange.receivedAt, exchange.receivedAt];
  return { earliest: Math.min(...times), latest: Math.max(...times) };
}

/** Returns the target's time by the Date header of a response; undefined if there is none. */
export function targetTime({ response }: Exchange): number | undefined {
  const time = Date.parse(response.headers['date'] ?? '');
  return Number.isNaN(time) ? undefined : time;
}

const documented: ReadonlySet<string> = new Set(
  Object.values(records).flatMap(({ properties }) => properties.map(({ name }) => name)),
);

/** Members that tell of the request or of the time of day, and nothing of the person. */
export const passing: ReadonlySet<string> = new Set([
  ...['score', 'info_change_detected_at', 'title_change_detected_at', 'company_change_detected_at'],
]);
/** Those and figures that grow with time. */
export const aging: ReadonlySet<string> = new Set([...passing, 'duration', 'company_tenure']);
/** Those and what may grow from call to call, so that two finds agree on it only by chance. */
const drifting: ReadonlySet<string> = new Set([...aging, 'connections']);

/** A difference between two records of one person. */
export interface Difference {
  /** A path into the record, such as `.jobs[0].title`. */
  readonly at: string;
  readonly one: Json;
  readonly other: Json;
}

/** Returns the first difference between two records, but for the order of lists and members that are absent, undocumented or `ignored`. */
export function differenceBetween(
  one: Json,
  other: Json,
  at = '',
  ignored = drifting,
): Difference | undefined {
  if (isAbsent(one) || isAbsent(other)) return undefined;
  if (isArray(one) && isArray(other)) return differenceBetweenLists(one, other, at, ignored);
  if (!isObject(one) || !isObject(other))
    return JSON.stringify(one) === JSON.stringify(other) ? undefined : { at, one, other };
  for (const [name, value] of Object.entries(one)) {
    const twin = documented.has(name) && !ignored.has(name) ? other[name] : undefined;
    if (twin === undefined) continue;
    const difference = differenceBetween(value, twin, `${at}.${name}`, ignored);
    if (difference) return difference;
  }
  return undefined;
}

function differenceBetweenLists(
  one: readonly Json[],
  other: readonly Json[],
  at: string,
  ignored: ReadonlySet<string>,
): Difference | undefined {
  if (one.length !== other.length) return { at, one, other };
  const left = [...other];
  for (const [index, item] of one.entries()) {
    const twin = left.findIndex((candidate) => differenceBetween(item, candidate, at, ignored) === undefined);
    if (twin < 0) return differenceBetween(item, left[0] ?? null, `${at}[${index}]`, ignored);
    left.splice(twin, 1);
  }
  return undefined;
}
