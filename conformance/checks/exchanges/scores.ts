import type { Located } from '../../view/record-view.js';

/** The scores of a list, as far as they are numbers. A part of an ordered list is ordered too. */
export function scoresOf(people: readonly Located[]): number[] {
  return people.flatMap(({ value }) => (typeof value['score'] === 'number' ? [value['score']] : []));
}

/** Which way a list of scores goes: `level` when all are equal, `none` when it goes both ways. */
export function directionOf(scores: readonly number[]): 'rising' | 'falling' | 'level' | 'none' {
  let rises = false;
  let falls = false;
  for (const [index, score] of scores.entries()) {
    const before = scores[index - 1] ?? score;
    rises ||= score > before;
    falls ||= score < before;
  }
  if (rises && falls) return 'none';
  return rises ? 'rising' : falls ? 'falling' : 'level';
}
