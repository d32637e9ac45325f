import { Agent, ClientRequest, type ClientRequestArgs } from 'node:http';
import { isIPv6, Socket } from 'node:net';
import { sending } from '../engine/send.js';
import { originOf, told, type UnhandledRequest, unreached } from './router.js';

// Clients of node:http, such as axios and got, know no dispatcher. Node hands each request to its agent: there, before any pool,
// proxy and look-up, an agent of ours takes what is intercepted. @mswjs/interceptors would replace the sockets of all requests: it
// keeps no connections, misses functions that were imported by name, and its last version for Node 20 is mended no more.

interface Taking {
  readonly origins: readonly string[];
  readonly unhandled: UnhandledRequest;
  /** The origin of the mock itself, where it answers whatever connects. */
  readonly own: string | undefined;
  readonly agent: Agent;
}

/** In the order of their beginning. */
const takings: Taking[] = [];
const agentBy = (createConnection: Agent['createConnection']) =>
  Object.assign(new Agent(), { createConnection });

/** Begins to intercept, with a new connection for each request. Returns how to end it. */
export function takeFromNodeHttp(
  origins: readonly string[],
  unhandled: UnhandledRequest,
  own: string | undefined,
  connect: (protocol: string | null | undefined) => Socket,
): () => void {
  const agent = agentBy(({ protocol, timeout = 0 }) => connect(protocol).setTimeout(timeout));
  const taking = { origins, unhandled, own, agent };
  if (takings.push(taking) === 1) {
    Object.defineProperty(ClientRequest.prototype, 'agent', { configurable: true, set: setAgent });
    Reflect.set(Socket.prototype, 'connect', connectUnlessMissed);
  }
  return () => {
    takings.splice(takings.indexOf(taking), 1);
    if (takings.length > 0) return;
    Reflect.deleteProperty(ClientRequest.prototype, 'agent');
    Reflect.set(Socket.prototype, 'connect', connectOfNode);
  };
}

/** Runs as Node gives a new request its agent, which may be of any kind: lets it be asked for another once the request is whole. */
function setAgent(this: ClientRequest, agent: (Agent & { readonly options?: object }) | undefined): void {
  const addRequest = (request: ClientRequest, options: ClientRequestArgs) => {
    Reflect.set(request, 'agent', agent);
    const other = agentFor(request, options);
    const add = Reflect.get(other ?? agent ?? {}, 'addRequest');
    Reflect.apply(add, other ?? agent, [request, other ? { ...options, ...agent?.options } : options]);
  };
  const value = agent && Object.create(agent, { addRequest: { value: addRequest } });
  Object.defineProperty(this, 'agent', { value, configurable: true, enumerable: true, writable: true });
}

const urlOf = (protocol: string, host: string, port: unknown) =>
  `${protocol}//${isIPv6(host) ? `[${host}]` : host}:${port}`;

const connectOfNode = Object(Reflect.get(Socket.prototype, 'connect'));

/**
 * What is taken opens no connection. A client that connects to such an origin by itself, as one of HTTP/2 and the XMLHttpRequest
 * of jsdom do, would reach production, and nothing would say so; nor at the ports of HTTP elsewhere, where that is an error.
 */
function connectUnlessMissed(this: Socket, ...words: unknown[]): unknown {
  // Node passes them on in a list.
  const { path, port, host = 'localhost' } = Object(words.flat()[0]);
  const meant = ['http:', 'https:'].map((protocol) => originOf(urlOf(protocol, host, port)));
  const isMissed = ({ origins, own, unhandled }: Taking) =>
    origins.some((origin) => origin !== own && meant.includes(origin)) ||
    (unhandled === 'error' && [80, 443].includes(Number(port)));
  if (path || sending.getStore() || !takings.some(isMissed)) return connectOfNode.apply(this, words);
  process.nextTick(() => this.destroy(unreached(`a client that connects to ${host}:${port} by itself`)));
  return this;
}

/** Returns the agent that takes or refuses a request; none if the request passes. */
function agentFor(request: ClientRequest, { port, socketPath }: ClientRequestArgs): Agent | undefined {
  if (socketPath) return undefined;
  const { host, method, path, protocol } = request;
  // What is sent to a proxy names its origin in the path.
  const isProxied = /^https?:/.test(path);
  const origin = originOf(isProxied ? path : urlOf(protocol, host, port));
  const newestFirst = takings.toReversed();
  const taker = newestFirst.find(({ origins }) => origins.includes(origin));
  if (taker) return taker.agent;
  for (const { origins, unhandled } of newestFirst) {
    if (unhandled === 'bypass') continue;
    const message = told(method, isProxied ? path : origin + path, origins);
    // As where no connection can be made.
    if (unhandled === 'error') return agentBy((_, done) => void done?.(new TypeError(message), new Socket()));
    console.warn(message);
  }
  return undefined;
}
