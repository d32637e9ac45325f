import createHttpClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../../generated/control.js';
import { demo } from '../../demo/demo.js';
import { ClientOptionError } from '../errors/client-option-error.js';
import type { Fetch } from '../sending/attempt.js';

export type { components, operations, paths } from '../../../generated/control.js';

/** Where the control plane of a mock is, and what it asks for. */
export interface ControlClientOptions {
  /** Its base address, such as `mock.urls.control`. Default: that of a mock which is started without options. */
  readonly url?: string | undefined;
  /** The control token, as the mock prints it or was given it. */
  readonly token: string;
  /** The world that is meant. Default: the one that a mock begins with. */
  readonly world?: string | undefined;
  /** Sends a request: `mock.control.fetch` needs no port. Default: the global `fetch`. */
  readonly fetch?: Fetch;
}

/** Calls by method and path, as openapi-fetch has them: typed by the contract, a refusal is the value `error`. */
export type ControlClient = Client<paths>;

/**
 * A client of the control plane of a mock that runs elsewhere; in process there is `mock.control`.
 *
 *     const control = createControlClient({ token: 'my-token', world: 'checkout' });
 *     const { data, error } = await control.POST('/clock/advance', { body: { duration: 'P14D' } });
 *
 * Throws a ClientOptionError when an option cannot be used. Nothing is sent before the first call.
 */
export function createControlClient(options: ControlClientOptions): ControlClient {
  const { url = demo.controlUrl, token, world, fetch: send } = options;
  if (!URL.canParse(url)) {
    throw new ClientOptionError(
      `option url: ${JSON.stringify(url)} is no base address; it must be one as ${JSON.stringify(demo.controlUrl)}.`,
    );
  }
  // Not quoted: it is a secret, which an error of the platform would repeat.
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new ClientOptionError('option token: it must be printable ASCII without spaces, and not empty.');
  }
  return createHttpClient<paths>({
    baseUrl: url,
    headers: { Authorization: `Bearer ${token}`, ...(world === undefined ? {} : { 'X-World': world }) },
    fetch: send ?? ((request) => fetch(request)),
  });
}
