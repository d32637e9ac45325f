/**
 * Returns how long a response asks to wait, in milliseconds; undefined if it does not say. Retry-After has seconds or an HTTP
 * date. A date refers to the server's clock, as shown in the Date header: the local clock may differ.
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const after = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(after)) return Number(after) * 1000;
  const at = Date.parse(after);
  // Some engines parse other numbers, such as -1, as a date.
  if (Number.isNaN(at) || !/[a-z]/i.test(after)) return undefined;
  return Math.max(at - dateOf(headers, nowMs), 0);
}

/** Returns the server's time in a response, or the local time if there is no Date header. */
export function dateOf(headers: Headers, nowMs: number): number {
  const at = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(at) ? nowMs : at;
}
