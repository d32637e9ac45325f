import { type RecordId, records } from '../../generated/records.js';
import type { Exchange } from '../target/exchange.js';
import { isArray, isObject, type JsonObject } from '../target/json.js';

/** An object of an answer with the place where it stands. */
export interface Located {
  readonly at: string;
  readonly value: JsonObject;
  /** What holds it, under which name. */
  readonly holder: JsonObject;
  readonly member: string;
}

/** The records of chapter 2 that an answer shows, whichever operation was asked, taken apart once for all judges. */
export interface RecordView {
  readonly exchange: Exchange;
  /** Nothing was asked for that may leave out members, or change them: every record is shown as it is. */
  readonly whole: boolean;
  /** By the places that the contract has for them. What find matched is no such record: it is the answer itself. */
  readonly records: Readonly<Record<Exclude<RecordId, 'match'>, readonly Located[]>>;
}

/** These people, and the records within them wherever the contract places them. */
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

/** The properties of each record that hold others. */
const holding = new Map(
  Object.entries(records).map(([id, { properties }]) => [
    id,
    properties.filter((one) => one.record !== undefined),
  ]),
);

/** The objects in a member that is a list. */
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
