import { describe, expect, it } from 'vitest';
import { readView } from './view-names.js';

describe('what a view asks for', () => {
  it.each([
    [undefined, 'full', 'full'],
    ['count', 'count', 'count'],
    ['data', 'full', 'refused'],
    ['full', 'refused', 'full'],
  ] as const)('%s', (view, dataCount, fullCount) => {
    const outcomeOf = (reading: 'data-count' | 'full-count') => {
      const outcome = readView(reading, view);
      return typeof outcome === 'string' ? outcome : 'refused';
    };
    expect(outcomeOf('data-count')).toBe(dataCount);
    expect(outcomeOf('full-count')).toBe(fullCount);
  });

  it('says which values there are', () => {
    expect(readView('data-count', 'full')).toMatchObject({
      message: '`view` is "full"; send "data" or "count".',
      field: 'view',
    });
  });
});
