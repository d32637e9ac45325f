import { type OperationId, operations } from '../../../generated/operations.js';
import { records } from '../../../generated/records.js';
import type { Exchange } from '../../target/exchange.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import { type FindView, viewOf } from '../../view/find-view.js';
import { type Located, type RecordView, recordsOf } from '../../view/record-view.js';

/** An exchange with its views, created once for all judges and for the probes that watch exchanges. */
export interface Looked {
  readonly exchange: Exchange;
  /** Defined for finds only. */
  readonly find: FindView | undefined;
  /** Defined if the answer shows records of chapter 2. */
  readonly records: RecordView | undefined;
}

export function look(exchange: Exchange): Looked {
  const find = exchange.operation === 'find' ? viewOf(exchange) : undefined;
  return { exchange, find, records: find ?? shownPeople(exchange) };
}

/**
 * Returns the path of the people in the answer of an operation, by the contract. A preview has none: it shows too little of
 * a person to be a record of chapter 2, and masks it in any way.
 */
export function peoplePlace(operation: OperationId): readonly string[] | undefined {
  const described = operations[operation];
  const places: readonly { readonly record: string; readonly path: readonly string[] }[] =
    'records' in described ? described.records : [];
  return places.find(({ record }) => record === 'person')?.path;
}

const members: ReadonlySet<Json> = new Set(records.person.properties.map(({ name }) => name));

/** Returns the view of the people in an answer of an operation other than find; undefined if it shows none. */
export function shownPeople(exchange: Exchange): RecordView | undefined {
  const { operation, response } = exchange;
  const place = peoplePlace(operation);
  if (place === undefined || response.status !== 200) return undefined;
  const people = place.length === 0 ? single(response.json) : listed(response.json, place);
  return { exchange, whole: !selectsMembers(exchange), records: recordsOf(people) };
}

function single(body: Json | undefined): Located[] {
  const isPerson = isObject(body) && Object.keys(body).some((name) => members.has(name));
  return isPerson ? [{ at: 'body', value: body, holder: body, member: 'body' }] : [];
}

/** The list holds people, however malformed. */
function listed(holder: Json | undefined, [member = 'people']: readonly string[]): Located[] {
  const people = isObject(holder) ? holder[member] : undefined;
  if (!isObject(holder) || !isArray(people)) return [];
  return people.flatMap((value, index) =>
    isObject(value) ? [{ at: `${member}[${index}]`, value, holder, member }] : [],
  );
}

/** Whether a call may have asked for some members only, whatever the target calls that parameter. */
function selectsMembers({ request }: Exchange): boolean {
  if (request.url.includes('?')) return true;
  const sent = isObject(request.json) ? Object.values(request.json) : [];
  return sent.some((value) => isArray(value) && value.some((name) => members.has(name)));
}
