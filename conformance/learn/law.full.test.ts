import { describe, expect, test } from 'vitest';
import { learnedOf, toldOf } from '../../fixtures/learned.js';
import { type Readings as All, questions } from '../../generated/questions.js';
import { probedQuestions } from '../probes/registry.js';

type Readings = Partial<All>;

describe('what is learned is what the mock does', () => {
  // A part of them in each run: generated profiles contain the others.
  const rows = probedQuestions
    .flatMap((question) =>
      Object.keys(questions[question].readings).map((reading) => ({
        question,
        reading,
        others: showing(question),
      })),
    )
    // An import that is stuck looks like one that takes long.
    .filter(({ reading }, index) => index % 3 === 0 && reading !== 'stuck');

  test.each(rows)('$question=$reading', async ({ question, reading, others }) => {
    const learned = await learnedOf(
      { profile: { ...others, [question]: reading } },
      { questions: (id) => id === question },
    );

    expect(toldOf(learned, question)).toBe(reading);
  });
});

/** Readings of other questions under which the probe can see something, if their defaults hide it. */
function showing(question: string): Readings {
  if (question === 'apikey.role') return { 'auth.api-key-scope': 'everywhere' };
  return /[.-]role$/.test(question) ? { 'auth.roles': 'exact' } : {};
}
