import { rootCertificates } from 'node:tls';
import { type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { formLimits } from './limits.js';
import { proxiesIn } from './proxies.js';

/** How to connect to a target. */
export interface Connection {
  /** Certificates in PEM to trust besides those that Node trusts. */
  readonly ca?: string | undefined;
  /** The client certificate and its key, in PEM. */
  readonly client?:
    | { readonly cert: string; readonly key: string; readonly passphrase?: string | undefined }
    | undefined;
  /** Do not check certificates. */
  readonly insecure?: boolean | undefined;
  /** Address of a proxy. @default HTTP_PROXY and HTTPS_PROXY, except for hosts in NO_PROXY */
  readonly proxy?: string | undefined;
}

const connectMs = 10_000;
const connectionsMost = 32;

/** Creates a dispatcher that connects directly or through a proxy. */
export function dispatcherOver({ ca, client, insecure, proxy }: Connection): Dispatcher {
  const tls = {
    timeout: connectMs,
    ...client,
    ...(ca === undefined ? {} : { ca: [...rootCertificates, ca] }),
    ...(insecure === true ? { rejectUnauthorized: false } : {}),
  };
  const [httpProxy = '', httpsProxy = ''] =
    proxy === undefined ? proxiesIn(process.env).map(({ value }) => value) : [proxy, proxy];
  return new EnvHttpProxyAgent({
    connect: tls,
    requestTls: tls,
    proxyTls: tls,
    // As other clients do: CONNECT only for https.
    proxyTunnel: false,
    httpProxy,
    httpsProxy,
    connections: connectionsMost,
    maxHeaderSize: formLimits.headBytes,
    // The sender limits the time of an exchange as a whole.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}
