import { type OperationId, operations } from '../../../generated/operations.js';
import { records } from '../../../generated/records.js';
import type { Exchange } from '../../target/exchange.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import { type FindView, viewOf } from '../../view/find-view.js';
import { list, type RecordView, recordsOf } from '../../view/record-view.js';

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

/** Returns the path of the people in the answer of an operation. A preview has none: it masks them and is no record of chapter 2. */
function peoplePlace(operation: OperationId): readonly string[] | undefined {
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
  const body = isObject(response.json) ? response.json : {};
  const isPerson = Object.keys(body).some((name) => members.has(name));
  const single = isPerson ? [{ at: 'body', value: body, holder: body, member: 'body' }] : [];
  // A list holds people, however malformed.
  const people = place.length === 0 ? single : list({ at: 'body', value: body }, place[0] ?? 'people');
  return { exchange, whole: !selectsMembers(exchange), records: recordsOf(people) };
}

/** Whether a call may have asked for some members only, whatever the target calls that parameter. */
function selectsMembers({ request }: Exchange): boolean {
  if (request.url.includes('?')) return true;
  const sent = isObject(request.json) ? Object.values(request.json) : [];
  return sent.some((value) => isArray(value) && value.some((name) => members.has(name)));
}
