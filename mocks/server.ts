import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { refuseBroken } from './broken-request.js';
import { deliveries, inChunks, inPassage } from './delivery.js';
import type { Dispatch } from './engine/dispatch.js';
import { NodeInbound } from './node-inbound.js';
import { MockOptionError } from './options/option-error.js';

/** A listening server. */
export interface Listener {
  /** The origin, e.g. `http://127.0.0.1:4010`. */
  readonly origin: string;
  /** Stops listening once running requests are answered. */
  close(): Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** The maximum length of a query, in addition to the usual limit for the path and headers. Default 0. */
  readonly longestQuery?: number;
  /** The command line option that chooses the port. */
  readonly flag?: '--port' | '--control-port';
}

/** How long running requests may delay `close`. */
const patienceMs = 1000;
const eagerMs = 20;
/** Node's default limit for the path and all headers. */
const usualHeaderBytes = 16_384;
const withoutBody = new Set([204, 205, 304]);

/** Creates a server that answers on the connections passed to it, from a port or from within the process. */
export function serverOf(
  exchange: Dispatch,
  { longestQuery = 0 }: Pick<ListenOptions, 'longestQuery'>,
): Server {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { passage, delivery = 'plain', ...answered } = await exchange(new NodeInbound(request, response));
    const { status, headers, cookies, body, chunks } = answered;
    if (passage?.breaks === 'at-once') return void request.socket.resetAndDestroy();
    if (cookies.length > 0) headers['Set-Cookie'] = [...cookies];
    if (withoutBody.has(status)) response.writeHead(status, headers).end();
    else if (passage !== undefined) await inPassage(response, status, headers, body ?? '', passage);
    else if (chunks !== undefined) await inChunks(request, response, status, headers, chunks);
    else await deliveries[delivery](request, response, status, headers, body ?? '');
  };
  const answering = new WeakSet<object>();
  const maxHeaderSize = usualHeaderBytes + longestQuery;
  const server = createServer({ maxHeaderSize }, (request, response) => {
    answering.add(request.socket);
    answer(request, response)
      .catch((error: unknown) => fail(error, request, response))
      .finally(() => answering.delete(request.socket));
  });
  server.on('clientError', (error, socket) => refuseBroken(error, socket, answering.has(socket)));
  // Longer than clients keep idle connections; otherwise one may be closed at the moment when it is reused.
  server.keepAliveTimeout = 65_000;
  return server;
}

/** Serves an exchange over HTTP. Throws a MockOptionError if it cannot listen on the address. */
export async function listen(
  exchange: Dispatch,
  { host, port, flag = '--port', ...options }: ListenOptions,
): Promise<Listener> {
  const server = serverOf(exchange, options);
  await bind(server, host, port, flag);
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  let closed: Promise<void> | undefined;
  return {
    origin: `http://${reachable(host)}:${bound}`,
    close: () => {
      closed ??= shut(server);
      return closed;
    },
  };
}

/** Handles a failed answer. If the client has disconnected, there is nothing to do; any other error is a defect of the mock. */
function fail(error: unknown, request: IncomingMessage, response: ServerResponse): void {
  if (request.destroyed && !request.complete) return;
  console.error(error);
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(500, { 'Content-Type': 'application/json' })
      .end('{"error":"internal","message":"The mock failed."}');
}

function bind(server: Server, host: string, port: number, flag: string): Promise<void> {
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

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), patienceMs);
    // Connections that are in use now become idle only after their answer.
    const eager = setInterval(() => server.closeIdleConnections(), eagerMs);
    server.close(() => {
      clearTimeout(impatient);
      clearInterval(eager);
      resolve();
    });
    server.closeIdleConnections();
  });
}
