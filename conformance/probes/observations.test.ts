import { expect, test } from 'vitest';
import { createObservations } from './observations.js';
import { agrees, type Observation } from './probe.js';

const a = agrees('a', 'sent → a');
const b = agrees('b', 'sent → b');
const either = agrees(['a', 'b'], 'sent → a or b');
const other = agrees([], 'sent → 418');

test.each<[string, readonly Observation[], string]>([
  ['nothing was seen', [], 'unknown: nothing was seen that shows it'],
  ['all looks agree', [a, a, a], 'a, 3 of 3: sent → a'],
  ['one look tells apart what another one does not', [either, a, either], 'a, 3 of 3: sent → a'],
  ['no look tells them apart', [either, either], 'unknown: sent → a or b: a and b look alike so far'],
  [
    'looks contradict each other',
    [a, b, a],
    'unknown: the target answers now this way, now that way: a (sent → a, 2 times); b (sent → b, 1 times)',
  ],
  [
    'one look agrees with no reading',
    [a, other],
    'unknown: the target answers now this way, now that way: a (sent → a, 1 times); no reading (sent → 418, 1 times)',
  ],
  ['no look agrees with a reading', [other, other], 'other, 2 of 2: sent → 418'],
])('if %s', (_, observations, expected) => {
  const seen = createObservations();
  for (const observation of observations) seen.add(observation);

  const conclusion = seen.conclude();
  const text =
    conclusion.kind === 'unknown'
      ? `unknown: ${conclusion.because}`
      : `${conclusion.kind === 'reading' ? conclusion.reading : 'other'}, ${conclusion.times} of ${conclusion.of}: ${conclusion.saw}`;
  expect(text).toBe(expected);
});

test('if nothing was seen, the reason is why a look saw nothing', () => {
  const seen = createObservations();
  seen.miss('it was throttled');

  expect(seen.conclude()).toEqual({ kind: 'unknown', because: 'it was throttled' });
  seen.add(a);
  expect(seen.conclude()).toMatchObject({ kind: 'reading', reading: 'a' });
});

test.each([
  [99, 1, 'reading'],
  [95, 5, 'unknown'],
  [80, 20, 'unknown'],
  [5, 0, 'unknown'],
])('of people, an oddity is no behaviour of a whole service: %i to %i are %s', (usual, odd, kind) => {
  const seen = createObservations({ least: 10, odd: 0.03 });
  for (let at = 0; at < usual; at += 1) seen.add(a);
  for (let at = 0; at < odd; at += 1) seen.add(other);

  expect(seen.conclude().kind).toBe(kind);
});

test('rare behaviour counts as absent after enough looks without it, but never against what was seen', () => {
  const seen = createObservations({ sometimes: ['a'], enough: 3 });
  seen.add(either);
  seen.add(either);
  expect(seen.conclude().kind).toBe('unknown');
  seen.add(either);
  expect(seen.conclude()).toMatchObject({ kind: 'reading', reading: 'b' });
  seen.add(a);
  expect(seen.conclude()).toMatchObject({ kind: 'reading', reading: 'a' });
});
