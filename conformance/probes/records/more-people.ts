import { pivotsOf } from '../../arbitraries/knowledge.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { textIn } from '../../target/wire/members.js';
import { peopleIn } from '../../target/wire/people.js';
import type { Pool } from '../../view/pool.js';
import type { Provocation } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { hasFullJob } from './fresh-people.js';

const pagesMost = 3;
const pageSize = 100;
const findsMost = 2;
/** Lookups of a find (section 4.1). */
const batch = 100;

/** By the people of a run: asked again, they would be the same. */
const shownIn = new WeakMap<Pool, Promise<void>>();

/** Hundreds of people, by few requests: a search without filters where the target has it, else finds of what is known. */
export const morePeople: Provocation = {
  requests: pagesMost + findsMost,
  waits: 'for a round',
  send(t) {
    const shown = shownIn.get(t.pool) ?? show(t);
    shownIn.set(t.pool, shown);
    return shown;
  },
};

async function show(t: ProbeContext): Promise<void> {
  let token: string | undefined;
  let shown = 0;
  for (let page = 0; page < pagesMost; page += 1) {
    const answer = await searched(t, token);
    if (answer === undefined || !isSuccess(answer)) break;
    shown += peopleIn(answer.response.json)?.filter(hasFullJob).length ?? 0;
    token = textIn(answer.response.json, 'pagination_token');
    if (token === undefined) break;
  }
  if (shown >= pageSize) return;
  const lookups = broadLookups(t);
  for (let sent = 0; sent < findsMost && sent * batch < lookups.length; sent += 1) {
    await t.find({ matches: lookups.slice(sent * batch, (sent + 1) * batch), size: 5 });
  }
}

/** Undefined where the target has no search, or the run may not pay for it. */
function searched(t: ProbeContext, token: string | undefined): Promise<Exchange | undefined> {
  const page = token === undefined ? {} : { pagination_token: token };
  return unlessEnded(t.call('search', { body: { filters: [], size: pageSize, ...page } }));
}

/** What people have in common: each finds others than who is known. */
function broadLookups({ pool }: ProbeContext) {
  const identifying = new Set(['linkedin', 'email_address', 'name']);
  return pivotsOf(pool.people.values())
    .filter(({ fields }) => fields.every(({ field_name }) => !identifying.has(field_name)))
    .toReversed();
}
