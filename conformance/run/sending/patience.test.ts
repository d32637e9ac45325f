import { expect, test } from 'vitest';
import { createPatience } from './patience.js';

test.each([
  ["50 ms are nobody's fault", { ofProcess: 50, ofThread: 50 }, 60_000],
  ['more of it is counted', { ofProcess: 250, ofThread: 300 }, 59_800],
  ['what other threads of the process do is not', { ofProcess: 900, ofThread: 60 }, 59_990],
  ['what a busy machine takes is not', { ofProcess: 60, ofThread: 900 }, 59_990],
])('of what an answer costs, %s', (_, worked, remaining) => {
  let so = { ofProcess: 1000, ofThread: 2000 };
  const patience = createPatience(
    60_000,
    () => 0,
    () => so,
  );
  so = { ofProcess: so.ofProcess + worked.ofProcess, ofThread: so.ofThread + worked.ofThread };
  patience.waited(0);
  expect(patience.remaining()).toBe(remaining);
});

test('waiting in vain leaves some of it for pauses that a target asks for', () => {
  const patience = createPatience(10_000);
  patience.spend(patience.spare());
  expect([patience.spare(), patience.remaining()]).toEqual([0, 2000]);
});
