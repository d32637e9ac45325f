import { expect, test } from 'vitest';
import { durationText, progressLine, progressText } from './events.js';

const progress = {
  phase: 'discover',
  requests: 12,
  budget: 500,
  rulesExercised: 1,
  failures: 0,
  failing: [],
};

function record(isTTY: boolean, columns?: number) {
  const written: string[] = [];
  let now = 0;
  const line = progressLine({ isTTY, columns, write: (text: string) => written.push(text) }, () => now);
  return {
    written,
    line,
    at: (ms: number, change = {}) => {
      now = ms;
      line.show({ ...progress, ...change });
    },
  };
}

test('it shows the progress, and the rate after some requests', () => {
  expect(progressText(progress, 100)).toBe('12/500 requests · 0 failures · 1 rule exercised · discover');
  expect(progressText({ ...progress, requests: 100, failures: 1 }, 4000)).toBe(
    '100/500 requests · 25/s · 1 failure · 1 rule exercised · at most 16 s left · discover',
  );
  expect(progressText({ ...progress, requests: 20 }, 40_000)).toContain(' · 0.5/s · ');
});

test('durations are in seconds, minutes or hours', () => {
  const texts = [0.2, 89, 90, 3540, 3900].map(durationText);
  expect(texts).toEqual(['1 s', '89 s', '2 min', '59 min', '1 h 5 min']);
});

test('a pipe gets a line every five seconds', () => {
  const { written, line, at } = record(false);
  for (const ms of [0, 10, 4999, 5000, 7000, 10_000]) at(ms, { requests: ms });
  line.end();
  expect(written.map((text) => text.split('/')[0])).toEqual(['0', '5000', '10000']);
  expect(written.every((text) => text.endsWith('\n'))).toBe(true);
});

test('a terminal gets one line that is redrawn within its width and cleared at the end', () => {
  const { written, line, at } = record(true, 20);
  for (const ms of [0, 50, 100]) at(ms);
  expect(written).toEqual(Array(2).fill('\r\u001b[2K12/500 requests · 0'));
  line.end();
  expect(written.at(-1)).toBe('\r\u001b[2K');
});
