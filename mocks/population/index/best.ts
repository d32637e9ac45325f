import type { Posting } from './field-index.js';

/**
 * Returns at most `limit` people with their similarity, best first, ties in ascending order. A person in several postings counts
 * once, with the highest similarity. Long postings are read only as far as needed.
 */
export function best(postings: readonly Posting[], limit: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const sorted = postings
    .filter(({ people }) => people.length > 0)
    .sort((one, other) => other.similarity - one.similarity);
  for (let index = 0; index < sorted.length && found.size < limit; ) {
    const similarity = sorted[index]?.similarity ?? 0;
    const tied: number[] = [];
    for (; sorted[index]?.similarity === similarity; index++) {
      takeUnseen(sorted[index]?.people ?? [], found, limit - found.size, tied);
    }
    tied.sort((one, other) => one - other);
    for (const person of tied) {
      if (found.size >= limit) break;
      found.set(person, similarity);
    }
  }
  return found;
}

function takeUnseen(
  people: readonly number[],
  seen: ReadonlyMap<number, number>,
  limit: number,
  into: number[],
): void {
  let taken = 0;
  for (const person of people) {
    if (taken >= limit) break;
    if (seen.has(person)) continue;
    into.push(person);
    taken += 1;
  }
}
