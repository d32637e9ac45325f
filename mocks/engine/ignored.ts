/** More than these nobody reads, and a header has an end. */
const mostNames = 20;
const mostChars = 100;

/** Names that had no effect, as they may stand in a header: percent-encoded, separated by commas. */
export function ignoredNames(names: readonly string[]): string {
  return names
    .slice(0, mostNames)
    .map((name) => encodeURIComponent(Buffer.from(name).toString()).slice(0, mostChars))
    .join(', ');
}

/**
 * The query parameters of a target that an operation does not know, as a header tells them; undefined where there are none.
 * @param known what the parameters are called on the wire
 */
export function ignoredParameters(target: string, known: readonly string[]): string | undefined {
  const start = target.indexOf('?');
  if (start < 0) return undefined;
  const sent = new Set(new URLSearchParams(target.slice(start + 1)).keys());
  const unknown = [...sent].filter((name) => !known.includes(name));
  return unknown.length === 0 ? undefined : ignoredNames(unknown);
}
