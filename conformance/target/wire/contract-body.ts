import { bodyRecords, listNames, recordForms } from '../../../generated/forms.js';
import type { OperationId } from '../../../generated/operations.js';
import { type MemberForm, spelled } from '../../../spec/catalogue/forms.js';
import { isArray, isObject, type Json, type JsonObject } from '../json.js';

/** What a body shows of the forms of a target, for the requests to it. */
export interface Noted {
  /** A member stands under its own name, or in another spelling of it. */
  name(own: string, shown: string): void;
  numericId(id: string): void;
}

const nothing: Noted = { name: () => undefined, numericId: () => undefined };

/** Operations whose responses are stated: they are judged as they are received. */
const stated: ReadonlySet<OperationId> = new Set<OperationId>(['find', 'createSession']);

/** Brings the body of a success into the form of the contract (`spec/forms.yaml`). What does not fit stays as it is. */
export function contractBody(operation: OperationId, body: Json, noted: Noted = nothing): Json {
  const id = stated.has(operation) ? undefined : bodyRecords[operation];
  const record = id === undefined ? undefined : recordOf(id);
  return record === undefined ? body : inForm(record, unwrapped(record, body), noted);
}

/** The body that is left out by a success without one: that of an empty list. Null if the operation answers no list. */
export function leftOut(operation: OperationId): Json {
  const list = stated.has(operation) ? undefined : recordForms[bodyRecords[operation] ?? '']?.list;
  return list === undefined ? null : { [list]: [] };
}

interface FormedRecord {
  readonly isStated: boolean;
  readonly list: string | undefined;
  readonly members: ReadonlyMap<string, MemberForm>;
  /** The member that has this name, by its spelling. */
  readonly bySpelling: ReadonlyMap<string, string>;
  /** The member for which this name is admitted, by its spelling. */
  readonly byName: ReadonlyMap<string, string>;
  readonly bare: readonly [name: string, member: MemberForm] | undefined;
  readonly flat: readonly (readonly [name: string, record: FormedRecord])[];
}

const made = new Map<string, FormedRecord | undefined>();

function recordOf(id: string): FormedRecord | undefined {
  if (!made.has(id)) made.set(id, formed(id));
  return made.get(id);
}

function formed(id: string): FormedRecord | undefined {
  const form = recordForms[id];
  if (form === undefined) return undefined;
  const members = Object.entries(form.members);
  return {
    isStated: form.isStated === true,
    list: form.list,
    members: new Map(members),
    bySpelling: new Map(members.map(([name]) => [spelled(name), name])),
    byName: new Map(members.flatMap(([name, { names = [] }]) => names.map((each) => [spelled(each), name]))),
    bare: members.find(([, { bare }]) => bare),
    flat: members.flatMap(([name, { flat, record = '' }]) => {
      const within = flat ? recordOf(record) : undefined;
      return within ? [[name, within] as const] : [];
    }),
  };
}

const wrapperNames: ReadonlySet<string> = new Set(listNames);

/** The member that a name in a body means; undefined if it means none. */
const memberOf = ({ members, isStated, bySpelling, byName }: FormedRecord, name: string) =>
  members.has(name)
    ? name
    : isStated
      ? undefined
      : (bySpelling.get(spelled(name)) ?? byName.get(spelled(name)));

/** A body without what a target puts around it. */
function unwrapped(record: FormedRecord, body: Json): Json {
  if (isArray(body)) return record.list === undefined ? body : { [record.list]: body };
  if (!isObject(body)) {
    const { bare: [name, { types }] = ['', { types: [] }] } = record;
    return types.some((type) => type === typeof body) ? { [name]: body } : body;
  }
  const candidates = Object.entries(body).filter(
    (entry): entry is [string, JsonObject] => isObject(entry[1]) && memberOf(record, entry[0]) === undefined,
  );
  const inner = onlyOne(candidates, ([name, value]) => {
    const around = Object.keys(body).filter((each) => each !== name);
    return known(record, Object.keys(value), value) > known(record, around, body);
  });
  return inner?.[1] ?? body;
}

/** The item that satisfies; undefined if there are several, or none. */
function onlyOne<T>(items: readonly T[], satisfies: (item: T) => boolean = () => true): T | undefined {
  const [only, ...others] = items.filter(satisfies);
  return others.length === 0 ? only : undefined;
}

/** How many of these members belong to the record. A list counts for more than all members beside it. */
function known(record: FormedRecord, names: readonly string[], holder: JsonObject): number {
  const { list } = record;
  const isList = (name: string) =>
    isArray(holder[name]) && (memberOf(record, name) === list || wrapperNames.has(name));
  if (list !== undefined && names.some(isList)) return Number.MAX_SAFE_INTEGER;
  return names.filter((name) => memberOf(record, name) !== undefined).length;
}

