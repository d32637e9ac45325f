/** How long a throttled caller waits where the answer does not say. */
const unsaidMs = 1000;
/** The longest wait that is worth a run's time. */
const longestMs = 30_000;

/** Milliseconds to wait before sending again, from a Retry-After header: seconds, an HTTP date, or nothing. */
export function retryAfterMs(header: string | undefined, now: number): number {
  if (header === undefined) return unsaidMs;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  if (Number.isNaN(wait)) return unsaidMs;
  return Math.min(Math.max(wait, 0), longestMs);
}
