import { describe, expect, test } from 'vitest';
import { learnedOf, toldOf } from '../../fixtures/learned.js';
import { questions } from '../../generated/questions.js';
import { allProbes } from '../probes/registry.js';

describe('what a mock does is what is learned of it', () => {
  const rows = allProbes.flatMap(({ question }) =>
    Object.keys(questions[question].readings).map((reading) => ({ question, reading })),
  );

  test.each(rows)('$question=$reading', async ({ question, reading }) => {
    const learned = await learnedOf(
      { profile: { [question]: reading } },
      { questions: (id) => id === question },
    );

    expect(toldOf(learned, question)).toBe(reading);
  });
});
