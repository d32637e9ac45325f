import { expect, test } from 'vitest';
import {
  asking,
  type Differences,
  matching,
  specimen,
  type Verdict,
  verdictOf,
} from '../../../fixtures/fakes/specimen.js';
import { viewOf } from '../../view/find-view.js';
import { alignmentJudges } from './alignment.js';

const people = (ids: string) => ids.split('').map((id) => ({ id }));
/** A lookup by itself, and the one-letter ids of the people found. */
const alone = (term: string, ids: string, more: object = {}): Differences => ({
  body: { ...asking(['linkedin', term]), ...more },
  answer: matching(people(ids)),
});
/** A batch of one-letter lookups, and the people of each element. */
const batch = (terms: string, ...lists: string[]): Differences => ({
  body: asking(...terms.split('').map((term) => ['linkedin', term])),
  answer: matching(...lists.map(people)),
});

const known = [alone('a', 'A'), alone('b', 'B'), alone('c', 'CD'), alone('n', ''), alone('f', 'PQRST')];

test.each<[what: string, run: Differences[], batch: Differences, verdict: Verdict]>([
  ['in place', known, batch('abc', 'A', 'B', 'CD'), 'holds'],
  ['swapped', known, batch('ab', 'B', 'A'), 'broken'],
  ['rotated', known, batch('abc', 'B', 'CD', 'A'), 'broken'],
  ['one of several people', known, batch('ac', 'D', 'A'), 'broken'],
  ['a miss in between, shifted', known, batch('nab', 'A', 'B', ''), 'broken'],
  ['other people than before', known, batch('ab', 'X', 'B'), 'holds'],
  ['one of its own left', known, batch('cb', 'CB', 'B'), 'holds'],
  ['nobody any more', known, batch('ab', '', 'B'), 'holds'],
  ['a list that may have been cut', known, batch('fb', 'B', 'B'), 'holds'],
  ['two lookups of the same person', [alone('a', 'A'), alone('d', 'A')], batch('ad', 'A', 'A'), 'holds'],
  ['nothing known', [], batch('ab', 'B', 'A'), 'silent'],
  ['nothing known of the other', [alone('a', 'A')], batch('ab', 'B', 'A'), 'holds'],
  [
    'known through a filter',
    [alone('a', 'A', { confidence: 'x' }), alone('b', 'B')],
    batch('ab', 'B', 'B'),
    'holds',
  ],
  ['full at a smaller size', [alone('a', 'A', { size: 1 }), alone('b', 'B')], batch('ab', 'B', 'B'), 'holds'],
  [
    'answered otherwise since',
    [alone('a', 'A'), alone('a', 'B'), alone('b', 'B')],
    batch('ab', 'B', 'B'),
    'holds',
  ],
])('%s', (_, run, last, verdict) => {
  const judge = alignmentJudges['find.index-aligned'].begin();
  run.forEach((one, index) => {
    expect(verdictOf(judge(viewOf(specimen({ id: index + 1, ...one }))))).toBe('silent');
  });
  expect(verdictOf(judge(viewOf(specimen({ id: 99, ...last }))))).toBe(verdict);
});

test('reports whose people an element shows, and the exchanges that show it', () => {
  const judge = alignmentJudges['find.index-aligned'].begin();
  for (const [index, one] of known.entries()) judge(viewOf(specimen({ id: index + 1, ...one })));
  const { observations, violations } = judge(viewOf(specimen({ id: 9, ...batch('abc', 'A', 'D', 'B') })));
  expect([observations, violations.length]).toEqual([3, 2]);
  expect(violations[0]).toEqual({
    at: 'matches[1].people',
    expected: 'people of lookup 1, such as B, not those of lookup 2',
    received: 'D',
    related: [2, 3],
  });
});
