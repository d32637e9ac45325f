import { describe, expect, test } from 'vitest';
import { learnedOf, toldOf } from '../../fixtures/learned.js';
import { questionIds, questions } from '../../generated/questions.js';
import { admissibleOf } from '../../spec/profile/drawn.js';
import type { AnyProbe } from '../probes/probe.js';
import { allProbes } from '../probes/registry.js';

describe('what is learned is what the mock does', () => {
  // A part of them in each run: generated profiles contain the others.
  const rows = allProbes
    .flatMap((probe) =>
      Object.keys(questions[probe.question].readings).map((reading) => ({
        question: probe.question,
        reading,
        others: showing(probe),
      })),
    )
    .filter((_, index) => index % 3 === 0);

  test.each(rows)('$question=$reading', async ({ question, reading, others }) => {
    const learned = await learnedOf(
      { profile: { ...others, [question]: reading } },
      { questions: (id) => id === question },
    );

    expect(toldOf(learned, question)).toBe(reading);
  });
});

/** Returns readings of other questions under which the probe can see something, if their defaults hide it. */
function showing({ hiddenBy = {} }: AnyProbe): Readonly<Record<string, string>> {
  const hiding: [string, readonly string[]][] = Object.entries(hiddenBy);
  return Object.fromEntries(
    hiding.flatMap(([id, readings]) => {
      const other = questionIds.find((each) => each === id);
      if (other === undefined || !readings.includes(questions[other].default)) return [];
      // If no admissible reading shows it, one that contradicts a stated sentence may.
      const all = [...admissibleOf(other), ...Object.keys(questions[other].readings)];
      const shown = all.find((reading) => !readings.includes(reading));
      return shown === undefined ? [] : [[other, shown]];
    }),
  );
}
