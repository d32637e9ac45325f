import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Latency, latencyMs, longestMs } from './faults.js';

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const ms = fc.double({ min: 0, max: longestMs, noNaN: true });
const latency: fc.Arbitrary<Latency> = fc.oneof(
  ms.map((fixed) => ({ distribution: 'fixed' as const, ms: fixed })),
  fc.tuple(ms, ms).map(([a, b]) => ({
    distribution: 'uniform' as const,
    minMs: Math.min(a, b),
    maxMs: Math.max(a, b),
  })),
  fc.tuple(ms, ms, fc.boolean()).map(([a, b, isNormal]) => ({
    distribution: isNormal ? ('normal' as const) : ('lognormal' as const),
    p50Ms: Math.max(0.001, Math.min(a, b)),
    p99Ms: Math.max(0.001, a, b),
  })),
);

describe('a latency', () => {
  test('is never below 0 or above 60 seconds, whatever is drawn', () => {
    fc.assert(
      fc.property(latency, share, share, (given, one, other) => {
        const drawn = latencyMs(given, [one, other]);
        expect(drawn).toBeGreaterThanOrEqual(0);
        expect(drawn).toBeLessThanOrEqual(longestMs);
      }),
    );
  });

  test.each([
    ['fixed', { distribution: 'fixed', ms: 200 }, 200, 200],
    ['uniform', { distribution: 'uniform', minMs: 100, maxMs: 300 }, 200, 298],
    ['normal', { distribution: 'normal', p50Ms: 1000, p99Ms: 1500 }, 1000, 1500],
    ['lognormal', { distribution: 'lognormal', p50Ms: 80, p99Ms: 900 }, 80, 900],
  ] as const)('that is %s has the given percentiles', (_, given, p50, p99) => {
    // All pairs of a grid are equally likely.
    const steps = Array.from({ length: 200 }, (_, step) => (step + 0.5) / 200);
    const drawn = steps
      .flatMap((one) => steps.map((other) => latencyMs(given, [one, other])))
      .sort((a, b) => a - b);
    const at = (percent: number) => drawn[Math.floor(drawn.length * percent)] ?? Number.NaN;
    expect(Math.abs(at(0.5) / p50 - 1)).toBeLessThan(0.02);
    expect(Math.abs(at(0.99) / p99 - 1)).toBeLessThan(0.02);
  });
});
