import { setImmediate as turn } from 'node:timers/promises';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { specimen } from '../../../fixtures/fakes/specimen.js';
import { type Chance, createAttempts } from './attempts.js';
import { createPurse, OverLimit } from './budget.js';

const given = (limit: number) => {
  const purse = createPurse();
  purse.allow(limit, 'too many');
  return { purse, attempts: createAttempts(purse) };
};

const anySignIn = fc.record({
  chance: fc.constantFrom<Chance>('right', 'doubtful', 'wrong'),
  status: fc.constantFrom(200, 401, 423),
  turns: fc.nat({ max: 3 }),
});

test('at most the allowed number of sign-ins fail, however many are in flight', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anySignIn, { minLength: 1, maxLength: 30 }),
      fc.nat({ max: 5 }),
      async (signIns, limit) => {
        const { attempts } = given(limit);
        let wrong = 0;
        const done = signIns.map(({ chance, status, turns }) =>
          attempts.within(chance, async () => {
            if (status !== 200 || chance === 'wrong') wrong += 1;
            for (let waited = 0; waited < turns; waited += 1) await turn();
            return specimen({ status });
          }),
        );
        for (const one of await Promise.allSettled(done)) {
          if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(OverLimit);
        }
        // It takes one attempt to learn whether the given credential is right.
        const isRefused = signIns.some(({ chance, status }) => chance === 'right' && status !== 200);
        expect(wrong).toBeLessThanOrEqual(isRefused ? Math.max(1, limit) : limit);
      },
    ),
  );
});

test('right sign-ins are not limited, but wait for those in flight', async () => {
  const { purse, attempts } = given(0);
  const all = Array.from({ length: 20 }, () =>
    attempts.within('right', async () => {
      await turn();
      return specimen({ status: 200 });
    }),
  );

  expect(await Promise.all(all)).toHaveLength(20);
  expect(purse.spent()).toBe(0);
});

test.each<[Chance, status: number, counted: number]>([
  ['wrong', 200, 1],
  ['doubtful', 200, 0],
  ['doubtful', 429, 1],
  ['right', 401, 1],
  // Overload and outages refuse every caller.
  ['right', 429, 0],
  ['right', 503, 0],
  ['proven', 401, 1],
  ['proven', 200, 0],
])('a %s sign-in with the response %i counts as %i', async (chance, status, counted) => {
  const { purse, attempts } = given(5);
  await attempts.within(chance, async () => specimen({ status }));

  expect(purse.spent()).toBe(counted);
});
