import { createServer, type Server } from 'node:http';
import type { ServerHttp2Session } from 'node:http2';
import type { Server as NetServer, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { TLSSocket } from 'node:tls';
import type { Dispatch } from '../engine/contract.js';
import { MockOptionError } from '../options/option-values.js';
import { deliveries, type Incoming, inChunks, inPassage, type Outgoing } from './delivery.js';
import { NodeInbound } from './node-inbound.js';
import type { Certificate } from './tls.js';

export interface Listener {
  /** The origin, e.g. `http://127.0.0.1:4010`. */
  readonly origin: string;
  close(): Promise<void>;
}

interface ListenOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** The maximum length of a query, in addition to the usual limit for the path and headers. Default 0. */
  readonly longestQuery?: number;
  readonly flag?: '--port' | '--control-port';
  /** Default: no TLS. */
  readonly tls?: Certificate | undefined;
}

/** How long running requests may delay `close`. */
const patienceMs = 1000;
const eagerMs = 20;
/** Longer than clients keep idle connections; otherwise one may be closed at the moment when it is reused. */
const keepAliveMs = 65_000;
/** Node's default limit for the path and all headers. */
const usualHeaderBytes = 16_384;
const withoutBody = new Set([204, 205, 304]);

/** Answers requests under HTTP/1.1 and HTTP/2. @param reset breaks a connection off, by a TCP reset where there is one */
function handling(exchange: Dispatch, reset: (socket: Socket) => void) {
  const answer = async (request: Incoming, response: Outgoing): Promise<void> => {
    const answered = await exchange(new NodeInbound(request, response));
    const { status, headers: head, cookies, body = '', chunks, passage, delivery = 'plain' } = answered;
    const sending = { request, response, status, head };
    if (passage?.breaks === 'at-once') return reset(request.socket);
    if (request.headers.upgrade !== undefined && !request.complete) await ended(request);
    if (cookies.length > 0) head['Set-Cookie'] = [...cookies];
    if (withoutBody.has(status)) {
      response.writeHead(status, head);
      response.end();
    } else if (passage !== undefined) await inPassage(sending, body, passage);
    else if (chunks !== undefined) await inChunks(sending, chunks);
    else await deliveries[delivery](sending, body);
  };
  const answering = new Set<object>();
  return {
    async handle(request: Incoming, response: Outgoing): Promise<void> {
      const { socket } = request;
      answering.add(socket);
      try {
        await answer(request, response);
      } catch (error) {
        fail(error, request, response);
      }
      answering.delete(socket);
    },
    isAnswering: (socket: object): boolean => answering.has(socket),
  };
}

/**
 * Waits for the end of a request that asks for another protocol, as those of Java's client for HTTP/2 do: Node loses what follows such
 * a request in the same packet, and once it is answered, the next one may.
 */
async function ended(request: Incoming): Promise<void> {
  request.resume();
  await finished(request).catch(() => {});
}

/** Creates a server that answers on the connections passed to it, from a port or from within the process. */
export function serverOf(
  exchange: Dispatch,
  { longestQuery = 0 }: Pick<ListenOptions, 'longestQuery'>,
): Server {
  const { handle, isAnswering } = handling(exchange, (socket) => void socket.resetAndDestroy());
  const server = createServer({ maxHeaderSize: usualHeaderBytes + longestQuery }, handle);
  server.on('clientError', (error, socket) => refuseBroken(error, socket, isAnswering(socket)));
  server.keepAliveTimeout = keepAliveMs;
  return server;
}

