import type { Dispatch } from '../engine/dispatch.js';
import { fetchOf } from '../engine/fetch.js';
import { worldHeader } from '../worlds/addressing.js';

/**
 * The control plane as a web-standard function, for use within one process. A request has no `Host` header before it is
 * sent: as an HTTP client would, this takes the host from the address, so that another host is refused here, too.
 * @param world the one that is meant where a call names none
 */
export function controlFetchOf(exchange: Dispatch, world: string): typeof fetch {
  const withHost: Dispatch = (inbound) => {
    const host = inbound.header('host') ?? new URL(inbound.request.url).host;
    const added: Readonly<Record<string, string>> = { host, [worldHeader]: world };
    return exchange({ ...inbound, header: (name) => inbound.header(name) ?? added[name] });
  };
  return fetchOf(withHost, 'http://127.0.0.1');
}
