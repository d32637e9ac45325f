import { expect, test } from 'vitest';
import { type Hits, sameHits } from './relation.js';

/** Returns hits of people with their scores, such as "ada 9"; `full` if others may have been cut off. */
function hits(people: string, full: boolean): Hits {
  const pairs = people === '' ? [] : people.split(', ').map((pair) => pair.split(' '));
  return {
    at: 'matches[0]',
    found: pairs.length > 0,
    ids: pairs.map(([id = '']) => id),
    scores: pairs.map(([, score]) => (score === undefined ? undefined : Number(score))),
    people: [],
    full,
  };
}

test.each<[string, boolean, string, string, boolean]>([
  ['the same people in the same order', true, 'a 9, b 8', 'a 9, b 8', true],
  ['equal scores in another order', true, 'a 9, b 9, c 8', 'b 9, a 9, c 8', true],
  ['another order of different scores', false, 'a 9, b 8', 'b 8, a 9', false],
  ['somebody else among those who may have been cut', true, 'a 9, b 8', 'a 9, c 8', true],
  ['somebody else where nobody was cut', false, 'a 9, b 8', 'a 9, c 8', false],
  ['somebody else, the best last', true, 'b 8, a 9', 'c 8, a 9', true],
  ['somebody else in the middle', true, 'a 9, b 8, c 7', 'a 9, d 8, c 7', false],
  ['one more', false, 'a 9', 'a 9, b 8', false],
  ['nobody', false, '', '', true],
  ['by name: the same', true, 'a 7, b 9, c 8', 'a 7, b 9, c 8', true],
  ['by name: another order', true, 'a 7, b 9, c 8', 'b 9, a 7, c 8', false],
  ['by name: somebody else of the least score', true, 'a 7, b 9, c 8', 'b 9, c 8, d 7', true],
  ['by name: somebody else in the middle', true, 'a 7, b 9, c 8', 'a 7, b 9, d 8', false],
  ['by name: somebody else where nobody was cut', false, 'a 7, b 9, c 8', 'b 9, c 8, d 7', false],
  ['without scores: somebody else among those who may have been cut', true, 'a, b', 'a, c', true],
  ['without scores: somebody else where nobody was cut', false, 'a, b', 'a, c', false],
])('two answers to one lookup: %s', (_, full, one, other, same) => {
  expect(sameHits(hits(one, full), hits(other, full))).toBe(same);
  expect(sameHits(hits(other, full), hits(one, full))).toBe(same);
});
