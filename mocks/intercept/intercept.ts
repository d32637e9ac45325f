import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import type { Dispatcher } from 'undici';
import { MockOptionError } from '../options/option-values.js';
import type { JsonObject } from '../state/json.js';
import { takeFromNodeHttp } from './node-http.js';
import { routerOver, type UnhandledRequest, unreached, withoutEnded } from './router.js';

export interface InterceptOptions {
  /**
   * The origins whose calls the mock answers, such as `https://api.example`: those that the client is configured with. Default:
   * the one in `mock.urls`, and the servers that the contract names.
   */
  readonly origin?: string | URL | readonly (string | URL)[];
  /** What happens to calls to other origins: they pass (`bypass`, the default), pass with a warning, or fail. */
  readonly onUnhandledRequest?: UnhandledRequest;
}

/** Ends an interception and restores what was there before. Further calls do nothing. `using` calls it, too. */
export interface Interception extends Disposable {
  (): void;
  /** The intercepted origins. */
  readonly origins: readonly string[];
}

/** undici 8 and later use the second one. */
const globals = [Symbol.for('undici.globalDispatcher.1'), Symbol.for('undici.globalDispatcher.2')];

/** The global object that `fetch` itself knows: in a context of its own, as of Jest and vitest's vmThreads, it is that of Node outside. */
function globalOfFetch(): object {
  try {
    const known: unknown = fetch.constructor('return globalThis')();
    return typeof known === 'object' && known !== null ? known : globalThis;
  } catch {
    // Node may be told to make no code from texts.
    return globalThis;
  }
}

/** Loaded only if an interception needs it, and synchronously. */
function loadUndici(): typeof import('undici') {
  try {
    return createRequire(import.meta.url)('undici');
  } catch (error) {
    // Such as jsdom in a context of its own, which has no streams.
    throw unreached('fetch where undici cannot be loaded', error);
  }
}

/** Lets a server answer the calls of the global `fetch`, undici and node:http to some origins, over in-process connections. */
export function intercept(
  serve: () => Server,
  usual: () => readonly string[],
  options: InterceptOptions = {},
): Interception {
  // Their fetch has no dispatcher: the call would go to production, and nothing would say so.
  const other = ['Bun', 'Deno'].find((name) => name in globalThis);
  if (other !== undefined) throw unreached(`the fetch of ${other}`);
  const { onUnhandledRequest = 'bypass', origin = usual() } = checked(options);
  const origins = originsIn(origin);
  const { Agent, getGlobalDispatcher } = loadUndici();
  let server: Server | undefined;
  const connect = (protocol: string | null | undefined) => {
    const [near, far] = socketPair(protocol === 'https:');
    server ??= serve();
    server.emit('connection', far);
    return near;
  };
  const inside = new Agent({
    connect: ({ protocol }, connected) => {
      const near = connect(protocol);
      // Asynchronously, as over a network: undici does not expect a connection while it requests one.
      process.nextTick(() => connected(null, near));
    },
  });
  const places = [...new Set([globalThis, globalOfFetch()])].flatMap((on) =>
    globals.map((name) => ({ on, name })),
  );
  const set = places.map(({ on, name }) => {
    const before: Dispatcher | undefined = Reflect.get(on, name);
    const router = routerOver(before, getGlobalDispatcher(), inside, new Set(origins), onUnhandledRequest);
    Reflect.set(on, name, router.dispatcher);
    return { on, name, before, router };
  });
  const endForNodeHttp = takeFromNodeHttp(origins, onUnhandledRequest, usual()[0], connect);
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    endForNodeHttp();
    for (const { on, name, before, router } of set) {
      router.isOver = true;
      // If another dispatcher was set in the meantime, it stays; calls that it passes to this router are passed on.
      if (Reflect.get(on, name) === router.dispatcher) Reflect.set(on, name, withoutEnded(before));
    }
    // Calls in progress are still answered.
    void inside.close();
  };
  return Object.assign(end, { origins, [Symbol.dispose]: end });
}

const unhandled: readonly string[] = ['bypass', 'warn', 'error'];

