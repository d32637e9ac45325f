/** Limits: a longer list is of no use, and the size of a header is limited. */
const mostNames = 20;
const mostChars = 100;

/** Formats names that had no effect for a header: percent-encoded, separated by commas. */
export function ignoredNames(names: readonly string[]): string {
  return names
    .slice(0, mostNames)
    .map((name) => encodeURIComponent(Buffer.from(name).toString()).slice(0, mostChars))
    .join(', ');
}

/**
 * Formats the query parameters that an operation does not know for a header; undefined if there are none.
 * @param known the names of the parameters on the wire
 */
export function ignoredParameters(target: string, known: readonly string[]): string | undefined {
  const start = target.indexOf('?');
  if (start < 0) return undefined;
  const sent = new Set(new URLSearchParams(target.slice(start + 1)).keys());
  const unknown = [...sent].filter((name) => !known.includes(name));
  return unknown.length === 0 ? undefined : ignoredNames(unknown);
}
