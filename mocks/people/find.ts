import type { Handler } from '../engine/handler.js';
import { isRefusal } from '../engine/refusal.js';
import { charge } from './charge.js';
import { depthFor } from './depth.js';
import { findResponse } from './find-response.js';
import { redirect } from './large-group.js';
import { countCall } from './nondeterminism.js';
import { readFind } from './read-find.js';
import { ranked } from './score.js';
import { tieKeyOf } from './tie-keys.js';
import { waterfall } from './waterfall.js';

/** Finds specific people (section 4.1). */
export const find: Handler<'find'> = async (call, world) => {
  const { profile, population } = world;
  const query = readFind(call, profile);
  if (isRefusal(query)) return query;

  const count = countCall(world);
  const ranking = {
    scale: profile.reading('find.score-scale'),
    order: profile.reading('find.score-order'),
    tieKey: tieKeyOf(query, count, world),
  };
  const depth = depthFor(profile, query.size);
  const hits = query.lookups.map((lookup) =>
    waterfall(lookup, population, profile.reading('find.waterfall'), depth),
  );
  const found = hits.map((one) => ranked(one, query.size, query.leastScore, ranking));

  const links = redirect(query.lookups, hits, profile.reading('find.large-group'));
  if (isRefusal(links) && !call.waived(links.refused)) return links;
  const bill = await charge(
    found.map((people) => people.map(({ person }) => person.id ?? '')),
    call,
    world,
  );
  if (isRefusal(bill)) return bill;

  const answers = found.map((people, at) => (bill.paid[at] ? people : []));
  return {
    status: 200,
    body: findResponse(answers, query, count, world),
    headers: isRefusal(links) ? bill.headers : { ...bill.headers, ...links },
  };
};
