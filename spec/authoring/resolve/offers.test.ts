import { expect, test } from 'vitest';
import type { Question } from '../../catalogue/questions.js';
import { offersOf, offersText } from './offers.js';

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  section: '4.1',
  asks: 'What?',
  readings: { 'rejected-400': 'a', 'rejected-422': 'b' },
  default: 'rejected-400',
  ...more,
});

const questions = [
  question('find.size-over'),
  question('find.size-zero'),
  question('find.size-negative', { resolved: { source: 'ticket 1', date: '2026-01-14' } }),
  question('find.size-null', { contradicts: { 'rejected-400': ['find.size-plus-one'] } }),
  question('find.ties'),
];
const profile = {
  learned: {
    from: 'https://staging.example/v1',
    org: 'org_1',
    on: '2026-11-23',
    by: 'people-data-kit 0.1.0',
  },
  readings: {
    'find.size-over': 'rejected-422',
    'find.size-zero': 'rejected-400',
    'find.size-negative': 'rejected-400',
    'find.size-null': 'rejected-400',
  },
  evidence: { 'find.size-over': { seen: '3 of 3', saw: 'size 6 → status 422' } },
  other: {},
  unknown: {},
} as const;

test('answers of a profile are offered with their source, what was observed and the day', () => {
  expect(offersOf(profile, questions)).toEqual([
    {
      question: 'find.size-over',
      reading: 'rejected-422',
      source: 'pdk learn at https://staging.example/v1: size 6 → status 422 (3 of 3)',
      date: '2026-11-23',
      kind: 'another one',
    },
    expect.objectContaining({ question: 'find.size-zero', kind: 'as assumed' }),
    expect.objectContaining({ question: 'find.size-negative', kind: 'confirmed' }),
    expect.objectContaining({ question: 'find.size-null', kind: 'contradicts' }),
  ]);
});

test('the text shows the command for each answer that can be recorded', () => {
  const text = offersText(offersOf(profile, questions), 'staging.yaml');

  expect(text).toContain('pdk question resolve find.size-over --from staging.yaml');
  expect(text).toContain('pdk question resolve find.size-zero --from staging.yaml');
  expect(text).not.toContain('resolve find.size-negative');
  expect(text).not.toContain('resolve find.size-null');
  expect(text).toContain('nothing was written');
});
