import type { Dispatch } from '../engine/dispatch.js';
import { fetchOf } from '../engine/fetch.js';
import { worldHeader } from '../worlds/addressing.js';

/**
 * The control plane as a web-standard `fetch` for use within one process. A `Request` has no `Host` header until it is sent; like
 * an HTTP client, this takes the host from the URL, so that other hosts are refused here too.
 * @param world the world of calls that name none
 */
export function controlFetchOf(exchange: Dispatch, world: string): typeof fetch {
  const withHost: Dispatch = (inbound) => {
    const host = inbound.header('host') ?? new URL(inbound.request.url).host;
    const added: Readonly<Record<string, string>> = { host, [worldHeader]: world };
    return exchange({ ...inbound, header: (name) => inbound.header(name) ?? added[name] });
  };
  return fetchOf(withHost, 'http://127.0.0.1');
}
