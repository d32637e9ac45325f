import {
  createServer,
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pairsOf } from '../target/answer.js';
import { formLimits } from '../target/limits.js';
import { type Bases, basesOf } from '../target/target.js';
import { type Connection, tlsOf, whyUnreachable } from '../target/transport.js';
import type { PassedCall } from './watching.js';

/** Maps a path at the proxy to an interface of the service. */
interface Route {
  readonly name: 'people' | 'identity' | 'ledger' | 'billing';
  readonly path: string;
  readonly upstream: URL;
}

/** The routes at one port. Each keeps the path of the service, for cookies and links, unless two overlap. */
export function routesTo(target: Bases): readonly Route[] {
  const bases = basesOf(target).map(([name, url]) => {
    const upstream = new URL(url);
    return { name, upstream, path: pathOf(upstream) };
  });
  return bases.map((base) => {
    const others = bases.filter(({ upstream }) => upstream.href !== base.upstream.href);
    const isShared = base.path === '' || others.some(({ path }) => overlaps(path, base.path));
    return isShared ? { ...base, path: `/${base.name}${base.path}` } : base;
  });
}

/** Finds the upstream of a request and its path there; undefined if no route matches. */
function routed(routes: readonly Route[], url: string) {
  const [asked = ''] = url.split('?');
  const route = routes.find(({ path }) => isBelow(path, asked));
  return (
    route && { route, upstream: route.upstream, path: pathOf(route.upstream) + url.slice(route.path.length) }
  );
}

const pathOf = ({ pathname }: URL): string => pathname.replace(/(?<!\/)\/+$/, '');

const isBelow = (base: string, address: string): boolean =>
  address === base || address.startsWith(`${base}/`);
const overlaps = (one: string, other: string): boolean => isBelow(one, other) || isBelow(other, one);
const baseOf = ({ upstream }: Route): string => upstream.origin + pathOf(upstream);

interface ForwardOptions {
  readonly routes: readonly Route[];
  readonly connection: Pick<Connection, 'ca' | 'client' | 'insecure'>;
  /** Maximum bytes of a body that are kept for judging. */
  readonly bodyBytes: number;
  /** Called with each call when its answer is complete. */
  readonly passed: (call: PassedCall) => void;
  /** Called for each call without a complete answer, with the reason. */
  readonly broken: (because: 'aborted by the client' | 'not answered whole') => void;
}

/** Hop-by-hop headers, which are not forwarded (RFC 9110, 7.6.1). */
const hopByHop =
  /^(connection|keep-alive|proxy-(connection|authenticate|authorization)|te|trailer|transfer-encoding|upgrade)$/;

