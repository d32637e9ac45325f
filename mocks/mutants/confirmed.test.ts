import { describe, expect, test } from 'vitest';
import { type Answer, type Asked, mutationsOf, otherReading } from './confirmed.js';

const sizeOver: Asked = {
  readings: { 'rejected-400': 'With 400.', 'rejected-422': 'With 422.', clamped: 'As if 5.' },
};

describe('the reading that proves a confirmed rule is one under which the rule does not hold', () => {
  test.each<[string, readonly string[], Asked, readonly Answer[], string | undefined]>([
    ['the first one', ['rejected-400'], sizeOver, [], 'rejected-422'],
    ['the only one', ['rejected-400', 'rejected-422'], sizeOver, [], 'clamped'],
    [
      'none, where the rule holds under all',
      ['rejected-400', 'rejected-422', 'clamped'],
      sizeOver,
      [],
      undefined,
    ],
    [
      'one that steps over nothing stated',
      ['rejected-400'],
      { ...sizeOver, contradicts: { 'rejected-422': ['find.size-5'] } },
      [],
      'clamped',
    ],
    [
      'none that does, even where there is no other',
      ['rejected-400', 'rejected-422'],
      { ...sizeOver, contradicts: { clamped: ['find.size-5'] } },
      [],
      undefined,
    ],
    [
      'one that leaves other rules of the question alone',
      ['rejected-400'],
      sizeOver,
      [{ id: 'other', basis: 'confirmed', readings: ['rejected-400', 'clamped'] }],
      'clamped',
    ],
  ])('%s', (_case, readings, question, others, reading) => {
    expect(otherReading({ id: 'find.size-over-rejected', readings }, question, others)).toBe(reading);
  });
});

test('each confirmed rule gets one mutation, other rules get none', () => {
  const rule = { question: 'find.size-over', readings: ['rejected-400', 'rejected-422'] };
  const table = [
    { id: 'confirmed', basis: 'confirmed', ...rule },
    { id: 'assumed', basis: 'assumed', ...rule },
    { id: 'stated', basis: 'stated' },
    { id: 'always', basis: 'confirmed', ...rule, readings: Object.keys(sizeOver.readings) },
  ];
  expect(mutationsOf(table, { 'find.size-over': sizeOver })).toEqual([
    {
      id: 'confirmed~clamped',
      breaks: 'confirmed',
      question: 'find.size-over',
      reading: 'clamped',
      mutation: 'As if 5.',
    },
  ]);
});
