import { expect, test } from 'vitest';
import { callsTo } from '../../../../fixtures/broken.js';
import { besideMock } from '../../../../mocks/mutants/matrix/in-process.js';
import { checkConformance } from '../../../conform.js';

/** Performs a run against a mock that caches each grouping of its usage for this long. */
const runOnCached = (ttlMs: Readonly<Record<string, number>>) =>
  besideMock({ seed: 3 }, async ({ clock, edges: { transport: send, ...edges } }) => {
    const isUsage = callsTo('getUsage');
    const cache = new Map<
      string,
      { readonly at: number; readonly answer: Awaited<ReturnType<typeof send>> }
    >();
    const report = await checkConformance({
      ...edges,
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
  });

test.each([
  [{ org: 0, principal: 8_000 }],
  [{ org: 8_000, principal: 0 }],
  [{ org: 7_000, principal: 19_000 }],
  [{ org: 0, principal: 600_000 }],
  [{ org: 300_000, principal: 200_000 }],
])('groupings cached for %j ms are not reported', async (ttlMs) => {
  expect(await runOnCached(ttlMs)).not.toBe('fail');
});
