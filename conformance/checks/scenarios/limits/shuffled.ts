import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** The items in an order that depends on `seed` alone. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = xoroshiro128plus(seed);
  const rest = [...items];
  return items.flatMap(() => rest.splice(uniformInt(random, 0, rest.length - 1), 1));
}
