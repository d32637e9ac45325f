/** Decodes the percent-encoding of a part of a path; one that is not validly encoded stays as it was sent. */
export function percentDecoded(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
