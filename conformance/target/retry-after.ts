/** How long a throttled caller waits without a valid Retry-After. */
const unsaidMs = 1000;

/**
 * Returns the milliseconds to wait according to the Retry-After header: seconds or an HTTP date. A date is compared with the
 * Date header, as the clock of the target may differ from ours.
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
