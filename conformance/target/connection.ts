import { rootCertificates } from 'node:tls';
import { type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { formLimits } from './limits.js';
import { proxiesIn } from './proxies.js';

/** The way to a target. */
export interface Connection {
  /** Certificates in PEM that are trusted beside those that Node trusts. */
  readonly ca?: string | undefined;
  /** What this client shows of itself, in PEM. */
  readonly client?:
    | { readonly cert: string; readonly key: string; readonly passphrase?: string | undefined }
    | undefined;
  /** Whoever answers is taken for the target: certificates are not looked at. */
  readonly insecure?: boolean | undefined;
  /** Address of a proxy. @default what HTTP_PROXY and HTTPS_PROXY say; NO_PROXY names hosts that need none */
  readonly proxy?: string | undefined;
}

const connectMs = 10_000;
const connectionsMost = 32;

/** Connections over which requests go out: straight, or through a proxy. */
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
    // As every other client does: a tunnel where there is something to hide, else the proxy is asked for the address.
    proxyTunnel: false,
    httpProxy,
    httpsProxy,
    connections: connectionsMost,
    maxHeaderSize: formLimits.headBytes,
    // An exchange has one limit in all, which whoever sends it keeps.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}