function inForm(record: FormedRecord, value: Json, noted: Noted): Json {
  if (record.isStated || !isObject(value)) return value;
  const named = flattened(record, renamed(record, gathered(record, value), noted));
  return Object.fromEntries(
    Object.entries(named).map(([name, member]) => {
      const form = record.members.get(name);
      if (member === null && name === record.list) return [name, []];
      return [name, form ? memberInForm(form, member, noted) : member];
    }),
  );
}

/** The record with each member under its own name, if it has exactly one other name for it and not the member itself. */
function renamed(record: FormedRecord, value: JsonObject, noted: Noted): JsonObject {
  const others = new Map<string, string[]>();
  for (const name of Object.keys(value)) {
    const own = memberOf(record, name);
    if (own === undefined) continue;
    if (record.bySpelling.has(spelled(name))) noted.name(own, name);
    if (own !== name) others.set(own, [...(others.get(own) ?? []), name]);
  }
  const names = new Map<string, string>();
  for (const [own, shown] of others) {
    const exact = shown.filter((name) => record.bySpelling.has(spelled(name)));
    const only = onlyOne(exact.length > 0 ? exact : shown);
    if (only !== undefined && isLacking(value, own)) names.set(only, own);
  }
  const { list } = record;
  const isListed = list === undefined || !isLacking(value, list) || [...names.values()].includes(list);
  if (!isListed) {
    const arrays = Object.keys(value).filter(
      (name) => isArray(value[name]) && memberOf(record, name) === undefined,
    );
    const usual = arrays.filter((name) => wrapperNames.has(name));
    const only = onlyOne(usual.length > 0 ? usual : arrays);
    if (only !== undefined) names.set(only, list);
  }
  if (names.size === 0) return value;
  return Object.fromEntries(
    Object.entries(value)
      // A member that is null gives way to the one that replaces it.
      .filter(([name]) => !(value[name] === null && [...names.values()].includes(name)))
      .map(([name, member]) => [names.get(name) ?? name, member]),
  );
}

const isLacking = (value: JsonObject, name: string): boolean =>
  !Object.hasOwn(value, name) || value[name] === null;

/** A list with what stands in a record beside it, such as its count. */
function gathered(record: FormedRecord, value: JsonObject): JsonObject {
  if (record.list === undefined) return value;
  const around = new Set(Object.keys(value).map((name) => memberOf(record, name)));
  const beside = Object.entries(value).flatMap(([name, member]) =>
    isObject(member) && memberOf(record, name) === undefined ? Object.entries(member) : [],
  );
  const missing = beside.filter(([name]) => {
    const own = memberOf(record, name);
    return own !== undefined && !around.has(own);
  });
  return missing.length === 0 ? value : { ...Object.fromEntries(missing), ...value };
}

/** The record with those of its records that are spread out in it. */
function flattened(record: FormedRecord, value: JsonObject): JsonObject {
  let result = value;
  for (const [name, within] of record.flat) {
    if (!isLacking(result, name)) continue;
    const spread = Object.entries(result).filter(
      ([each]) => memberOf(record, each) === undefined && memberOf(within, each) !== undefined,
    );
    if (spread.length > 0) result = { ...result, [name]: Object.fromEntries(spread) };
  }
  return result;
}

function memberInForm(form: MemberForm, value: Json, noted: Noted): Json {
  const { record, elements } = form;
  const within = record === undefined ? undefined : recordOf(record);
  const one = (each: Json): Json =>
    within ? inForm(within, each, noted) : scalarInForm(form, elements ?? form.types, each, noted);
  if (elements === undefined) return one(value);
  // A single element may stand for a list of texts, such as one role for `roles`.
  if (!isArray(value))
    return within || !elements.includes('string') || !isScalar(value) ? value : [one(value)];
  return value.map(one);
}

function scalarInForm(form: MemberForm, types: readonly string[], given: Json, noted: Noted): Json {
  const { isId, values, inside = [] } = form;
  const value = isObject(given) && !types.includes('object') ? insideOf(given, inside) : given;
  if (typeof value === 'number' && isId && !types.includes('number')) {
    noted.numericId(String(value));
    return String(value);
  }
  if (typeof value === 'string' && isNumeric(types) && /^-?\d{1,15}$/.test(value)) return Number(value);
  if (typeof value !== 'string' || values === undefined || values.includes(value)) return value;
  return onlyOne(values, (each) => spelled(each) === spelled(value)) ?? value;
}

const isNumeric = (types: readonly string[]): boolean =>
  !types.includes('string') && (types.includes('integer') || types.includes('number'));

/** The first of these members that is a text or a number; the record itself if none is. */
function insideOf(value: JsonObject, names: readonly string[]): Json {
  return names.map((name) => value[name]).find((each): each is string | number => isScalar(each)) ?? value;
}

const isScalar = (value: Json | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
