import { expect, test } from 'vitest';
import { progressLine, progressText } from './progress.js';

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

test('it says how far the run is', () => {
  expect(progressText(progress)).toBe('discover · 12/500 requests · 1 rule exercised · 0 failures');
});

test('on a pipe there is a line every five seconds', () => {
  const { written, line, at } = record(false);
  for (const ms of [0, 10, 4999, 5000, 7000, 10_000]) at(ms, { requests: ms });
  line.end();
  expect(written.map((text) => text.split('/')[0])).toEqual([
    'discover · 0',
    'discover · 5000',
    'discover · 10000',
  ]);
  expect(written.every((text) => text.endsWith('\n'))).toBe(true);
});

test('on a terminal one line is redrawn within its width, and cleared at the end', () => {
  const { written, line, at } = record(true, 20);
  for (const ms of [0, 50, 100]) at(ms);
  expect(written).toEqual(Array(2).fill('\r\u001b[2Kdiscover · 12/500 r'));
  line.end();
  expect(written.at(-1)).toBe('\r\u001b[2K');
});

test('nothing is cleared where nothing was drawn', () => {
  const { written, line } = record(true);
  line.end();
  expect(written).toEqual([]);
});
