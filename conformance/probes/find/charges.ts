import { moreBroad } from '../../arbitraries/broad.js';
import { keyOf } from '../../arbitraries/knowledge.js';
import type { Exchange } from '../../target/exchange.js';
import { bodyOf, undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';
import { hitsIn, requireGood } from './odd-find.js';
import { wholeFind } from './whole-find.js';

/** How many credits a find has cost, by its own header; undefined where it does not tell. */
export function chargedBy({ response }: Exchange): number | undefined {
  const used = response.headers['x-credits-used']?.trim() ?? '';
  return /^\d+$/.test(used) ? Number(used) : undefined;
}

/** What a find costs of somebody who was found before and of two who are nobody. */
export function repeatedCharge(t: ProbeContext): Promise<number> {
  return t.shared('repeated charge', async () => {
    await requireGood(t);
    const nobody = t.pool.nonsense.slice(0, 2);
    const answer = await wholeFind(t, { matches: [t.someone().lookup, ...nobody], size: 5 });
    bodyOf(answer);
    if (hitsIn(answer, [t.someone().ids, [], []]) !== 'hit miss miss') {
      throw undecided('a find of somebody and nobody was answered otherwise');
    }
    const charged = chargedBy(answer);
    if (charged === undefined) throw undecided('find does not tell in x-credits-used what it has charged');
    return charged;
  });
}

/** Lookups of one find of people who were not asked for before. */
const freshMost = 20;

/** Whether people who were not yet found are charged at all: else it says nothing that others are free. */
export async function chargesFresh(t: ProbeContext): Promise<boolean> {
  const known = new Set(t.pool.known.map(({ lookup }) => keyOf(lookup)));
  const fresh = moreBroad.filter((lookup) => !known.has(keyOf(lookup)));
  // Each time others, as far as chance has it: whoever was asked for last time was charged.
  const start = fresh.length === 0 ? 0 : (t.now() + 31 * t.remaining()) % fresh.length;
  const chosen = [...fresh.slice(start), ...fresh.slice(0, start)].slice(0, freshMost);
  const answer = await wholeFind(t, { matches: chosen, size: 5 });
  bodyOf(answer);
  return (chargedBy(answer) ?? 0) > 0;
}
