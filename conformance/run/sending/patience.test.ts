import { expect, test } from 'vitest';
import { createPatience } from './patience.js';

test.each([
  ["50 ms are nobody's fault", { ofProcess: 50, ofThread: 50 }, 60_000],
  ['more of it is counted', { ofProcess: 250, ofThread: 300 }, 59_600],
  ['what other threads of the process do is not', { ofProcess: 900, ofThread: 60 }, 59_980],
  ['what a busy machine takes is not', { ofProcess: 60, ofThread: 900 }, 59_980],
])('of the cost of a response, %s', (_, worked, remaining) => {
  const { patience, work } = working();
  // The responses before cost little, and are not counted with it.
  for (let answer = 0; answer < 39; answer += 1) work({ ofProcess: 2, ofThread: 2 });
  const before = patience.remaining();
  work(worked);
  expect([before, patience.remaining()]).toEqual([60_000, remaining]);
});

test('the CPU time is not queried after each response', () => {
  const { work, asked } = working();
  for (let answer = 0; answer < 1000; answer += 1) work({ ofProcess: 1, ofThread: 1 });
  expect(asked()).toBeLessThan(50);
});

test('fruitless waiting leaves a part for the pauses that a target asks for', () => {
  const patience = createPatience(10_000);
  patience.spend(patience.spare());
  expect([patience.spare(), patience.remaining()]).toEqual([0, 2000]);
});

/** Creates a patience that is given the cost of each response. */
function working() {
  const so = { ofProcess: 1000, ofThread: 2000 };
  let asked = 0;
  const ofProcess = () => {
    asked += 1;
    return so.ofProcess;
  };
  const patience = createPatience(
    60_000,
    () => 0,
    () => ({ ofProcess, ofThread: so.ofThread }),
  );
  const work = (more: typeof so) => {
    so.ofProcess += more.ofProcess;
    so.ofThread += more.ofThread;
    patience.waited(0);
  };
  return { patience, work, asked: () => asked };
}
