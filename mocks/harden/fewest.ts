/**
 * Minimizes a failing list by delta debugging: the result still fails, and does not without any single one of its items.
 * @param fails whether it fails with these items only; called at most once for each choice
 */
export async function fewest<T>(
  items: readonly T[],
  fails: (some: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let left = items;
  let parts = 2;
  while (left.length > 1) {
    const size = Math.ceil(left.length / parts);
    const chunks = Array.from({ length: Math.ceil(left.length / size) }, (_, at) =>
      left.slice(at * size, (at + 1) * size),
    );
    const smaller =
      (await firstThat(chunks, fails)) ??
      // Each of two halves is the complement of the other.
      (chunks.length > 2
        ? await firstThat(
            chunks.map((chunk) => left.filter((one) => !chunk.includes(one))),
            fails,
          )
        : undefined);
    if (smaller) {
      parts = smaller.length === size ? 2 : Math.max(2, parts - 1);
      left = smaller;
    } else if (size === 1) break;
    else parts = Math.min(left.length, parts * 2);
  }
  return left;
}

async function firstThat<T>(
  choices: readonly (readonly T[])[],
  holds: (choice: readonly T[]) => Promise<boolean>,
): Promise<readonly T[] | undefined> {
  for (const choice of choices) if (await holds(choice)) return choice;
  return undefined;
}
