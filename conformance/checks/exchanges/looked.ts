import { type OperationId, operations } from '../../../generated/operations.js';
import { records } from '../../../generated/records.js';
import type { Exchange } from '../../target/exchange.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import { peopleIn, personIn } from '../../target/wire/people.js';
import { type FindView, viewOf } from '../../view/find-view.js';
import { type Located, type RecordView, recordsOf } from '../../view/record-view.js';

/** An exchange, taken apart once for all judges, and for all probes that look on. */
export interface Looked {
  readonly exchange: Exchange;
  /** Of a find only. */
  readonly find: FindView | undefined;
  /** Where the answer shows records of chapter 2. */
  readonly records: RecordView | undefined;
}

export function look(exchange: Exchange): Looked {
  const find = exchange.operation === 'find' ? viewOf(exchange) : undefined;
  return { exchange, find, records: find ?? shownPeople(exchange) };
}

/**
 * Where the contract places people in the answer of an operation. A preview shows too little of a person to be a record of
 * chapter 2, and masks it as it likes: the contract has no record there.
 */
export function peoplePlace(operation: OperationId): readonly string[] | undefined {
  const described = operations[operation];
  const places: readonly { readonly record: string; readonly path: readonly string[] }[] =
    'records' in described ? described.records : [];
  return places.find(({ record }) => record === 'person')?.path;
}

const members: ReadonlySet<Json> = new Set(records.person.properties.map(({ name }) => name));

/** What an answer of an operation beside find shows of people; undefined where it shows none. */
export function shownPeople(exchange: Exchange): RecordView | undefined {
  const { operation, response } = exchange;
  const place = peoplePlace(operation);
  if (place === undefined || response.status !== 200) return undefined;
  const people = place.length === 0 ? one(response.json) : listed(response.json, place);
  return { exchange, whole: !selectsMembers(exchange), records: recordsOf(people) };
}

function one(body: Json | undefined): Located[] {
  if (!isObject(body)) return [];
  const person = personIn(body) ?? (Object.keys(body).some((name) => members.has(name)) ? body : undefined);
  if (!person) return [];
  const [name] = Object.entries(body).find(([, member]) => member === person) ?? ['body'];
  return [{ at: name, value: person, holder: body, member: name }];
}

/** A list under its name in the contract holds people whatever is wrong with them; another one is told by its ids. */
function listed(body: Json | undefined, [member = 'people']: readonly string[]): Located[] {
  const holder = isObject(body) ? body : {};
  const named = [member, 'results'].find((name) => isArray(holder[name]));
  const people = named === undefined ? peopleIn(body) : holder[named];
  if (!isArray(people)) return [];
  return people.flatMap((value, index) =>
    isObject(value) ? [{ at: `${named ?? member}[${index}]`, value, holder, member }] : [],
  );
}

/** Whether a call may have asked for some members only, whatever the target calls the parameter for that. */
function selectsMembers({ request }: Exchange): boolean {
  if (request.url.includes('?')) return true;
  const sent = isObject(request.json) ? Object.values(request.json) : [];
  return sent.some((value) => isArray(value) && value.some((name) => members.has(name)));
}
