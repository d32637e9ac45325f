import type { Handler } from '../engine/handler.js';
import { isRefusal } from '../engine/refusal.js';
import { populationNow } from '../population/current.js';
import { charge } from './charge.js';
import { findResponse } from './find-response.js';
import { foundBy, idsOf } from './found.js';
import { failedLookup } from './nondeterminism.js';

/** Finds specific people (section 4.1). */
export const find: Handler<'find'> = async (call, world) => {
  const found = await foundBy(call, await populationNow(world), world);
  if (isRefusal(found)) return found;
  const failed = failedLookup(found.people.length, found.count, world);
  const bill = await charge(idsOf(found).slice(0, failed), call, world);
  if (isRefusal(bill)) return bill;

  const answers = found.people.map((people, at) => (bill.paid[at] ? people : []));
  return {
    status: 200,
    body: findResponse(answers, found.query, found.count, world, failed),
    headers: { ...bill.headers, ...found.headers },
    credits: bill.charged,
  };
};
