import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Readings } from '../../generated/questions.js';
import { fewest, harden, type Trial } from './harden.js';

test('the result is exactly the items that the failure needs', async () => {
  const cases = fc
    .uniqueArray(fc.nat(200), { minLength: 1, maxLength: 60 })
    .chain((items) =>
      fc.tuple(
        fc.constant(items),
        fc.subarray(items, { minLength: 1, maxLength: Math.min(3, items.length) }),
      ),
    );
  await fc.assert(
    fc.asyncProperty(cases, async ([items, needed]) => {
      const left = await fewest(items, async (some) => needed.every((one) => some.includes(one)));

      expect([...left].toSorted()).toEqual([...needed].toSorted());
    }),
  );
});

const passed: Trial = { passed: true, output: '' };
const failed: Trial = { passed: false, output: 'expected 200' };

/** A client that breaks if all readings of any cause occur. */
function client(...causes: readonly Partial<Readings>[]) {
  return async (readings: Partial<Readings>): Promise<Trial> => {
    const met = (cause: Partial<Readings>) =>
      Object.entries(cause).every(([question, reading]) =>
        Object.entries(readings).some(([id, value]) => id === question && value === reading),
      );
    return causes.some(met) ? failed : passed;
  };
}

test('all readings that break a client are found, each cause on its own and minimal', async () => {
  const one = { 'find.no-hit': 'people-null' } as const;
  const two = { 'errors.body': 'html', 'find.size-over': 'rejected-422' } as const;
  const found = await harden({ profiles: 60, seed: 1, attempt: client(one, two) });

  expect(found.breaking.map(({ readings }) => readings)).toEqual(expect.arrayContaining([one, two]));
  expect(found.breaking).toHaveLength(2);
  expect(found.breaking.find(({ readings }) => 'find.no-hit' in readings)?.profiles).toBeGreaterThan(10);
  expect(found.flaky).toEqual([]);
});

test('a client that nothing breaks is run once for each profile, and once before', async () => {
  const found = await harden({ profiles: 20, seed: 5, attempt: client() });

  expect(found).toEqual({ profiles: 20, trials: 21, breaking: [], flaky: [] });
});

test('tests that fail with the default readings stop the search', async () => {
  const found = await harden({ profiles: 20, seed: 5, attempt: async () => failed });

  expect(found.because).toContain('expected 200');
  expect(found.trials).toBe(1);
});

test('a failure that does not recur is reported as flaky', async () => {
  let trials = 0;
  const attempt = async () => {
    trials += 1;
    return trials === 2 ? failed : passed;
  };
  const found = await harden({ profiles: 3, seed: 5, attempt });

  expect(found.breaking).toEqual([]);
  expect(found.flaky).toEqual([5]);
});
