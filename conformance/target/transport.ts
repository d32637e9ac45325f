import { env } from 'node:process';
import { rootCertificates } from 'node:tls';
import { type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { acceptedEncodings, exchangeHandler, pageIn } from './answer.js';
import { EndScenario } from './end-scenario.js';
import { defaultLimits, formLimits } from './limits.js';

export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** A response on the wire: decompressed, redirects not followed. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly text: string;
}

/** Sends a request. Rejects if there is no complete answer, with an UnreadableAnswer if it has begun. */
export type Transport = (request: WireRequest, signal?: AbortSignal) => Promise<WireResponse>;

/** A transport over real HTTP. Close it when the run ends, otherwise the connections keep the process alive. */
export function httpTransport(connection: Connection = {}, bodyBytes: number = defaultLimits.bodyBytes) {
  const dispatcher = dispatcherOver(connection);
  return {
    send: ({ method, url, headers, body }: WireRequest, signal?: AbortSignal): Promise<WireResponse> => {
      const { origin, pathname, search } = new URL(url);
      const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
      const all = { ...usualHeaders, ...Object.fromEntries(named) };
      const sent = { origin, path: `${pathname}${search}`, method, headers: all, body: body ?? null };
      return new Promise((resolve, reject) => {
        dispatcher.dispatch(sent, exchangeHandler(bodyBytes, signal, { resolve, reject }));
      });
    },
    close: (): Promise<void> => dispatcher.destroy(),
  };
}

const usualHeaders = {
  accept: '*/*',
  'accept-encoding': acceptedEncodings,
  'user-agent': 'people-data-kit',
};

/** How long a throttled caller waits without a valid Retry-After. */
const unsaidMs = 1000;

/** Milliseconds to wait by Retry-After. A date is compared with the Date header: the clock of the target may differ. */
export function retryAfterMs(headers: Readonly<Record<string, string>>, now: number): number {
  const after = headers['retry-after'];
  if (after === undefined) return unsaidMs;
  const seconds = after.trim() === '' ? Number.NaN : Number(after);
  const sentAt = Date.parse(headers['date'] ?? '');
  const until = Date.parse(after) - (Number.isNaN(sentAt) ? now : sentAt);
  const wait = Number.isNaN(seconds) ? until : seconds * 1000;
  return Number.isNaN(wait) ? unsaidMs : Math.max(wait, 0);
}

/** Ends a scenario at a call that is redirected to where it must not be sent: the service has not carried it out. */
export class Redirected extends EndScenario {
  constructor(because: string) {
    super('inconclusive', because);
  }
}

const hopsMost = 5;

/** Whether a response redirects. 304 is about caches. */
export const isRedirect = ({ status }: Pick<WireResponse, 'status'>): boolean =>
  status >= 300 && status <= 399 && status !== 304;

/** Sends a request, and again where a 307 or 308 leads to within its origin. Returns any other redirect, and one to a page. */
export async function sendFollowing(
  request: WireRequest,
  send: (request: WireRequest) => Promise<WireResponse>,
): Promise<WireResponse> {
  const first = await send(request);
  let [response, { url }] = [first, request];
  for (let hop = 0; hop < hopsMost && isRedirect(response); hop += 1) {
    const next = nextUrl(url, response);
    if (next === undefined) return first;
    url = next;
    response = await send({ ...request, url });
  }
  return isRedirect(response) || pageIn(response) !== undefined ? first : response;
}

/** The address to send the same request to; undefined if it must not be sent there. */
function nextUrl(url: string, { status, headers }: WireResponse): string | undefined {
  const { location } = headers;
  if ((status !== 307 && status !== 308) || location === undefined || !URL.canParse(location, url))
    return undefined;
  const next = new URL(location, url);
  return next.origin === new URL(url).origin ? next.href : undefined;
}

export interface Connection {
  /** Certificates in PEM to trust besides those that Node trusts. */
  readonly ca?: string | undefined;
  /** The client certificate and its key, in PEM. */
  readonly client?:
    | { readonly cert: string; readonly key: string; readonly passphrase?: string | undefined }
    | undefined;
  readonly insecure?: boolean | undefined;
  /** Address of a proxy. @default HTTP_PROXY and HTTPS_PROXY, except for loopback and hosts in NO_PROXY */
  readonly proxy?: string | undefined;
}

const connectMs = 10_000;
const connectionsMost = 32;

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
    proxy === undefined ? proxiesIn(env).map(({ value }) => value) : [proxy, proxy];
  return new EnvHttpProxyAgent({
    connect: tls,
    requestTls: tls,
    proxyTls: tls,
    // As other clients do: CONNECT only for https.
    proxyTunnel: false,
    httpProxy,
    httpsProxy,
    // No proxy of the environment reaches the loopback address of this machine.
    noProxy: `${env['no_proxy'] ?? env['NO_PROXY'] ?? ''}${proxy === undefined ? ',localhost,127.0.0.1,[::1]' : ''}`,
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

const advice: readonly (readonly [codes: RegExp, what: string])[] = [
  [
    /ALTNAME_INVALID$/,
    'the certificate is of another host: give the address by a name in it, or use --insecure',
  ],
  [
    /CERTIFICATE_REQUIRED$|ALERT_HANDSHAKE_FAILURE$/,
    'the service may want a client certificate: give --client-cert and --client-key',
  ],
  [/NO_APPLICATION_PROTOCOL$/, 'the service may speak HTTP/2 alone: the kit speaks HTTP/1.1'],
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
  // OpenSSL says it between places in its code.
  const why = /:SSL routines:[^:]*:([^:]+)/.exec(cause.message)?.[1] ?? (cause.message.trim() || code);
  return what === undefined ? why : `${why}: ${what}`;
}
