/**
 * Returns the number of typing errors tolerated in a word: more in longer words; of two words, the shorter one decides. Words of
 * one or two letters must match exactly.
 */
export function editsAllowed(word: string): 0 | 1 | 2 {
  if (word.length <= 2) return 0;
  return word.length <= 7 ? 1 : 2;
}

/**
 * Counts the typing errors between two words: omitted, added or substituted letters, and transpositions of adjacent ones (the
 * optimal string alignment distance). Returns `limit + 1` as soon as there are more than `limit`.
 */
export function edits(one: string, other: string, limit: number): number {
  if (one === other) return 0;
  const rows = one.length;
  const columns = other.length;
  if (Math.abs(rows - columns) > limit) return limit + 1;

  let twoAbove: number[] = [];
  let above = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= rows; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= columns; column++) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (swapped) cost = Math.min(cost, at(twoAbove, column - 2) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    twoAbove = above;
    above = current;
  }
  return Math.min(at(above, columns), limit + 1);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** Returns the similarity of two words: 1 if equal, 0 if there are too many typing errors between them. */
export function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  // In a word of three letters one error is a third of it: "Ann" and "Ana" are different names.
  if (longer.length <= 3) return 0;
  const allowed = editsAllowed(shorter);
  const found = edits(one, other, allowed);
  return found > allowed ? 0 : 1 - found / longer.length;
}
