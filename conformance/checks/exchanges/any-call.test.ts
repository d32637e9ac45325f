import { expect, test } from 'vitest';
import { answerWith } from '../../../fixtures/fakes/fake-answer.js';
import { findingOf } from '../../check/finding.js';
import { singleJudges } from './any-call.js';

const ledger = {
  id: 'led_1',
  name: 'Customers',
  created_at: '2026-01-14T05:00:00Z',
  counts: { total: 3, verified: 2, new_jobs: 0 },
};
const { created_at: _, ...undated } = ledger;

test.each([
  ['nothing', ledger, undefined],
  ['nothing, under other names', { born: '2026-01-14', contacts: { all: 3, ok: '2', moved: 0 } }, undefined],
  ['nothing, with a time as a number', { ...undated, createdAt: 1768366800000 }, undefined],
  ['its date', undated, 'a created date'],
  ['a count', { ...ledger, counts: { total: 3, verified: 2 } }, 'three counts (total, verified, new jobs)'],
])('a ledger lacks %s', (_, record, expected) => {
  const judged = singleJudges['ledger.get-members']({
    ...answerWith(record),
    operation: 'getLedger',
  });
  expect(findingOf(judged).violations[0]?.expected).toBe(expected);
});

test('more contacts with new jobs than contacts are noticed in a list, too', () => {
  const more = { ...ledger, counts: { ...ledger.counts, new_jobs: 4 } };
  const judged = singleJudges['ledger.counts-bounds']({
    ...answerWith([ledger, more]),
    operation: 'getLedgers',
  });
  expect(judged).toMatchObject({ observations: 4, violations: [{ at: 'new_jobs', received: 4 }] });
});
