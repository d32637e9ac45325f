import { describe, expect, test } from 'vitest';
import type { Question } from '../../catalogue/questions.js';
import { faultOfDay, obstacleTo } from './ask.js';

const question: Question = {
  id: 'find.size-over',
  section: '4.1',
  asks: 'What happens?',
  readings: { 'rejected-400': 'With 400.', 'rejected-422': 'With 422.', ignored: 'Ten people come.' },
  default: 'rejected-400',
  contradicts: { ignored: ['find.size-5'] },
};

describe('a question can be resolved only to a known reading that breaks no stated rule', () => {
  test.each([
    ['find.size-over', 'rejected-422', undefined],
    ['find.size-over', 'rejected-400', undefined],
    ['find.sizeover', 'rejected-422', 'Did you mean "find.size-over"?'],
    ['find.size-over', 'rejected-42', 'Did you mean "rejected-422"? Its readings are rejected-400, '],
    ['find.size-over', 'ignored', 'steps over stated rules (find.size-5)'],
  ])('%s to %s', (id, reading, expected) => {
    const obstacle = obstacleTo(id, reading, [question]);
    if (expected === undefined) expect(obstacle).toBeUndefined();
    else expect(obstacle).toContain(expected);
  });
});

test.each([
  ['2026-01-14', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['14.1.2026', false],
  ['2026-1-4', false],
  ['', false],
])('whether "%s" is a day: %s', (text, isDay) => {
  expect(faultOfDay(text) === undefined).toBe(isDay);
});
