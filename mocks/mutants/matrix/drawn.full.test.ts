import picomatch from 'picomatch';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../conformance/arbitraries/seed.js';
import { readCases } from '../../../fixtures/cases.js';
import { failedAlone } from '../../../fixtures/kill-matrix.js';
import type { QuestionId, Readings } from '../../../generated/questions.js';
import { rules } from '../../../generated/rules.js';
import { drawnReadings } from '../../../spec/profile/drawn.js';
import { mutants } from '../catalogue.js';
import type { Mutant } from '../rewrite.js';
import { runInProcess } from './in-process.js';

const seeds = Array.from({ length: 5 }, (_, index) => index + 1);

/**
 * Mutants, by seed, that a run of their rule alone may leave inconclusive: a gateway loses one answer in 25, and so a different
 * one in each repetition, or throttling refuses some of many creations: either may explain what was observed.
 */
const undecided: Readonly<Record<number, readonly string[]>> = {
  2: ['apikey.create-full-once'],
  3: ['invite.accept-only-invitee'],
  5: ['sa.delete-invalidates', 'tracked.versions-page'],
};

/** Readings that hide violations of rules, or under which mutants do nothing, and why. */
interface Hidden {
  readonly because: string;
  readonly readings: { readonly [Q in QuestionId]?: readonly Readings[Q][] };
  readonly mutants: string | string[];
}
const hidden = readCases<readonly Hidden[]>(import.meta.dirname, 'drawn.cases.yaml').map((row) => ({
  ...row,
  matches: picomatch(row.mutants),
}));

/** Returns why a run need not notice a mutant under a profile; undefined if it must. */
function hiddenUnder(
  profile: Readonly<Record<string, string>>,
  id: string,
  { breaks }: Pick<Mutant, 'breaks'>,
): string | undefined {
  return hidden.find(
    ({ matches, readings }) =>
      (matches(id) || matches(breaks)) &&
      Object.entries<readonly string[]>(readings).some(([question, some]) =>
        some.includes(profile[question] ?? ''),
      ),
  )?.because;
}

/** Returns mutants of stated rules that show under a drawn profile, a few different ones for each profile. */
function drawnFor(seed: number): readonly (readonly [string, Mutant])[] {
  return Object.entries(mutants)
    .filter(([id, mutant]) => {
      const profile = { ...drawnReadings(seed), ...mutant.readings };
      return rules[mutant.breaks].basis === 'stated' && hiddenUnder(profile, id, mutant) === undefined;
    })
    .toSorted(([a], [b]) => seedOf(seed, a) - seedOf(seed, b))
    .slice(0, 3)
    .filter(([id]) => undecided[seed]?.includes(id) !== true);
}

describe.each(seeds)('under the profile random:%i', (seed) => {
  test('the service is conformant', async () => {
    const report = await runInProcess({ profile: drawnReadings(seed) }, { seed });
    const failed = report.rules.filter(({ verdict }) => verdict === 'fail');

    expect(failed.map(({ id, because }) => [id, because])).toEqual([]);
  });

  test.each(drawnFor(seed))(
    'a run of its rule alone fails because of %s',
    async (id, { breaks, readings }) => {
      const profile = { ...drawnReadings(seed), ...readings };

      expect(await failedAlone(id, breaks, { profile, seed })).toEqual([breaks]);
    },
  );
});
