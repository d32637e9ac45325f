import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { performances } from '../checks/registry/registry.js';
import { shardOf } from './plan.js';

const shards = (of: number) =>
  Array.from({ length: of }, (_, at) => shardOf(performances, { index: at + 1, of }));

test('all shards together perform everything once, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (of) => {
      const parts = shards(of);
      expect(
        parts
          .flat()
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(performances.map(({ id }) => id).toSorted());
      for (const part of parts) expect(part).toEqual(performances.filter((each) => part.includes(each)));
    }),
    { numRuns: 20 },
  );
});

test('each shard sends about as many requests as the others', () => {
  const loads = shards(5).map((part) =>
    part.reduce((sum, { runs, requestsPerRun }) => sum + runs * requestsPerRun, 0),
  );
  expect(Math.max(...loads) - Math.min(...loads)).toBeLessThan(0.1 * Math.max(...loads));
});
