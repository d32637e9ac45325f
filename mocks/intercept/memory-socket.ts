import { Socket } from 'node:net';

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
