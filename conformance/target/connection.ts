import { rootCertificates } from 'node:tls';
import { type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { formLimits } from './limits.js';

export interface Connection {
  /** Certificates in PEM to trust besides those that Node trusts. */
  readonly ca?: string | undefined;
  /** The client certificate and its key, in PEM. */
  readonly client?:
    | { readonly cert: string; readonly key: string; readonly passphrase?: string | undefined }
    | undefined;
  readonly insecure?: boolean | undefined;
  /** Address of a proxy. @default HTTP_PROXY and HTTPS_PROXY, except for hosts in NO_PROXY */
  readonly proxy?: string | undefined;
}

const connectMs = 10_000;
const connectionsMost = 32;

/** The options of a TLS connection. */
export function tlsOf({ ca, client, insecure }: Pick<Connection, 'ca' | 'client' | 'insecure'>) {
  return {
    ...client,
    ...(ca === undefined ? {} : { ca: [...rootCertificates, ca] }),
    ...(insecure === true ? { rejectUnauthorized: false } : {}),
  };
}

export function dispatcherOver({ proxy, ...connection }: Connection): Dispatcher {
  const tls = { timeout: connectMs, ...tlsOf(connection) };
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

const variables = ['http_proxy', 'https_proxy'] as const;

/** The proxies in the usual environment variables. As with other clients, `http://` may be omitted. */
export function proxiesIn(env: NodeJS.ProcessEnv): { readonly from: string; readonly value: string }[] {
  return variables.map((name) => {
    const from = env[name] === undefined ? name.toUpperCase() : name;
    const { [from]: value = '' } = env;
    return { from, value: value === '' || value.includes('://') ? value : `http://${value}` };
  });
}

/** What to do if no connection could be made, by error code. */
const advice: readonly (readonly [codes: RegExp, what: string])[] = [
  [
    /CERT|^UNABLE_TO_VERIFY/,
    'trust the certificate with --ca FILE, or, where nobody can come between, do not look at certificates with --insecure',
  ],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'check the name of the host, or reach it through --proxy'],
  [
    /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/,
    'check the host and the port, whether the service runs, and whether it needs --proxy',
  ],
  [/^(EPROTO|ERR_SSL_.*)$/, 'check whether the address begins with http:// there, not https://'],
];

/** Returns why a request got no answer, and what to do. */
export function whyUnreachable(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error && error.cause.message !== '' ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  const what = advice.find(([codes]) => codes.test(code))?.[1];
  const why = cause.message.trim() || code;
  return what === undefined ? why : `${why}: ${what}`;
}
