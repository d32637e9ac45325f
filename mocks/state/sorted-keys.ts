import type { Part } from './store.js';

/** The keys of a collection in order, put in order again only after one came or went. */
export class SortedKeys {
  #sorted: readonly string[] | undefined;

  /** Some key came or went. */
  forget(): void {
    this.#sorted = undefined;
  }

  of(keys: Iterable<string>): readonly string[] {
    this.#sorted ??= [...keys].sort();
    return this.#sorted;
  }
}

/** The keys that belong to a part, of keys in order. Found by halving: a page must not cost the whole collection. */
export function keysOfPart(
  sorted: readonly string[],
  { after, prefix = '', limit }: Part,
): readonly string[] {
  const from = Math.max(
    after === undefined ? 0 : firstAt(sorted, (key) => key > after),
    firstAt(sorted, (key) => key >= prefix),
  );
  const keys: string[] = [];
  for (let at = from; at < sorted.length && keys.length < (limit ?? Number.POSITIVE_INFINITY); at += 1) {
    const key = sorted[at];
    if (key === undefined || !key.startsWith(prefix)) break;
    keys.push(key);
  }
  return keys;
}

/** Where the first key is of which something holds that holds of every later one, too. */
function firstAt(sorted: readonly string[], holds: (key: string) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(sorted[middle] ?? '')) high = middle;
    else low = middle + 1;
  }
  return low;
}
