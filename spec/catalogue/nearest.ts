import { distance } from 'fastest-levenshtein';

/** Returns the name with the fewest edits, if any is near enough to be the intended one. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  let best: { name: string; edits: number } | undefined;
  for (const name of names) {
    // At least the difference in length is needed in edits: a text of a megabyte is not compared at all.
    if (Math.abs(written.length - name.length) > mostEdits(name)) continue;
    const edits = distance(written.toLowerCase(), name.toLowerCase());
    if (!best || edits < best.edits) best = { name, edits };
  }
  return best && best.edits <= mostEdits(best.name) ? best.name : undefined;
}

const mostEdits = (name: string): number => Math.max(2, name.length / 2);

/** Returns ` Did you mean "…"?`, or an empty text. */
export function suggestion(written: string, names: Iterable<string>): string {
  const near = nearest(written, names);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}
