import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { paced } from './passage.js';

test('the pieces add up to the text, and are neither tiny nor huge', async () => {
  const chunk = fc.nat(200_000).map((length) => 'x'.repeat(length));
  await fc.assert(
    fc.asyncProperty(fc.array(chunk, { maxLength: 12 }), async (chunks) => {
      const pieces: string[] = [];
      for await (const piece of paced(chunks)) pieces.push(piece);
      expect(pieces.join('')).toBe(chunks.join(''));
      for (const piece of pieces.slice(0, -1)) expect(piece.length).toBeGreaterThanOrEqual(65_536);
      for (const piece of pieces) expect(piece.length).toBeLessThan(65_536 + 200_001);
    }),
    { seed: 5, numRuns: 30 },
  );
});

test.each(['a piece of a text that is long', ''])(
  'other tasks run before a text has ended, even if much work produces little of it: %j',
  async (chunk) => {
    let turns = 0;
    const turn = setInterval(() => {
      turns += 1;
    }, 0);
    const endless = (function* () {
      for (let at = 0; at < 5_000_000 && turns < 3; at += 1) yield chunk;
    })();
    for await (const _ of paced(endless));
    clearInterval(turn);
    expect(turns).toBe(3);
  },
);
