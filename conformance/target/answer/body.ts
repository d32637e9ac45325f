import { jsonShape } from './json-shape.js';
import { bodyOverLimit } from './unreadable.js';

/** What has come of a body so far. Throws where it goes beyond a limit. */
export interface Body {
  add(chunk: Uint8Array): void;
  /** The whole as text: UTF-8, without the mark that some begin it with. */
  text(): string;
}

/** @param most bytes at most */
export function collectBody(most: number): Body {
  const look = jsonShape();
  const chunks: Uint8Array[] = [];
  let length = 0;
  return {
    add(chunk) {
      length += chunk.length;
      if (length > most) {
        chunks.length = 0;
        throw bodyOverLimit(most);
      }
      look(chunk);
      chunks.push(chunk);
    },
    text() {
      const [only] = chunks;
      const bytes = chunks.length === 1 && only ? only : Buffer.concat(chunks, length);
      chunks.length = 0;
      return new TextDecoder().decode(bytes);
    },
  };
}
