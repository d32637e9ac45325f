import { turns } from '../state/turns.js';
import type { Chunks } from './dispatch.js';

const enoughChars = 65_536;

/**
 * Chunks in pieces of some size. What is made as fast as it is taken would hold up every other request until its end, so
 * that others get their turn meanwhile, also where much work makes little text.
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
