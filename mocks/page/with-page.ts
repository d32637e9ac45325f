import { otherHost } from '../control/exchange.js';
import type { Dispatch, Outbound } from '../engine/dispatch.js';

/** The path of the page, at the port of the control plane. */
export const pagePath = '/control/ui';

/** Returns the URL at which the page opens without asking for the token. Browsers do not send the fragment to servers. */
export function pageAddress(controlUrl: string, token: string): string {
  return `${new URL(pagePath, controlUrl).href}#token=${encodeURIComponent(token)}`;
}

/**
 * Serves the page in front of the control plane, and redirects `/` to it. The page contains no data of the mock: it requests
 * everything from the control plane, with the token.
 */
export function withPage(exchange: Dispatch): Dispatch {
  return async (inbound) => {
    // Applies to the reference, too: it is not served to other names that point at the loopback address.
    const refusal = otherHost(inbound);
    if (refusal !== undefined) return refusal;
    const [path = ''] = inbound.target.split('?', 1);
    if (path !== '/' && path !== pagePath) return exchange(inbound);
    if (inbound.method !== 'GET' && inbound.method !== 'HEAD') {
      return plain(405, 'The page can only be read: send GET.\n', { Allow: 'GET, HEAD' });
    }
    if (path === '/') return plain(302, '', { Location: pagePath });
    // Loaded on the first request, so that it does not slow down the start of the mock.
    const { page, policy } = await import('./document.js');
    return {
      status: 200,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cache-Control': 'no-store',
      },
      cookies: [],
      body: page,
    };
  };
}

function plain(status: number, body: string, headers: Record<string, string>): Outbound {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers }, cookies: [], body };
}
