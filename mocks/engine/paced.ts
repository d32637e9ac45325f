import { turns } from '../state/turns.js';
import type { Chunks } from './dispatch.js';

const enoughChars = 65_536;

/**
 * Joins chunks to pieces of a reasonable size. Chunks that are produced as fast as they are consumed would hold up every other
 * request until the end, so it yields to other tasks in between, even if much work produces little text.
 */
export async function* paced(chunks: Chunks): AsyncGenerator<string> {
  const turn = turns();
  let piece = '';
  for await (const chunk of chunks) {
    piece += chunk;
    await turn();
    if (piece.length < enoughChars) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
