import { expect, test } from 'vitest';
import { every } from './run.js';

test.each([
  ['quick work is done once a second', 10, [0, 1000, 2000]],
  ['work that takes long is done so seldom that it takes a twentieth of the time', 100, [0, 2000]],
])('%s', (_, takesMs, expected) => {
  let now = 0;
  const done: number[] = [];
  const soFar = every(
    () => {
      done.push(now);
      now += takesMs;
    },
    () => now,
  );
  for (let at = 0; at < 3000; at += 250) {
    now = Math.max(now, at);
    soFar();
  }
  expect(done).toEqual(expected);
});
