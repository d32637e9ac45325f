import { recordForms } from '../../generated/forms.js';
import { isArray, isObject, type Json, type JsonObject } from '../../spec/source/json.js';

export { isArray, isObject, type Json, type JsonObject } from '../../spec/source/json.js';

/** `null`, "", [], {} and a missing member all count as absent (section 2: omitted or empty). */
export function isAbsent(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0;
}

/** Parses JSON; undefined if the text is not JSON. Ignores a byte order mark. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}

export function itemsOf(body: Json | undefined): readonly JsonObject[] {
  return listIn(body)?.filter(isObject) ?? [];
}

/** The members of our contract that are the list of a body. */
const listMembers = new Set(Object.values(recordForms).flatMap(({ list }) => list ?? []));

/** The list in a body, or the body itself; undefined if there is none. There may be others beside it, such as warnings. */
export function listIn(body: Json | undefined): readonly Json[] | undefined {
  if (isArray(body)) return body;
  if (!isObject(body)) return undefined;
  const lists = Object.entries(body).filter((member): member is [string, readonly Json[]] =>
    isArray(member[1]),
  );
  const [, list] = lists.find(([name]) => listMembers.has(name)) ?? lists[0] ?? [];
  return list;
}

/** The first of these members that is a non-empty string. */
export function textIn(body: Json | undefined, ...names: readonly string[]): string | undefined {
  if (!isObject(body)) return undefined;
  return names
    .map((name) => body[name])
    .find((value): value is string => typeof value === 'string' && value !== '');
}

export function numberIn(body: Json | undefined, ...names: readonly string[]): number | undefined {
  if (!isObject(body)) return undefined;
  return names.map((name) => body[name]).find((value) => typeof value === 'number');
}

/** The member as an object; empty if it is none. */
export function objectIn(body: Json | undefined, name: string): JsonObject {
  const value = isObject(body) ? body[name] : undefined;
  return isObject(value) ? value : {};
}

export interface Leaf {
  /** A path into the body, such as `createdBy.id`; empty for a bare value. */
  readonly at: string;
  readonly value: string | number | boolean;
}

/** All leaves of a body, however deep. `null` and "" count as absent. */
export function leavesOf(body: Json | undefined): readonly Leaf[] {
  const leaves: Leaf[] = [];
  collect(body, '', leaves);
  return leaves;
}

/** Appends to one array for speed: an answer has tens of thousands of leaves, and every answer is searched. */
function collect(body: Json | undefined, at: string, leaves: Leaf[]): void {
  if (isArray(body)) for (const [index, item] of body.entries()) collect(item, `${at}[${index}]`, leaves);
  else if (isObject(body)) {
    for (const name of Object.keys(body)) collect(body[name], at === '' ? name : `${at}.${name}`, leaves);
  } else if (body !== undefined && body !== null && body !== '') leaves.push({ at, value: body });
}

/** Whether a body contains exactly this value, under any name. */
export function hasValue(body: Json | undefined, value: Leaf['value']): boolean {
  if (isArray(body)) return body.some((item) => hasValue(item, value));
  if (isObject(body)) return Object.values(body).some((member) => hasValue(member, value));
  return body === value && value !== '';
}

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

/** Whether a list has a record with one of these values; undefined if it is no list, or may be one page of many. */
export function isListed(body: Json | undefined, values: readonly string[]): boolean | undefined {
  const list = listIn(body);
  if (list === undefined) return undefined;
  if (values.some((value) => hasValue(list, value))) return true;
  const mayHavePages =
    isObject(body) && Object.values(body).some((member) => !isArray(member) && member !== null);
  return mayHavePages ? undefined : false;
}

/** Whether a list indicates that it continues on other pages: it names what follows, or counts more than it has. */
export function isPart(list: Json | undefined): boolean {
  if (!isObject(list)) return false;
  const leadsOn = Object.entries(list).some(
    ([name, value]) =>
      /next|cursor|token|more/i.test(name) && !isArray(value) && !isAbsent(value) && value !== false,
  );
  return leadsOn || (numberIn(list, 'total', 'count') ?? 0) > itemsOf(list).length;
}

export function personIn(body: Json | undefined): JsonObject | undefined {
  return isObject(body) && textIn(body, 'id') !== undefined ? body : undefined;
}

/** The record of this person in a body; undefined if it is that of another person, or there is none. */
export function personWith(id: string, body: Json | undefined): JsonObject | undefined {
  const person = personIn(body);
  return textIn(person, 'id') === id ? person : undefined;
}

/** The people in a body; undefined without a list of records with an `id`. A list may have null for who was not found. */
export function peopleIn(body: Json | undefined): readonly JsonObject[] | undefined {
  const list = isObject(body) ? body['people'] : undefined;
  if (!isArray(list)) return undefined;
  const people: readonly JsonObject[] = list.filter(isObject);
  return list.every((one) => one === null) || people.some((one) => personIn(one)) ? people : undefined;
}
