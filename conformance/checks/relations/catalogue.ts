import * as fc from 'fast-check';
import { batch, findBody, knownBatch, size } from '../../arbitraries/lookups.js';
import { investigation } from '../../scene/investigation.js';
import { batching } from './batching.js';
import { sizes } from './sizes.js';

/** Plain batches of every kind of lookup: not for a relation of their own, but for the exchange judges. */
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
        // Each of these lookups finds another person, so any mix-up shows.
        { weight: 2, arbitrary: knownBatch(pool, { min: 2, max: 16 }) },
      ),
      // A lookup that finds many people, whose list may be too long. Only in every other batch: services may refuse it.
      broad: fc.subarray(
        pool.broad.map(({ lookup }) => lookup),
        { maxLength: Math.min(1, pool.broad.length) },
      ),
      // Small sizes show one person too many, large ones what is wrong within a list.
      size: fc.oneof(size(), fc.constantFrom(1, 2)),
    }),
  async perform({ lookups, broad, size: asked }, context) {
    await context.find(findBody([...lookups, ...broad], asked));
    return [];
  },
});

/** Every relation between finds, in the order in which a run performs them. */
export const relations = [...batching, ...sizes, explore];
