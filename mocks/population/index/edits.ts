/**
 * With how many typing errors a word may still be meant: a longer word leaves more room, and of two words the
 * shorter one decides. Words of one or two letters must be right.
 */
export function editsAllowed(word: string): 0 | 1 | 2 {
  if (word.length <= 2) return 0;
  return word.length <= 7 ? 1 : 2;
}

/**
 * Typing errors between two words: letters left out, added, exchanged, or two neighbours swapped (the optimal
 * string alignment distance). Gives `limit + 1` as soon as there are more than `limit`.
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

/** How alike two words are: 1 when equal, 0 when no small number of typing errors lies between them. */
export function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  // Between words of three letters one error is a third: "Ann" and "Ana" are two names.
  if (longer.length <= 3) return 0;
  const allowed = editsAllowed(shorter);
  const found = edits(one, other, allowed);
  return found > allowed ? 0 : 1 - found / longer.length;
}
