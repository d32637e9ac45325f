import { turns } from '../state/turns.js';
import type { Chunks, Passage } from './contract.js';

/** After this time the rest of a slow body arrives at once. */
const longestMs = 60_000;
/** A slow body arrives in this many pieces per second, or byte by byte. */
const piecesPerSecond = 10;

export class Broken extends Error {
  override readonly name = 'Broken';
}

/** Yields the pieces of a body as they arrive. Throws Broken if the connection ends early. */
export async function* passing(
  bytes: Uint8Array,
  { breaks, bytesPerSecond, pause }: Passage,
): AsyncGenerator<Uint8Array> {
  const most = Math.max(0, bytes.byteLength - 1);
  const end = typeof breaks === 'number' ? Math.min(breaks, most) : bytes.byteLength;
  let leftMs = longestMs;
  for (let at = 0; at < end; ) {
    const isSlow = bytesPerSecond !== undefined && leftMs > 0;
    const size = isSlow ? Math.max(1, Math.floor(bytesPerSecond / piecesPerSecond)) : end - at;
    if (isSlow) {
      const waitMs = Math.min(leftMs, (Math.min(size, end - at) / bytesPerSecond) * 1000);
      await pause(waitMs);
      leftMs -= waitMs;
    }
    yield bytes.subarray(at, Math.min(at + size, end));
    at += size;
  }
  if (breaks !== undefined) throw new Broken('the connection ended early');
}

const enoughChars = 65_536;

/** Joins chunks to pieces of a reasonable size, and yields to other requests even if much work produces little text. */
export async function* paced(chunks: Chunks): AsyncGenerator<Uint8Array> {
  const turn = turns();
  // A server measures and encodes texts again on their way.
  const encoder = new TextEncoder();
  let piece = '';
  for await (const chunk of chunks) {
    piece += chunk;
    await turn();
    if (piece.length < enoughChars) continue;
    yield encoder.encode(piece);
    piece = '';
  }
  if (piece !== '') yield encoder.encode(piece);
}