function checked(options: InterceptOptions): InterceptOptions {
  const { onUnhandledRequest: chosen, origin: _origin, ...others } = options;
  const [other] = Object.keys(others);
  const name = JSON.stringify(other ?? chosen);
  if (other !== undefined) {
    throw new MockOptionError(`intercept has no option ${name}: it takes origin and onUnhandledRequest.`);
  }
  if (chosen === undefined || unhandled.includes(chosen)) return options;
  throw new MockOptionError(`option onUnhandledRequest: ${name} is none of ${unhandled.join(', ')}.`);
}

function originsIn(given: NonNullable<InterceptOptions['origin']>): readonly string[] {
  const all = typeof given === 'string' || given instanceof URL ? [given] : given;
  return all.map((text) => {
    const { origin, protocol } = URL.canParse(String(text)) ? new URL(text) : { origin: '', protocol: '' };
    if (/^https?:$/.test(protocol)) return origin;
    throw new MockOptionError(
      `option origin: ${JSON.stringify(String(text))} is no origin: give one such as "https://api.example".`,
    );
  });
}

/** The interceptions of the worlds of a mock: each ends with its world, the newest first, as callers that nest them would. */
export class Interceptions {
  readonly #begun: { readonly world: string; readonly end: Interception }[] = [];

  begin(world: string, end: Interception): Interception {
    this.#begun.unshift({ world, end });
    return end;
  }

  /** @param ended all of them if it is left out */
  end(ended?: string): void {
    for (const { world, end } of this.#begun) if (ended === undefined || ended === world) end();
  }
}

/** The origins of the servers that documents name, which an overlay may change. */
export function serversOf(documents: ReadonlyMap<string, JsonObject>): readonly string[] {
  const urls = [...documents.values()]
    .flatMap(({ servers }) => (Array.isArray(servers) ? servers : []))
    .map((server) => String(Object(server).url));
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))];
}

type Done = (error?: Error | null) => void;
type Piece = { readonly chunk: Uint8Array | string; readonly encoding: BufferEncoding };

/** One end of an in-process connection: no port, no handle, nothing that keeps the process running. */
class MemorySocket extends Socket {
  readonly encrypted: boolean;
  #peer: MemorySocket | undefined;
  /** Lets the peer continue to write. */
  #taken: Done | undefined;
  #hasEnd = false;

  private constructor(encrypted: boolean) {
    super();
    this.encrypted = encrypted;
  }

  static pair(encrypted: boolean): readonly [MemorySocket, MemorySocket] {
    const [one, other] = [new MemorySocket(encrypted), new MemorySocket(encrypted)];
    one.#peer = other;
    other.#peer = one;
    return [one, other];
  }

  override _read(): void {
    const taken = this.#taken;
    this.#taken = undefined;
    taken?.();
  }

  // A Socket does not decode strings; a head is one, in latin1.
  override _write(chunk: Uint8Array | string, encoding: BufferEncoding, done: Done): void {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk;
    // Neither end is idle.
    for (const end of [this, this.#peer]) if (end?.timeout) end.setTimeout(end.timeout);
    if (this.#peer === undefined || this.#peer.destroyed) done(failure('write', 'EPIPE', -32));
    else if (this.#peer.push(bytes)) done();
    else this.#peer.#taken = done;
  }

  override _writev(pieces: Piece[], done: Done): void {
    const bytes = pieces.map(({ chunk, encoding }) =>
      typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk,
    );
    this._write(Buffer.concat(bytes), 'utf8', done);
  }

  override _final(done: Done): void {
    this.#peer?.sayEnd();
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    this._read();
    this.#peer?.sayEnd();
    super._destroy(error, done);
  }

  /** Resets the connection: the other end sees nothing but ECONNRESET. */
  override resetAndDestroy(): this {
    this.#peer?.destroy(failure('read', 'ECONNRESET', -104));
    return this.destroy();
  }

  override ref(): this {
    return this;
  }

  override unref(): this {
    return this;
  }

  /** Ends the readable side, as the peer sends nothing more. */
  sayEnd(): void {
    if (this.#hasEnd || this.destroyed) return;
    this.#hasEnd = true;
    this.push(null);
  }
}

/** Creates both ends of an in-process connection. With `encrypted` it claims to use TLS; nothing is encrypted. */
export const socketPair = (encrypted: boolean): readonly [Socket, Socket] => MemorySocket.pair(encrypted);

function failure(syscall: string, code: string, errno: number): Error {
  return Object.assign(new Error(`${syscall} ${code}`), { errno, code, syscall });
}
