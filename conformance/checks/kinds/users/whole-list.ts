import type { Recorder } from '../../../scene/recorder.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { isObject, type JsonObject } from '../../../target/json.js';
import { hasMore } from '../../../target/wire/listed.js';
import { itemsOf, listIn } from '../../../target/wire/members.js';

/** Returns the records of a list that must be complete. Ends the scenario if the answer shows no list, or one page of several. */
export function wholeListOf(t: Recorder, list: Exchange): readonly JsonObject[] {
  const body = t.body(list);
  const items = listIn(body);
  if (items === undefined) {
    throw new EndScenario('skipped', `the answer to ${list.operation} shows no list: map it with --overlay`);
  }
  // A number greater than that of the items is taken for a total: the others are on other pages.
  const isPart = isObject(body) && Object.values(body).some((each) => Number(each) > items.length);
  if (hasMore(body) || isPart)
    throw new EndScenario('skipped', `the answer to ${list.operation} is one page of several`);
  return itemsOf(body);
}
