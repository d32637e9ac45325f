import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { targetOf, transportTo } from '../../fixtures/in-process.js';
import { lastingOf } from '../../fixtures/lasting.js';
import { createMock } from '../../mocks/mock.js';
import { manualClock } from '../../mocks/state/clock.js';
import { checkConformance } from '../conform.js';
import { fileJournal } from '../resources/journal.js';
import { cleanUp } from './cleanup.js';

/** Exchanges after which nothing more goes out, as when a process is killed; the answer to the last one is lost. */
const moments = Array.from({ length: 24 }, (_, index) => 40 + index * 47);

describe('a run that vanishes leaves nothing behind after a cleanup', () => {
  test.each(moments)('after exchange %i', { timeout: 120_000 }, async (last) => {
    const clock = manualClock(Date.parse('2026-11-20T12:00:00Z'));
    const mock = await createMock({ people: 200, clock });
    const send = transportTo(mock);
    const folder = mkdtempSync(join(tmpdir(), 'pdk-killed-'));
    const before = await lastingOf(mock);
    let sent = 0;
    await checkConformance({
      target: targetOf(mock),
      safety: 'full',
      seed: last,
      thorough: false,
      rules: (rule) => /^(apikey|sa|ledger|contacts|tracked|imports|invite|users?|org|end)\./.test(rule),
      journal: fileJournal(join(folder, 'run.jsonl')),
      now: clock.now,
      wait: async (ms) => clock.advance(ms),
      transport: async (request) => {
        sent += 1;
        if (sent > last) throw new Error('killed');
        const answer = await send(request);
        if (sent === last) throw new Error('killed');
        return answer;
      },
    });

    const cleaned = await cleanUp({ folder, target: targetOf(mock), transport: send });

    expect(cleaned.filter((one) => !('left' in one) || one.left.length > 0)).toEqual([]);
    expect(await lastingOf(mock)).toEqual(before);
    await mock.close();
  });
});
