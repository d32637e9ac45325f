/** The name with the fewest edits away from what was written, when any is near enough to have been meant. */
export function nearest(written: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((name) => ({ name, edits: edits(written.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  const [best] = ranked;
  return best && best.edits <= Math.max(2, best.name.length / 2) ? best.name : undefined;
}

/** The Levenshtein distance: insertions, deletions and replacements of one character. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
