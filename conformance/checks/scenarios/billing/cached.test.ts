import { expect, test } from 'vitest';
import { callsTo } from '../../../../fixtures/broken.js';
import { createMock } from '../../../../mocks/host/mock.js';
import { targetOf, transportTo } from '../../../../mocks/mutants/matrix/in-process.js';
import { manualClock } from '../../../../mocks/state/clock.js';
import { checkConformance } from '../../../conform.js';

/** Performs a run against a mock that caches each grouping of its usage for this long. */
async function runOnCached(ttlMs: Readonly<Record<string, number>>) {
  const clock = manualClock(Date.parse('2026-11-20T12:00:00Z'));
  const mock = await createMock({ clock, seed: 3 });
  const send = transportTo(mock);
  const isUsage = callsTo('getUsage');
  const cache = new Map<string, { readonly at: number; readonly answer: Awaited<ReturnType<typeof send>> }>();
  try {
    const report = await checkConformance({
      target: targetOf(mock),
      now: clock.now,
      wait: async (ms) => clock.advance(ms),
      thorough: false,
      rules: (rule) => rule.startsWith('usage.'),
      transport: async (request) => {
        if (!isUsage(request)) return send(request);
        const group = new URL(request.url).searchParams.get('group_by') ?? 'none';
        const known = cache.get(request.url);
        if (known && clock.now() - known.at < (ttlMs[group] ?? 0)) return known.answer;
        const answer = await send(request);
        cache.set(request.url, { at: clock.now(), answer });
        return answer;
      },
    });
    return report.rules.find(({ id }) => id === 'usage.sum')?.verdict;
  } finally {
    await mock.close();
  }
}

test.each([
  [{ org: 0, principal: 8_000 }],
  [{ org: 8_000, principal: 0 }],
  [{ org: 7_000, principal: 19_000 }],
  [{ org: 0, principal: 600_000 }],
  [{ org: 300_000, principal: 200_000 }],
])('groupings cached for %j ms are not reported', async (ttlMs) => {
  expect(await runOnCached(ttlMs)).not.toBe('fail');
});
