/** How long a throttled caller waits without a valid Retry-After. */
const unsaidMs = 1000;

/** Milliseconds to wait by Retry-After. A date is compared with the Date header: the clock of the target may differ. */
export function retryAfterMs(headers: Readonly<Record<string, string>>, now: number): number {
  const after = headers['retry-after'];
  if (after === undefined) return unsaidMs;
  const seconds = after.trim() === '' ? Number.NaN : Number(after);
  const sentAt = Date.parse(headers['date'] ?? '');
  const until = Date.parse(after) - (Number.isNaN(sentAt) ? now : sentAt);
  const wait = Number.isNaN(seconds) ? until : seconds * 1000;
  return Number.isNaN(wait) ? unsaidMs : Math.max(wait, 0);
}
