import { expect, test } from 'vitest';
import { learnedOf, madeUp } from '../../fixtures/learned.js';
import { shownBy, troubles, turning } from '../../fixtures/troubles.js';
import type { QuestionId } from '../../generated/questions.js';

/** A few questions of each kind; troubled.full.test.ts tries all of them. */
const few = (question: QuestionId) =>
  /^(find\.(size|return|score|no-hit)|session\.(lifetime|token)|lookup\.ids|record\.date)/.test(question);
const tried = [
  'hangs on one call in ten',
  'throttles every second call',
  'resets every connection after a while',
  'cuts off one answer in five',
  'finds nobody one time in nine',
  'has a clock that is 90 s ahead',
];

test.each(tried)('nothing wrong is learned of a target that %s', async (trouble) => {
  const learned = await learnedOf({}, { safety: 'read-only', questions: few }, troubles[trouble]);

  expect(madeUp(learned, {}, shownBy[trouble] ?? {})).toEqual([]);
});

test('two instances with different score scales are not mistaken for one with a third scale', async () => {
  const percent = { 'find.score-scale': 'percent' } as const;
  const learned = await learnedOf(
    {},
    { safety: 'read-only', questions: few },
    turning(percent, (call) => call % 2 === 0),
  );

  expect(madeUp(learned, {}, percent)).toEqual([]);
});

test('nothing is learned of a target that never responds; the reason says so, and the run ends early', async () => {
  const learned = await learnedOf(
    {},
    { limits: { exchangeMs: 20 }, questions: few },
    () => () => new Promise(() => undefined),
  );

  expect(learned.requests).toBeLessThan(10);
  expect(learned.incomplete).toContain('could not be read: it took longer');
  expect([...learned.conclusions.values()].filter(({ kind }) => kind !== 'unknown')).toEqual([]);
  expect(learned.conclusions.get('find.size-over')).toEqual({ kind: 'unknown', because: learned.incomplete });
});
