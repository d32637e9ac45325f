import { Leave } from '../../run/leave.js';
import type { Teller } from '../../story/teller.js';
import type { Exchange } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import { hasMore } from '../../wire/has-more.js';
import { itemsOf, listIn } from '../../wire/members.js';

/** The records of a list that is to hold all there are. Leaves the story where the answer shows no whole list. */
export function wholeListOf(teller: Teller, list: Exchange): readonly JsonObject[] {
  const body = teller.body(list);
  if (listIn(body) === undefined) {
    throw new Leave('skipped', `the answer to ${list.operation} shows no list: map it with --overlay`);
  }
  if (hasMore(body)) throw new Leave('skipped', `the answer to ${list.operation} is one page of several`);
  return itemsOf(body);
}
