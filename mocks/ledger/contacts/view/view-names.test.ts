import { describe, expect, it } from 'vitest';
import { readView } from '../../contact-search.js';

describe('the view', () => {
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

  it('is refused with the allowed values', () => {
    expect(readView('data-count', 'full')).toMatchObject({
      message: '`view` is "full"; send "data" or "count".',
      field: 'view',
    });
  });
});
