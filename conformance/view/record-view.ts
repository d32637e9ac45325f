import { type RecordId, records } from '../../generated/records.js';
import type { Exchange } from '../target/exchange.js';
import { isArray, isObject, type JsonObject } from '../target/json.js';

/** An object in an answer, with its place. */
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
  /** Whether records are shown as they are: the request has nothing that may omit or change members. */
  readonly whole: boolean;
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
