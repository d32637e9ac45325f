import { distance } from 'fastest-levenshtein';

/** The name with the fewest edits away from what was written, when any is near enough to have been meant. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  let best: { name: string; edits: number } | undefined;
  for (const name of names) {
    // As many edits are needed as one is longer than the other: a text of a megabyte is compared with nothing.
    if (Math.abs(written.length - name.length) > mostEdits(name)) continue;
    const edits = distance(written.toLowerCase(), name.toLowerCase());
    if (!best || edits < best.edits) best = { name, edits };
  }
  return best && best.edits <= mostEdits(best.name) ? best.name : undefined;
}

const mostEdits = (name: string): number => Math.max(2, name.length / 2);

/** ` Did you mean "…"?`, or nothing. */
export function suggestion(written: string, names: Iterable<string>): string {
  const near = nearest(written, names);
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}
