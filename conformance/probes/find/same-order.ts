import { hitsOf, sameHits } from '../../checks/relations/answer.js';
import type { FindView } from '../../view/find-view.js';

/** How two answers to the same lookups differ in who is shown where: not at all, only among equal scores, or otherwise. */
export function difference(one: FindView, other: FindView): 'none' | 'ties' | 'people' {
  const [before, after] = [hitsOf(one), hitsOf(other)];
  const isSame = before.every((hits, index) => hits.ids.join() === after[index]?.ids.join());
  if (isSame) return 'none';
  const isAmongTies = before.every((hits, index) => {
    const twin = after[index];
    return twin !== undefined && sameHits(hits, twin);
  });
  return isAmongTies ? 'ties' : 'people';
}
