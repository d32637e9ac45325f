import * as fc from 'fast-check';
import { batch, findBody, knownBatch, size } from '../../arbitraries/lookups.js';
import { investigation } from '../../scene/investigation.js';
import { batching } from './batching.js';
import { roundTrips, trueCriterion } from './own-values.js';
import { parallel } from './parallel.js';
import { sizes } from './sizes.js';
import { wording } from './wording.js';

/** Plain batches of every kind of lookup: they show no relation of their own, but every exchange judge looks at them. */
const explore = investigation({
  kind: 'relation',
  id: 'explore/batch',
  rules: [],
  runs: 55,
  requestsPerRun: 1,
  cases: (pool) =>
    fc.record({
      lookups: fc.oneof(
        { weight: 1, arbitrary: batch(pool, { min: 1, max: 16 }) },
        // Two of them never look alike: whatever is mixed up shows.
        { weight: 2, arbitrary: knownBatch(pool, { min: 2, max: 16 }) },
      ),
      // In every other one, as services may refuse it: a lookup that finds many, whose list can be too long.
      broad: fc.subarray(
        pool.broad.map(({ lookup }) => lookup),
        { maxLength: Math.min(1, pool.broad.length) },
      ),
      // Narrow ones show one person too many, wide ones what is wrong within a list.
      size: fc.oneof(size(), fc.constantFrom(1, 2)),
    }),
  async perform({ lookups, broad, size: asked }, context) {
    await context.find(findBody([...lookups, ...broad], asked));
    return [];
  },
});

/** Every relation between finds, in the order in which a run tries them. */
export const relations = [...batching, ...sizes, ...roundTrips, parallel, ...wording, trueCriterion, explore];
