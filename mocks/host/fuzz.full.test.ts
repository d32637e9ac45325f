import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuzz } from '../../fixtures/fuzz/fuzz.js';
import { questionIds, questions } from '../../generated/questions.js';

/** `FUZZ_CALLS=100000 FUZZ_SEED=7 npm run test:full -- mocks/fuzz` makes more calls. */
const calls = Number(process.env.FUZZ_CALLS ?? 10_000);
const seed = Number(process.env.FUZZ_SEED ?? 41);
/** An hour, which suffices for many more calls. */
const timeout = 3_600_000;

test.each(['fetch', 'socket'] as const)(
  'no call is answered with a 5xx, over %s',
  { timeout },
  async (via) => {
    const seen = await fuzz({ calls, seed, via });

    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(calls);
    // Enough calls are valid and have an effect.
    expect(seen.get(200) ?? 0).toBeGreaterThan(calls / 20);
  },
);

describe('with a random profile', () => {
  const reading = fc.record(
    Object.fromEntries(
      questionIds.map((id) => [id, fc.constantFrom(...Object.keys(questions[id].readings))]),
    ),
  );
  // A service that throttles, is under maintenance or requires a TLS proxy may refuse every call.
  const profiles = fc.sample(reading, { seed: 32, numRuns: 10 }).map((all) => ({
    ...all,
    'errors.rate-limit': 'off' as const,
    'errors.outage': 'off' as const,
    'transport.tls': 'plain-too' as const,
  }));

  test.each(profiles.map((profile, index) => ({ profile, index })))(
    'no call is answered with a 5xx (profile $index)',
    { timeout },
    async ({ profile, index }) => {
      const seen = await fuzz({ calls: calls / 20, seed: seed + index, via: 'fetch', profile });

      expect(seen.size).toBeGreaterThan(3);
    },
  );
});
