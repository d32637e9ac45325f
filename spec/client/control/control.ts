import createHttpClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../../generated/control.js';
import { demo } from '../../demo/demo.js';
import { ClientOptionError } from '../errors.js';
import type { Fetch } from '../sending.js';

export type { components, operations, paths } from '../../../generated/control.js';

/** Options for the control plane of a mock. */
export interface ControlClientOptions {
  /** The base address, such as `mock.urls.control`. Default: that of a mock started without options. */
  readonly url?: string | undefined;
  /** The control token, as the mock prints it or as given to it. */
  readonly token: string;
  /** The world to control. Default: the first world of a mock. */
  readonly world?: string | undefined;
  /** Sends a request: `mock.control.fetch` needs no port. Default: the global `fetch`. */
  readonly fetch?: Fetch;
}

/** Calls by method and path with openapi-fetch: typed by the contract, an error response is returned as `error`. */
export type ControlClient = Client<paths>;

/**
 * Creates a client of the control plane of a mock in another process; in the same process use `mock.control`.
 *
 *     const control = createControlClient({ token: 'my-token', world: 'checkout' });
 *     const { data, error } = await control.POST('/clock/advance', { body: { duration: 'P14D' } });
 *
 * Throws a ClientOptionError if an option is invalid. Nothing is sent before the first call.
 */
export function createControlClient(options: ControlClientOptions): ControlClient {
  const { url = demo.controlUrl, token, world, fetch: send } = options;
  if (!URL.canParse(url)) {
    throw new ClientOptionError(
      `option url: ${JSON.stringify(url)} is no base address; it must be one as ${JSON.stringify(demo.controlUrl)}.`,
    );
  }
  // Not quoted, as it is a secret; a platform error would repeat it.
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new ClientOptionError('option token: it must be printable ASCII without spaces, and not empty.');
  }
  return createHttpClient<paths>({
    baseUrl: url,
    headers: { Authorization: `Bearer ${token}`, ...(world === undefined ? {} : { 'X-World': world }) },
    fetch: send ?? ((request) => fetch(request)),
  });
}
