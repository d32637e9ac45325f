import { jsonShape } from './json-shape.js';
import { bodyOverLimit } from './unreadable.js';

/** What has come of a body so far. Throws where it goes beyond a limit. */
export interface Body {
  add(chunk: Uint8Array): void;
  /** The whole as text: UTF-8, without the mark that some begin it with. */
  text(): string;
}

const firstBytes = 64 * 1024;
/** A large piece of memory is used again: what is thrown away stays until somebody collects it. */
const spareLeast = 1024 * 1024;
let spare: Buffer | undefined;

/** @param most bytes at most */
export function collectBody(most: number): Body {
  const look = jsonShape();
  let bytes: Buffer = Buffer.alloc(0);
  let length = 0;
  return {
    add(chunk) {
      const end = length + chunk.length;
      if (end > most) {
        leave(bytes);
        bytes = Buffer.alloc(0);
        throw bodyOverLimit(most);
      }
      look(chunk);
      // In one piece from the beginning: pieces and the whole would need the room twice.
      if (end > bytes.length) {
        const room = Math.min(most, Math.max(end, bytes.length * 2, firstBytes));
        const larger = spare && spare.length >= room ? spare : Buffer.allocUnsafeSlow(room);
        if (larger === spare) spare = undefined;
        bytes.copy(larger, 0, 0, length);
        leave(bytes);
        bytes = larger;
      }
      bytes.set(chunk, length);
      length = end;
    },
    text() {
      const text = new TextDecoder().decode(bytes.subarray(0, length));
      leave(bytes);
      bytes = Buffer.alloc(0);
      return text;
    },
  };
}

function leave(bytes: Buffer): void {
  if (bytes.length >= spareLeast && bytes.length > (spare?.length ?? 0)) spare = bytes;
}
