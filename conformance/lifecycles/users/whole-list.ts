import { Leave } from '../../run/leave.js';
import type { Teller } from '../../story/teller.js';
import type { Exchange } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import { itemsOf, listIn } from '../../wire/members.js';

/** Members beside a list that tell of more than one page. */
const pageMember = /next|cursor|token|more/i;

/** The records of a list that is to hold all there are. Leaves the story where the answer shows no whole list. */
export function wholeListOf(teller: Teller, list: Exchange): readonly JsonObject[] {
  const body = teller.body(list);
  if (listIn(body) === undefined) {
    throw new Leave('skipped', `the answer to ${list.operation} shows no list: map it with --overlay`);
  }
  if (hasMore(body)) throw new Leave('skipped', `the answer to ${list.operation} is one page of several`);
  return itemsOf(body);
}

/** Whether a list answer says that it goes on: a next page, or a true `hasMore`. */
export function hasMore(body: Json): boolean {
  if (!isObject(body)) return false;
  return Object.entries(body).some(
    ([name, value]) => pageMember.test(name) && !isArray(value) && !isAbsent(value) && value !== false,
  );
}
