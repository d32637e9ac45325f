import { expect, test } from 'vitest';
import { durationMs } from './clock.js';

test.each([
  ['P14D', 1_209_600_000],
  ['P2W', 1_209_600_000],
  ['PT1H30M', 5_400_000],
  ['P1DT1S', 86_401_000],
  ['PT0.25S', 250],
  ['PT0S', 0],
])('%s is %i milliseconds', (text, ms) => {
  expect(durationMs(text)).toBe(ms);
});

test.each(['', 'P', 'PT', 'P1DT', '1 hour', 'P1Y', 'P1M', '-PT1H', 'PT1H ', 'pt1h'])(
  '%j is not a duration',
  (text) => {
    expect(durationMs(text)).toBeUndefined();
  },
);
