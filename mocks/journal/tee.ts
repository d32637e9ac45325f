import type { Chunks } from '../engine/dispatch.js';
import { type KeptText, keptText, mostBodyBytes } from './kept-text.js';

/** Returns the same chunks; when they end, or the reader stops early, passes their beginning to `kept`. */
export function tee(chunks: Chunks, kept: (text: KeptText) => void): Chunks {
  let text = '';
  let length = 0;
  const keep = (chunk: string) => {
    length += chunk.length;
    // One character more than is kept shows that the text is cut.
    if (text.length <= mostBodyBytes) text += chunk.slice(0, mostBodyBytes + 1 - text.length);
  };
  const end = () => {
    const begin = keptText(text);
    kept({ ...begin, length, isCut: begin.isCut || text.length < length });
  };
  return Symbol.iterator in chunks ? inTurn(chunks, keep, end) : asTheyCome(chunks, keep, end);
}

function* inTurn(chunks: Iterable<string>, keep: (chunk: string) => void, end: () => void) {
  try {
    for (const chunk of chunks) {
      keep(chunk);
      yield chunk;
    }
  } finally {
    end();
  }
}

async function* asTheyCome(chunks: AsyncIterable<string>, keep: (chunk: string) => void, end: () => void) {
  try {
    for await (const chunk of chunks) {
      keep(chunk);
      yield chunk;
    }
  } finally {
    end();
  }
}
