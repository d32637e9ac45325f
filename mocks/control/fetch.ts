import type { Dispatch } from '../engine/dispatch.js';
import { fetchOf } from '../engine/fetch.js';

/**
 * The control plane as a web-standard function, for use within one process. A request has no `Host` header before it is
 * sent: as an HTTP client would, this takes the host from the address, so that another host is refused here, too.
 */
export function controlFetchOf(exchange: Dispatch): typeof fetch {
  const withHost: Dispatch = (inbound) => {
    const host = inbound.header('host') ?? new URL(inbound.request.url).host;
    return exchange({ ...inbound, header: (name) => (name === 'host' ? host : inbound.header(name)) });
  };
  return fetchOf(withHost, 'http://127.0.0.1');
}
