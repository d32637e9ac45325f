/** How long a throttled caller waits where the answer does not say. */
const unsaidMs = 1000;

/** Milliseconds to wait before sending again, from a Retry-After header: seconds, an HTTP date, or nothing. */
export function retryAfterMs(header: string | undefined, now: number): number {
  if (header === undefined) return unsaidMs;
  const seconds = header.trim() === '' ? Number.NaN : Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  if (Number.isNaN(wait)) return unsaidMs;
  return Math.max(wait, 0);
}
