import { controlPath } from './control/locate.js';
import type { Contract } from './engine/contract.js';
import type { Dispatch } from './engine/dispatch.js';
import { MockOptionError } from './options/option-error.js';
import type { Settings } from './options.js';
import { type Listener, listen } from './server.js';

/** The addresses of a mock over HTTP. */
export interface Listeners {
  /** The origin of the service; undefined if it does not listen. */
  readonly origin: string | undefined;
  /** The address of the control plane; undefined if it does not listen. */
  readonly controlUrl: string | undefined;
  close(): Promise<void>;
}

const usualControlPort = 4011;
/** The control plane never listens on another address. */
const loopback = '127.0.0.1';

/** Starts listening for the service and the control plane, for each of them only if a port is given. */
export async function listenFor(
  exchange: Dispatch,
  controlExchange: Dispatch,
  { host, port, controlPort, contract }: Pick<Settings, 'host' | 'port' | 'controlPort' | 'contract'>,
): Promise<Listeners> {
  const longestQuery = longestQueryOf(contract);
  const service = port === undefined ? undefined : await listen(exchange, { host, port, longestQuery });
  const control = await listenForControl(controlExchange, controlPort).catch(async (error: unknown) => {
    await service?.close();
    throw error;
  });
  return {
    origin: service?.origin,
    controlUrl: control && control.origin + controlPath,
    close: async () => {
      await Promise.all([service?.close(), control?.close()]);
    },
  };
}

/** The maximum length of the query of any operation. */
export const longestQueryOf = ({ operations }: Contract): number =>
  Math.max(0, ...operations.map(({ query }) => query?.longest ?? 0));

async function listenForControl(
  exchange: Dispatch,
  asked: Settings['controlPort'],
): Promise<Listener | undefined> {
  if (asked === undefined) return undefined;
  const on = (port: number) => listen(exchange, { host: loopback, port, flag: '--control-port' });
  if (asked !== 'usual') return on(asked);
  // Starting a second mock on the same machine is not a mistake.
  return on(usualControlPort).catch((error: unknown) => {
    if (error instanceof MockOptionError) return on(0);
    throw error;
  });
}
