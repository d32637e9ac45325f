import { type RecordId, records } from '../../generated/records.js';
import type { Exchange } from '../target/exchange.js';
import { isArray, isObject, type JsonObject } from '../target/json.js';

/** An object in an answer, with its place. */
export interface Located {
  readonly at: string;
  readonly value: JsonObject;
  /** The object that holds it. */
  readonly holder: JsonObject;
  /** The name of the member that holds it. */
  readonly member: string;
}

/** The records of chapter 2 in an answer of any operation, collected once for all judges. */
export interface RecordView {
  readonly exchange: Exchange;
  /** Whether records are shown as they are: the request has nothing that may omit or change members. */
  readonly whole: boolean;
  /** The records by kind, from the places that the contract has for them. A `match` is not among them: it is the answer. */
  readonly records: Readonly<Record<Exclude<RecordId, 'match'>, readonly Located[]>>;
}

/** Returns the given people and the records within them, wherever the contract places them. */
export function recordsOf(people: readonly Located[]): RecordView['records'] {
  const view = { person: [...people], job: [], education: [], company: [], parent: [], locdet: [] };
  for (const person of people) collect(person, 'person', view);
  return view;
}

function collect(
  holder: Located,
  record: RecordId,
  view: Record<Exclude<RecordId, 'match'>, Located[]>,
): void {
  for (const { name, type, record: held } of holding.get(record) ?? []) {
    if (held === undefined || held === 'match') continue;
    for (const within of type === 'array' ? list(holder, name) : member(holder, name)) {
      view[held].push(within);
      collect(within, held, view);
    }
  }
}

/** The properties of each record that hold other records. */
const holding = new Map(
  Object.entries(records).map(([id, { properties }]) => [
    id,
    properties.filter((one) => one.record !== undefined),
  ]),
);

/** Returns the objects in a member that is a list. */
export function list(holder: Pick<Located, 'at' | 'value'>, name: string): Located[] {
  const value = holder.value[name];
  if (!isArray(value)) return [];
  const located: Located[] = [];
  for (const [index, item] of value.entries()) {
    if (!isObject(item)) continue;
    located.push({ at: `${holder.at}.${name}[${index}]`, value: item, holder: holder.value, member: name });
  }
  return located;
}

function member(holder: Located, name: string): Located[] {
  const value = holder.value[name];
  if (!isObject(value)) return [];
  return [{ at: `${holder.at}.${name}`, value, holder: holder.value, member: name }];
}
