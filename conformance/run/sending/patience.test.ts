import { expect, test } from 'vitest';
import { createPatience } from './patience.js';

/** Works for so long, by a processor's time. */
function work(ms: number): void {
  const until = process.cpuUsage().user + ms * 1000;
  while (process.cpuUsage().user < until);
}

test('what an answer costs beyond what any may cost is counted, wherever it is worked on', () => {
  const patience = createPatience(60_000);
  patience.waited(performance.now());
  work(10);
  patience.waited(performance.now());
  expect(patience.remaining()).toBe(60_000);
  work(250);
  patience.waited(performance.now());
  expect(patience.remaining()).toBeLessThan(59_850);
});

test('waiting in vain leaves some of it for pauses that a target asks for', () => {
  const patience = createPatience(10_000);
  patience.spend(patience.spare());
  expect([patience.spare(), patience.remaining()]).toEqual([0, 2000]);
});
