/** How long a throttled caller waits where the answer does not say. */
const unsaidMs = 1000;

/**
 * Milliseconds to wait before sending again, from the Retry-After of an answer: seconds, an HTTP date, or nothing. A date is
 * one of the clock that answered, which its Date header shows: ours may go otherwise.
 */
export function retryAfterMs(headers: Readonly<Record<string, string>>, now: number): number {
  const after = headers['retry-after'];
  if (after === undefined) return unsaidMs;
  const seconds = after.trim() === '' ? Number.NaN : Number(after);
  const wait = Number.isNaN(seconds) ? Date.parse(after) - sentAt(headers, now) : seconds * 1000;
  if (Number.isNaN(wait)) return unsaidMs;
  return Math.max(wait, 0);
}

function sentAt({ date = '' }: Readonly<Record<string, string>>, now: number): number {
  const at = Date.parse(date);
  return Number.isNaN(at) ? now : at;
}
