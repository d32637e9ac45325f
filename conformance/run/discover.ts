import { firstBroad, moreBroad, nonsense, one } from '../arbitraries/broad.js';
import { isNonLatin, type Knowledge, keyOf } from '../arbitraries/knowledge.js';
import { findBody } from '../arbitraries/lookups.js';
import { freshToken } from '../checks/scenarios/session/fresh-token.js';
import type { CheckContext } from '../scene/check-context.js';
import { unlessEnded } from '../target/end-scenario.js';
import { Interruption } from '../target/interruption.js';
import type { Json } from '../target/json.js';
import type { Lookup } from '../view/find-view.js';
import type { RunContext } from './run-context.js';
import { OverLimit } from './sending/budget.js';

/** The number of people with an identifier that suffices to distinguish positions, sizes and neighbours. */
const enough = 24;
/** Lookups per request: an answer has at most 200 people then. */
const batch = 40;
const lookupsMax = 1 + firstBroad.length + moreBroad.length + 3 * batch + 30;
export const discovery = {
  requests: 2 + Math.ceil(moreBroad.length / batch) + 3 + 30,
  lookups: lookupsMax,
  credits: 5 * lookupsMax,
};

/** Discovers people. If the first tokens are refused, judges whether the sign-in is to blame before the run ends. */
export async function begin(context: RunContext): Promise<void> {
  const { credits } = context.budget;
  try {
    // Half of the credits is for the checks.
    credits.keep(Math.floor((context.options.maxCredits ?? 0) / 2));
    // With few credits batches are smaller: several small ones show more than a large one that may not be sent.
    const few = Math.max(1, Math.min(batch, Math.floor(credits.left() / 40)));
    await discover(context.checkContext, context.knowledge, few);
  } catch (error) {
    if (error instanceof OverLimit) return;
    const isRefused = error instanceof Interruption && error.kind === 'token-refused';
    if (isRefused) await context.perform(freshToken, null);
    throw error;
  } finally {
    credits.keep(0);
  }
}

/** Learns people by at most 12 batches, broad ones first, and a sample of 30 lookups one by one. */
async function discover(context: CheckContext, knowledge: Knowledge, batch: number): Promise<void> {
  const find = (body: Json) => unlessEnded(context.find(body));
  await find({ matches: [one('name', 'John Smith')] });
  await find({ matches: firstBroad.slice(0, batch), size: 5 });
  for (const lookups of chunks(moreBroad, batch)) {
    if (knowledge.people.size >= enough) break;
    await find({ matches: lookups, size: 5 });
  }
  const asked = new Set<string>();
  for (let round = 0; round < 3 && knowledge.people.size > 0; round += 1) {
    const fresh = spread(
      knowledge.pivots().filter((lookup) => !asked.has(keyOf(lookup))),
      batch,
    );
    if (fresh.length === 0 || (round > 0 && knowledge.people.size >= enough * 3)) break;
    for (const lookup of fresh) asked.add(keyOf(lookup));
    await find(findBody(fresh, 5));
  }
  const alone = singles(knowledge);
  for (const group of chunks(alone, 4)) {
    await Promise.all(group.map((lookup) => find(findBody([lookup], 5))));
  }
}

/** A sample of lookups to send one by one: identifiers above all, some broad ones, other scripts, and nonsense. */
function singles(knowledge: Knowledge): Lookup[] {
  const pivots = knowledge.pivots();
  const isIdentifying = ({ fields: [first, ...more] }: Lookup) =>
    more.length === 0 && (first?.field_name === 'linkedin' || first?.field_name === 'email_address');
  const chosen = [
    ...spread(pivots.filter(isIdentifying), 14),
    ...spread(
      pivots.filter((lookup) => !isIdentifying(lookup)),
      6,
    ),
    ...knowledge.nonLatin.slice(0, 5),
    one('name', 'John Smith'),
    ...spread(pivots.filter(isNonLatin), 3),
    ...nonsense.slice(0, 2),
  ];
  return [...new Map(chosen.map((lookup) => [keyOf(lookup), lookup])).values()];
}

/** At most `count` items, spread evenly over the list. */
function spread<T>(items: readonly T[], count: number): readonly T[] {
  const step = items.length / count;
  return items.filter((_, at) => step <= 1 || Math.ceil(at / step) < Math.ceil((at + 1) / step));
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
