import { expect, test } from 'vitest';
import { nothing, once } from '../scene/finding.js';
import type { Outcome } from '../scene/investigation.js';
import type { ControlPlane } from '../target/control/control-plane.js';
import { undisturbed } from './run-context.js';

type Clockwork = Pick<ControlPlane, 'movedByOthers'>;

const rule = 'session.expires-future';
const holds: Outcome = { rule, finding: once(true, () => seen) };
const seen = { at: 'expiresAt', expected: 'later', received: 'earlier' };
const broken: Outcome = { rule, finding: once(false, () => seen) };

/** A control plane that answers, after a first comparison, whether others have moved its clock since. */
function moved(...answers: readonly boolean[]): Clockwork {
  const left = [false, ...answers];
  return { movedByOthers: async () => left.shift() ?? false } as Pick<
    ControlPlane,
    'movedByOthers'
  > as ControlPlane;
}

test.each<
  [
    claim: string,
    Clockwork | undefined,
    performed: readonly Outcome[],
    counts: Outcome,
    times: number,
    forgotten: number,
  ]
>([
  ['what holds is not asked again, whoever moved time', moved(true), [holds], holds, 1, 0],
  ['what is broken while nobody moved time is broken', moved(false), [broken], broken, 1, 0],
  ['what is broken without a control plane is broken', undefined, [broken], broken, 1, 0],
  ['what went wrong while somebody moved time is performed again', moved(true), [broken, holds], holds, 2, 1],
  [
    'what goes wrong again, and nobody moved time then, is broken',
    moved(true, false),
    [broken, broken],
    broken,
    2,
    1,
  ],
  [
    'what goes wrong in moving time twice says nothing',
    moved(true, true),
    [broken, broken],
    { rule, finding: nothing, inconclusive: expect.stringContaining('moved the clock') },
    2,
    2,
  ],
])('%s', async (_, control, performed, counts, times, forgotten) => {
  let [count, forgets] = [0, 0];
  const forget = () => {
    forgets += 1;
  };
  const outcomes = await undisturbed(control, forget, async () => [performed[count++] ?? holds]);
  expect([outcomes, count, forgets]).toEqual([[counts], times, forgotten]);
});
