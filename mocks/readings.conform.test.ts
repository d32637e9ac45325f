import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkConformance, type Report } from '../conformance/conform.js';
import { targetOf, transportTo } from '../fixtures/in-process.js';
import { questionIds, questions, type Readings } from '../generated/questions.js';
import { ruleIds, rules } from '../generated/rules.js';
import { createMock } from './mock.js';
import { manualClock } from './state/clock.js';

/** A whole run against a mock of this profile, on a clock that waiting moves. */
async function runOn(profile: Partial<Readings>, seed: number, budget: number): Promise<Report> {
  const clock = manualClock(Date.parse('2026-11-20T12:00:00Z'));
  const mock = await createMock({ profile, clock, seed });
  try {
    return await checkConformance({
      target: targetOf(mock),
      seed,
      budget,
      transport: transportTo(mock),
      now: clock.now,
      wait: async (ms) => clock.advance(ms),
    });
  } finally {
    await mock.close();
  }
}

const judged = new Set<string>(ruleIds.filter((id) => rules[id].awaits === undefined));

const failed = (report: Report) =>
  report.rules.flatMap(({ id, verdict, failure, because }) =>
    verdict === 'fail' || verdict === 'error' ? [`${id}: ${failure?.summary ?? because}`] : [],
  );

/** The kit calls find and session creation: readings about other operations cannot show in a run. */
const met = questionIds.filter((id) => /^(auth|errors|find|record|session|transport)\./.test(id));

const all = met.flatMap((question) =>
  Object.keys(questions[question].readings).map((reading) => ({
    question,
    reading,
    contradicts: questions[question].contradicts?.[reading],
  })),
);

describe('the mock as it is keeps every rule', () => {
  test.each([1, 2, 3, 4, 5])('seed %i', async (seed) => {
    const report = await runOn({}, seed, 500);

    expect(failed(report)).toEqual([]);
    expect(report).toMatchObject({ verdict: 'conformant', complete: true });
    expect(report.requests).toBeLessThanOrEqual(500);
  });
});

describe('every reading alone keeps every rule', () => {
  const admissible = all.filter(({ contradicts }) => contradicts === undefined);

  test.each(admissible)('$question=$reading', async ({ question, reading }) => {
    const report = await runOn({ [question]: reading }, 11, 150);

    expect(failed(report)).toEqual([]);
    expect(report.verdict).toBe('conformant');
  });
});

describe('a reading that steps over a stated sentence fails by that sentence alone', () => {
  const contradicting = all.flatMap(({ contradicts = [], ...rest }) =>
    contradicts.some((id) => judged.has(id)) ? [{ ...rest, contradicts }] : [],
  );

  test.each(contradicting)('$question=$reading', async ({ question, reading, contradicts }) => {
    const report = await runOn({ [question]: reading }, 11, 500);
    const ids = report.rules.flatMap(({ id, verdict }) => (verdict === 'fail' ? [id] : []));

    expect(ids.filter((id) => !contradicts.includes(id))).toEqual([]);
    expect(ids.length).toBeGreaterThan(0);
  });
});

describe('twenty profiles drawn at random keep every rule', () => {
  const readingOf = (question: (typeof questionIds)[number]) => {
    const { readings, contradicts = {} } = questions[question];
    return fc.constantFrom(...Object.keys(readings).filter((reading) => contradicts[reading] === undefined));
  };
  const profile = fc.record(
    Object.fromEntries(questionIds.map((question) => [question, readingOf(question)])),
  );
  const drawn = fc.sample(profile, { seed: 20, numRuns: 20 });

  test.each(drawn.map((readings, index) => ({ readings, index })))(
    'profile $index',
    async ({ readings, index }) => {
      const report = await runOn(readings, index, 150);

      expect(failed(report)).toEqual([]);
    },
  );
});
