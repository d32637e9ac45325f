import { expect, test } from 'vitest';
import { createPatience } from './patience.js';

test.each([
  ["50 ms are nobody's fault", { ofProcess: 50, ofThread: 50 }, 60_000],
  ['more of it is counted', { ofProcess: 250, ofThread: 300 }, 59_600],
  ['what other threads of the process do is not', { ofProcess: 900, ofThread: 60 }, 59_980],
  ['what a busy machine takes is not', { ofProcess: 60, ofThread: 900 }, 59_980],
])('of the cost of a response, %s', (_, cost, remaining) => {
  const so = { ofProcess: 1000, ofThread: 2000 };
  const worked = () => ({ ofProcess: () => so.ofProcess, ofThread: so.ofThread });
  const patience = createPatience(60_000, () => 0, worked);
  const work = (more: typeof so) => {
    so.ofProcess += more.ofProcess;
    so.ofThread += more.ofThread;
    patience.waited(0);
    return patience.remaining();
  };
  // The responses before cost little, and are not counted with it.
  for (let answer = 0; answer < 39; answer += 1) expect(work({ ofProcess: 2, ofThread: 2 })).toBe(60_000);
  expect(work(cost)).toBe(remaining);
});

test('fruitless waiting leaves a part for the pauses that a target asks for', () => {
  const patience = createPatience(10_000);
  patience.spend(patience.spare());
  expect([patience.spare(), patience.remaining()]).toEqual([0, 2000]);
});
