/** How long a throttled caller waits without a valid Retry-After. */
const unsaidMs = 1000;

/** Milliseconds to wait by Retry-After. A date is compared with the Date header: the clock of the target may differ. */
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
