import { expect, test } from 'vitest';
import { learnedOf, madeUp } from '../../fixtures/learned.js';
import { shownBy, troubles, turning } from '../../fixtures/troubles.js';
import { questionIds } from '../../generated/questions.js';
import { drawnReadings } from '../../spec/profile/drawn.js';

/** One in this many questions is asked: different ones each time, and few enough to try all troubles quickly. */
const share = 16;

test.each(Object.entries(troubles).map(([trouble, between], index) => ({ trouble, between, index })))(
  'nothing wrong is learned of a target that $trouble, and the run ends',
  async ({ trouble, between, index }) => {
    const questions = (id: (typeof questionIds)[number]) => questionIds.indexOf(id) % share === index % share;
    const learned = await learnedOf({}, { questions }, between);

    expect(madeUp(learned, {}, shownBy[trouble] ?? {})).toEqual([]);
    expect([...learned.conclusions.values()].filter(isBroken)).toEqual([]);
    expect(learned.incomplete ?? '').not.toContain('the kit broke');
    expect(learned.requests).toBeLessThanOrEqual(learned.budget);
  },
);

const isBroken = (conclusion: object) =>
  'because' in conclusion && /kit broke/.test(String(conclusion.because));

const other = drawnReadings(3);

test.each([
  ['answers otherwise from a point on', (call: number) => call > 120],
  ['has two instances that answer in turn, each its own way', (call: number) => call % 3 === 0],
])('a target that %s leads to no reading that it never had', async (_, isOther) => {
  const learned = await learnedOf({}, { safety: 'read-only' }, turning(other, isOther));

  expect(madeUp(learned, {}, other)).toEqual([]);
});
