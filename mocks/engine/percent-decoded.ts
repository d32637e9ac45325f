/** A part of a path without percent-encoding; one that is not validly encoded stays as it was sent. */
export function percentDecoded(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
