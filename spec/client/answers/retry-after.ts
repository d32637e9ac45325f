/**
 * How long an answer asks to wait, in milliseconds: by seconds or by an HTTP date; undefined where it does not say. A date
 * is one of the clock that answered, which its Date header shows: ours may go otherwise.
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const after = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(after)) return Number(after) * 1000;
  const at = Date.parse(after);
  // Whatever else is a number, as -1, is read as a date by some engines.
  if (Number.isNaN(at) || !/[a-z]/i.test(after)) return undefined;
  return Math.max(at - dateOf(headers, nowMs), 0);
}

/** What the clock of the service showed when it answered; ours where it does not say. */
export function dateOf(headers: Headers, nowMs: number): number {
  const at = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(at) ? nowMs : at;
}
