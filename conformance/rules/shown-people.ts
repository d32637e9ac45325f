import type { OperationId } from '../../generated/operations.js';
import { records } from '../../generated/records.js';
import type { Exchange } from '../target/exchange.js';
import { isArray, isObject, type Json } from '../target/json.js';
import { type Located, type RecordView, recordsOf } from '../view/record-view.js';
import { peopleIn, personIn } from '../wire/people.js';

/**
 * The operations beside find whose answer holds people by the contract: one, or a list of them. A preview shows too little
 * of a person to be a record of chapter 2, and masks it as it likes.
 */
export const showsPeople: Partial<Record<OperationId, 'one' | 'list'>> = {
  search: 'list',
  getPerson: 'one',
  lookupPeople: 'list',
};

const members: ReadonlySet<Json> = new Set(records.person.properties.map(({ name }) => name));

/** What an answer of an operation beside find shows of people; undefined where it shows none. */
export function shownPeople(exchange: Exchange): RecordView | undefined {
  const { operation, response } = exchange;
  const shows = showsPeople[operation];
  if (shows === undefined || response.status !== 200) return undefined;
  const people = shows === 'one' ? one(response.json) : listed(response.json);
  return { exchange, whole: !selectsMembers(exchange), ...recordsOf(people) };
}

function one(body: Json | undefined): Located[] {
  if (!isObject(body)) return [];
  const person = personIn(body) ?? (Object.keys(body).some((name) => members.has(name)) ? body : undefined);
  if (!person) return [];
  const [name] = Object.entries(body).find(([, member]) => member === person) ?? ['body'];
  return [{ at: name, value: person }];
}

/** A list under its name in the contract holds people whatever is wrong with them; another one is told by its ids. */
function listed(body: Json | undefined): Located[] {
  const [name, list] = Object.entries(isObject(body) ? body : {}).find(
    ([key, value]) => ['people', 'results'].includes(key) && isArray(value),
  ) ?? ['people', peopleIn(body)];
  return isArray(list)
    ? list.flatMap((value, index) => (isObject(value) ? [{ at: `${name}[${index}]`, value }] : []))
    : [];
}

/** Whether a call may have asked for some members only, whatever the target calls the parameter for that. */
function selectsMembers({ request }: Exchange): boolean {
  if (request.url.includes('?')) return true;
  const sent = isObject(request.json) ? Object.values(request.json) : [];
  return sent.some((value) => isArray(value) && value.some((name) => members.has(name)));
}
