import { formLimits, sizeText } from '../limits.js';
import { jsonShape } from './json-within.js';
import { bodyOverLimit, overLimit } from './unreadable.js';

/** Total size of the bodies that are being read. It is limited, as reading never pauses a sender. */
export interface Reading {
  bytes: number;
}

/** Shared, as creating one costs as much as decoding some kilobytes. Keeps a byte order mark, of which a question on CSV asks. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

const firstBytes = 16 * 1024;
/** Buffers of at least this size are reused, as freed ones stay in memory until the next garbage collection. */
const spareLeast = 1024 * 1024;
let spare: Buffer | undefined;

/**
 * Collects the chunks of a body. Throws if it exceeds a limit.
 * @param most bytes that `--max-body` allows
 * @param reading shared by all bodies that are being read
 */
export function collectBody(most: number, reading: Reading) {
  const { judgedBytes, readingBytes } = formLimits;
  const usable = Math.min(most, judgedBytes);
  const look = jsonShape();
  let bytes: Buffer = Buffer.alloc(0);
  let length = 0;
  const drop = (): void => {
    reading.bytes -= length;
    leave(bytes);
    bytes = Buffer.alloc(0);
    length = 0;
  };
  const refusal = (end: number, more: number) => {
    if (end > usable) return bodyOverLimit(most);
    if (reading.bytes + more <= readingBytes) return undefined;
    return overLimit(`it and the answers beside it are larger than ${sizeText(readingBytes)} in all`);
  };
  return {
    add(chunk: Uint8Array): void {
      const end = length + chunk.length;
      const refused = refusal(end, chunk.length);
      if (refused) {
        drop();
        throw refused;
      }
      look(chunk);
      // One growing buffer: keeping chunks and joining them would need the memory twice.
      if (end > bytes.length) {
        const room = Math.min(usable, Math.max(end, bytes.length * 2, firstBytes));
        const larger = spare && spare.length >= room ? spare : Buffer.allocUnsafeSlow(room);
        if (larger === spare) spare = undefined;
        bytes.copy(larger, 0, 0, length);
        leave(bytes);
        bytes = larger;
      }
      bytes.set(chunk, length);
      reading.bytes += chunk.length;
      length = end;
    },
    /** Decodes the body as UTF-8, including a byte order mark, and releases its memory. */
    text(): string {
      const text = utf8.decode(bytes.subarray(0, length));
      drop();
      return text;
    },
    /** Releases the memory. */
    drop,
  };
}

function leave(bytes: Buffer): void {
  if (bytes.length >= spareLeast && bytes.length > (spare?.length ?? 0)) spare = bytes;
}
