import { setImmediate } from 'node:timers/promises';
import type { Chunks } from './exchange.js';

const enoughChars = 65_536;

/**
 * Chunks in pieces of some size, between which others get their turn: what is made as fast as it is taken would
 * otherwise hold up every other request until its end.
 */
export async function* paced(chunks: Chunks): AsyncGenerator<string> {
  let piece = '';
  for await (const chunk of chunks) {
    piece += chunk;
    if (piece.length < enoughChars) continue;
    yield piece;
    piece = '';
    await setImmediate();
  }
  if (piece !== '') yield piece;
}