/** Forwards calls byte for byte and without buffering. Only Host, hop-by-hop headers, and what binds clients to the service's host, are its own. */
export function createForwarder(options: ForwardOptions): Server {
  const { routes, connection } = options;
  const shared = { keepAlive: true, scheduling: 'lifo' } as const;
  const agents = {
    'http:': new HttpAgent(shared),
    'https:': new HttpsAgent({ ...shared, ...tlsOf(connection) }),
  };
  const server = createServer(
    { maxHeaderSize: formLimits.headBytes, requestTimeout: 0, keepAliveTimeout: 65_000, noDelay: true },
    (request, response) => {
      response.sendDate = false;
      const { url = '/' } = request;
      const route = routed(routes, url);
      if (route) return forward(request, response, route, agents, options);
      const paths = routes.map(({ path }) => path).join(', ');
      return refuse(response, 404, `${url.replace(/\?.*$/s, '')} is below none of the interfaces: ${paths}`);
    },
  );
  return server.on('close', () => {
    for (const agent of Object.values(agents)) agent.destroy();
  });
}

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { route, upstream, path }: NonNullable<ReturnType<typeof routed>>,
  agents: Readonly<Record<'http:' | 'https:', HttpAgent>>,
  { routes, bodyBytes, passed, broken }: ForwardOptions,
): void {
  const sentAt = Date.now();
  const isSecure = upstream.protocol === 'https:';
  const { method = 'GET' } = request;
  const sent = keeping(bodyBytes);
  const received = keeping(bodyBytes);
  let isOver = false;
  const breakOff: ForwardOptions['broken'] = (because) => {
    if (!isOver) broken(because);
    isOver = true;
  };
  const onward = (isSecure ? httpsRequest : httpRequest)({
    host: upstream.hostname.replace(/^\[|\]$/g, ''),
    port: upstream.port === '' ? (isSecure ? 443 : 80) : upstream.port,
    path,
    method,
    agent: agents[isSecure ? 'https:' : 'http:'],
    headers: [
      ...onwardHeaders(request.rawHeaders, 'host', 'expect'),
      'Host',
      upstream.host,
      ...(request.headers['transfer-encoding'] === undefined ? [] : ['Transfer-Encoding', 'chunked']),
    ],
  });
  onward.setNoDelay(true);
  request.on('data', (chunk: Buffer) => sent.add(chunk));
  request.pipe(onward);
  response.on('close', () => {
    if (response.writableFinished) return;
    breakOff('aborted by the client');
    onward.destroy();
  });
  onward.on('error', (error) => {
    breakOff('not answered whole');
    if (response.headersSent) response.destroy();
    else refuse(response, 502, `${method} ${upstream.origin}${path} got no answer: ${whyUnreachable(error)}`);
  });
  onward.on('response', (answer) => {
    const { statusCode = 502, statusMessage = '', rawHeaders } = answer;
    const headers = onwardHeaders(rawHeaders).map((value, at, all) =>
      at % 2 === 1 ? atProxy(all[at - 1] ?? '', value, `${upstream.origin}${path}`, route, routes) : value,
    );
    response.writeHead(statusCode, statusMessage, headers);
    // Send the head at once, however long the body takes.
    response.flushHeaders();
    answer.on('data', (chunk: Buffer) => received.add(chunk));
    answer.on('error', () => {
      breakOff('not answered whole');
      response.destroy();
    });
    answer.on('end', () => {
      if (isOver || !answer.complete) return;
      isOver = true;
      passed({
        method,
        url: `${upstream.origin}${path}`,
        requestHeaders: request.rawHeaders,
        requestBody: sent.bytes(),
        status: statusCode,
        responseHeaders: rawHeaders,
        responseBody: received.bytes(),
        sentAt,
        receivedAt: Date.now(),
      });
    });
    answer.pipe(response);
  });
}

/** A redirect or a cookie as it has to be for a client of the proxy, which speaks plain HTTP on another host. */
function atProxy(name: string, value: string, url: string, served: Route, routes: readonly Route[]): string {
  if (/^location$/i.test(name) && URL.canParse(value, url)) {
    const { href } = new URL(value, url);
    const route = routes.find((each) => isBelow(baseOf(each), href));
    return route ? route.path + href.slice(baseOf(route).length) : value;
  }
  if (!/^set-cookie$/i.test(name) || /^\s*__(Host|Secure)-/i.test(value)) return value;
  const own = pathOf(served.upstream);
  return value
    .replace(/;\s*(domain=[^;]*|secure)(?=;|$)/gi, '')
    .replace(/(;\s*samesite=)none(?=;|$)/i, '$1Lax')
    .replace(
      /(;\s*path=)([^;]*)/i,
      (_, attribute: string, path: string) =>
        attribute + (isBelow(own, path) ? served.path + path.slice(own.length) : path),
    );
}

/** Collects the chunks of a body, up to `most` bytes. */
function keeping(most: number) {
  let chunks: Buffer[] = [];
  let length = 0;
  return {
    add(chunk: Buffer) {
      length += chunk.length;
      if (length > most) chunks = [];
      else chunks.push(chunk);
    },
    /** Returns the body in a buffer of its own, which can be transferred to a thread; undefined if it is too long. */
    bytes: (): Uint8Array | undefined => (length > most ? undefined : new Uint8Array(Buffer.concat(chunks))),
  };
}

/** The headers to forward: without hop-by-hop headers, those that Connection names, and `own`. */
function onwardHeaders(raw: readonly string[], ...own: readonly string[]): string[] {
  const pairs = pairsOf(raw).map(([name, value]) => ({ name, value, lower: name.toLowerCase() }));
  const named = pairs.filter(({ lower }) => lower === 'connection').flatMap(({ value }) => value.split(','));
  const left = new Set([...own, ...named.map((name) => name.trim().toLowerCase())]);
  return pairs.flatMap(({ name, value, lower }) =>
    left.has(lower) || hopByHop.test(lower) ? [] : [name, value],
  );
}

/** Answers in the name of the proxy; such an answer is not judged. */
function refuse(response: ServerResponse, status: number, message: string): void {
  const code = status === 502 ? 'bad_gateway' : 'not_found';
  const body = JSON.stringify({ error: { code, message: `pdk proxy: ${message}` } });
  const length = Buffer.byteLength(body);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': length }).end(body);
}
