import { describe, expect, it } from 'vitest';
import type { Readings } from '../../../generated/questions.js';
import { isRefusal } from '../../engine/refusal.js';
import { profileOf } from '../../engine/world.js';
import { readIds } from '../person.js';

const never = () => false;

describe('the number of ids in a lookup', () => {
  it.each<[Partial<Readings>, asked: number, outcome: number | string]>([
    [{}, 0, 0],
    [{ 'lookup.ids-empty': 'rejected-400' }, 0, 'ids-empty'],
    [{ 'lookup.ids-empty': 'rejected-400' }, 1, 1],
    [{}, 50_000, 50_000],
    [{}, 50_001, 'ids-over'],
    [{ 'lookup.k': '51200' }, 51_200, 51_200],
    [{ 'lookup.k': '51200' }, 51_201, 'ids-over'],
    [{ 'lookup.over': 'rejected-413' }, 50_001, 'ids-over'],
    [{ 'lookup.over': 'truncated' }, 50_001, 50_000],
    [{ 'lookup.over': 'truncated', 'lookup.k': '51200' }, 51_201, 51_200],
  ])('under %o, %i ids result in %s', (readings, asked, outcome) => {
    const read = readIds(Array(asked).fill('per_0'), profileOf(readings), never);
    expect(isRefusal(read) ? read.refused : read.ids.length).toBe(outcome);
  });

  it('is stated in the error message if it is exceeded', () => {
    expect(readIds(Array(50_001).fill(''), profileOf({}), never)).toMatchObject({
      message: '`ids` has 50001 items; at most 50000 are allowed. Split the request.',
    });
  });
});
