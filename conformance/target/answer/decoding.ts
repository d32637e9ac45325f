import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { formLimits } from '../limits.js';
import { bodyOverLimit, overLimit } from './unreadable.js';

/** The value of Accept-Encoding. */
export const acceptedEncodings = 'gzip, deflate, br';

/** Decodes a body chunk by chunk. */
export interface Decoding {
  write(chunk: Uint8Array): void;
  end(): void;
  /** Aborts the decoding. */
  stop(): void;
}

/** Receives the decoded body. An error thrown by `data` ends the decoding. */
interface Sink {
  data(chunk: Uint8Array): void;
  end(): void;
  failed(error: Error): void;
}

const chunkSize = 64 * 1024;

/** By name. Many servers omit the zlib header of "deflate", which the first byte shows. */
const decoders = new Map<string, (first: number) => Transform>([
  ['gzip', () => createGunzip({ chunkSize })],
  ['x-gzip', () => createGunzip({ chunkSize })],
  ['br', () => createBrotliDecompress({ chunkSize })],
  [
    'deflate',
    (first) => ((first & 0x0f) === 0x08 ? createInflate({ chunkSize }) : createInflateRaw({ chunkSize })),
  ],
]);

/**
 * Makes the decoding of a body.
 * @param contentEncoding the header; unknown encodings are ignored
 * @param most maximum number of bytes after decoding one encoding
 */
export function decodingOf(contentEncoding: string | undefined, most: number, sink: Sink): Decoding {
  const named = (contentEncoding ?? '').toLowerCase().split(',');
  const known = named.flatMap((name) => decoders.get(name.trim()) ?? []);
  if (known.length > formLimits.encodings) {
    throw overLimit(`its body is encoded ${known.length} times over, more than ${formLimits.encodings}`);
  }
  // Encodings are undone in reverse order.
  return known.reduce<Decoding>((inner, make) => layer(make, inner, most, sink), {
    write: sink.data,
    end: sink.end,
    stop: () => undefined,
  });
}

function layer(
  make: (first: number) => Transform,
  inner: Decoding,
  most: number,
  { failed }: Sink,
): Decoding {
  let decoder: Transform | undefined;
  let length = 0;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    decoder?.destroy();
    inner.stop();
  };
  const fail = (error: unknown) => {
    if (isStopped) return;
    stop();
    failed(error instanceof Error ? error : new Error(String(error)));
  };
  const begin = (first: number): Transform =>
    make(first)
      .on('data', (chunk: Buffer) => {
        if (isStopped) return;
        length += chunk.length;
        try {
          if (length > most) throw bodyOverLimit(most);
          inner.write(chunk);
        } catch (error) {
          fail(error);
        }
      })
      .on('end', () => inner.end())
      .on('error', fail);
  return {
    write(chunk) {
      if (isStopped || chunk.length === 0) return;
      decoder ??= begin(chunk[0] ?? 0);
      decoder.write(chunk);
    },
    // An answer without a body has nothing to decode, whatever its headers say.
    end: () => (decoder ? void decoder.end() : inner.end()),
    stop,
  };
}
