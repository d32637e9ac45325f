import { formLimits, sizeText } from '../limits.js';
import { jsonShape } from './json-within.js';
import { bodyOverLimit, overLimit } from './unreadable.js';

/** Bodies that are being read at the same time. Nothing can make a sender pause, so what they hold is bounded. */
export interface Reading {
  bytes: number;
}

/** Made once: it costs as much as an answer of some kilobytes. Whether a CSV begins with a mark is a question. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

const firstBytes = 16 * 1024;
/** A large piece of memory is used again: what is thrown away stays until somebody collects it. */
const spareLeast = 1024 * 1024;
let spare: Buffer | undefined;

/**
 * What has come of a body so far. It throws where that goes beyond a limit.
 * @param most bytes that `--max-body` allows
 * @param reading what the others hold that are being read
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
      // In one piece from the beginning: pieces and the whole would need the room twice.
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
    /** The whole as text: UTF-8, with the mark that some begin it with. Its bytes are let go. */
    text(): string {
      const text = utf8.decode(bytes.subarray(0, length));
      drop();
      return text;
    },
    /** Lets its bytes go: nobody wants them any more. */
    drop,
  };
}

function leave(bytes: Buffer): void {
  if (bytes.length >= spareLeast && bytes.length > (spare?.length ?? 0)) spare = bytes;
}