/** The same over TLS, under HTTP/2 or HTTP/1.1, whichever the client prefers. */
async function secureServerOf(
  exchange: Dispatch,
  tls: Certificate,
  { longestQuery = 0 }: Pick<ListenOptions, 'longestQuery'>,
): Promise<Bound> {
  const { createSecureServer } = await import('node:http2');
  const { handle, isAnswering } = handling(exchange, (socket) => void socket.destroy());
  const http1 = { maxHeaderSize: usualHeaderBytes + longestQuery, keepAliveTimeout: keepAliveMs };
  const server = createSecureServer({ ...tls, ...http1, allowHTTP1: true }, handle);
  const sessions = new Set<ServerHttp2Session>();
  const sockets = new Set<TLSSocket>();
  server.on('clientError', (error, socket) => refuseBroken(error, socket, isAnswering(socket)));
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('secureConnection', (socket) => {
    if (socket.alpnProtocol === 'h2') return;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    server,
    closeIdle() {
      for (const session of sessions) session.close();
      for (const socket of sockets) if (!isAnswering(socket)) socket.destroy();
    },
    closeAll() {
      for (const open of [...sessions, ...sockets]) open.destroy();
    },
  };
}

/** A server at a port, and how its connections are closed. */
interface Bound {
  readonly server: NetServer;
  closeIdle(): void;
  closeAll(): void;
}

function plainServerOf(exchange: Dispatch, options: Pick<ListenOptions, 'longestQuery'>): Bound {
  const server = serverOf(exchange, options);
  return {
    server,
    closeIdle: () => server.closeIdleConnections(),
    closeAll: () => server.closeAllConnections(),
  };
}

/** Serves an exchange over HTTP. Throws a MockOptionError if it cannot listen on the address. */
export async function listen(
  exchange: Dispatch,
  { host, port, flag = '--port', tls, ...options }: ListenOptions,
): Promise<Listener> {
  const bound = tls ? await secureServerOf(exchange, tls, options) : plainServerOf(exchange, options);
  await bind(bound.server, host, port, flag);
  const address = bound.server.address();
  const openPort = typeof address === 'object' && address ? address.port : port;
  let closed: Promise<void> | undefined;
  return {
    origin: `${tls ? 'https' : 'http'}://${reachable(host)}:${openPort}`,
    close: () => {
      closed ??= shut(bound);
      return closed;
    },
  };
}

/** Handles a failed answer. If the client has disconnected, there is nothing to do; any other error is a defect of the mock. */
function fail(error: unknown, request: Incoming, response: Outgoing): void {
  if (request.destroyed && !request.complete) return;
  console.error(error);
  if (response.headersSent) return void response.destroy();
  response.writeHead(500, { 'Content-Type': 'application/json' });
  response.end('{"error":"internal","message":"The mock failed."}');
}

function bind(server: NetServer, host: string, port: number, flag: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `port ${port} on ${host} is taken: choose another one, or 0 (${flag} 0) for any free one.`,
        EACCES: `port ${port} on ${host} may not be used by this account: choose one above 1023.`,
      };
      const reason =
        reasons[error.code ?? ''] ?? `cannot listen on ${host}:${port} (${error.code}): check the host.`;
      reject(new MockOptionError(reason[0]?.toUpperCase() + reason.slice(1), { cause: error }));
    });
    server.listen(port, host, resolve);
  });
}

/** An address that a client can connect to, even if the host is the wildcard address. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function shut({ server, closeIdle, closeAll }: Bound): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(closeAll, patienceMs);
    // Connections that are in use now become idle only after their answer.
    const eager = setInterval(closeIdle, eagerMs);
    server.close(() => {
      clearTimeout(impatient);
      clearInterval(eager);
      resolve();
    });
    closeIdle();
  });
}

type Refused = readonly [status: string, code: string, message: string];

// biome-ignore format: one error per line
const malformed: Refused = ['400 Bad Request', 'invalid_request', 'This is not an HTTP request that can be read.'];

/** Why Node could not parse a request, by the code of its error. */
// biome-ignore format: one error per line
const known: ReadonlyMap<string, Refused> = new Map([
  ['HPE_HEADER_OVERFLOW', ['431 Request Header Fields Too Large', 'too_large', 'Address and headers are too long: send less in them.']],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', ['413 Payload Too Large', 'too_large', 'A chunk of the body has too long extensions.']],
  ['ERR_HTTP_REQUEST_TIMEOUT', ['408 Request Timeout', 'timeout', 'The request did not come to its end in time.']],
]);

/** Answers what could not be parsed as a request with an error in the usual form, and closes the connection. */
function refuseBroken(error: NodeJS.ErrnoException, socket: Duplex, isAnswering: boolean): void {
  if (!socket.writable || isAnswering || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, code, message] = known.get(error.code ?? '') ?? malformed;
  const body = JSON.stringify({ error: code, message });
  const head = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n\r\n${body}`, () => socket.destroy());
}
