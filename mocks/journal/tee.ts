import type { Chunks } from '../engine/dispatch.js';
import { type KeptText, keptText, mostBodyBytes } from './kept-text.js';

/** The same chunks; as they end, or nobody takes more of them, `kept` is told their beginning. */
export function tee(chunks: Chunks, kept: (text: KeptText) => void): Chunks {
  let text = '';
  let length = 0;
  const keep = (chunk: string) => {
    length += chunk.length;
    // A little more than is kept: then it is known to be cut.
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
