import type { Recorded } from './recorded.js';

/** Splits a target into path and query. */
export function partsOf({ target }: Recorded): { readonly path: string; readonly query: URLSearchParams } {
  const end = target.indexOf('?');
  if (end < 0) return { path: target, query: new URLSearchParams() };
  return { path: target.slice(0, end), query: new URLSearchParams(target.slice(end + 1)) };
}

/** Returns the id of an exchange: the one in the response, otherwise the one that the client sent. */
export function requestIdOf({ headers, sentHeaders }: Recorded): string | undefined {
  const shown = headers['X-Request-Id'];
  if (shown !== undefined) return String(shown);
  const at = sentHeaders.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'x-request-id');
  return at < 0 ? undefined : sentHeaders[at + 1];
}
