import { Socket } from 'node:net';

type Done = (error?: Error | null) => void;
type Piece = { readonly chunk: Uint8Array | string; readonly encoding: BufferEncoding };

/** One end of a connection that never leaves the process: no port, no handle, nothing that keeps a process going. */
class MemorySocket extends Socket {
  /** Whether it stands for one over TLS. */
  readonly encrypted: boolean;
  #peer: MemorySocket | undefined;
  /** Tells the peer that there is room again. */
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

  // A Socket leaves texts as they are: a head is one, in latin1.
  override _write(chunk: Uint8Array | string, encoding: BufferEncoding, done: Done): void {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk;
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

  /** As where a connection is reset: the other end learns nothing but that. */
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

  /** The other end sends nothing more. */
  sayEnd(): void {
    if (this.#hasEnd || this.destroyed) return;
    this.#hasEnd = true;
    this.push(null);
  }
}

/** The two ends of a connection within the process. `encrypted` says of one that it would be over TLS; nothing is encrypted. */
export const socketPair = (encrypted: boolean): readonly [Socket, Socket] => MemorySocket.pair(encrypted);

function failure(syscall: string, code: string, errno: number): Error {
  return Object.assign(new Error(`${syscall} ${code}`), { errno, code, syscall });
}
