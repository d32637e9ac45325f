/** The candidate most like `name`, or undefined when none is near enough to be what was meant. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (!best || distance < best.distance) best = { candidate, distance };
  }
  if (!best) return undefined;
  return best.distance <= Math.max(name.length, best.candidate.length) / 2 ? best.candidate : undefined;
}

/** ` Did you mean "…"?`, or nothing. */
export function suggestion(name: string, candidates: Iterable<string>): string {
  const near = nearest(name, candidates);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}

/** Insertions, deletions and replacements that turn `from` into `to`. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 0; i < from.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j += 1) {
      const replaced = (row[j] ?? 0) + (from[i] === to[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
