import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ConformanceOptions, checkConformance, type Report } from '../conformance/conform.js';
import { stories } from '../conformance/story/catalogue.js';
import { targetOf, transportTo } from '../fixtures/in-process.js';
import { questionIds, questions, type Readings } from '../generated/questions.js';
import { createMock } from './mock.js';
import { manualClock } from './state/clock.js';

/** A run against a mock of this profile, on a clock that waiting moves. */
async function runOn(
  profile: Partial<Readings>,
  seed: number,
  options: Partial<ConformanceOptions>,
): Promise<Report> {
  const clock = manualClock(Date.parse('2026-11-20T12:00:00Z'));
  const mock = await createMock({ profile, clock, seed });
  try {
    return await checkConformance({
      target: targetOf(mock),
      seed,
      transport: transportTo(mock),
      now: clock.now,
      wait: async (ms) => clock.advance(ms),
      ...options,
    });
  } finally {
    await mock.close();
  }
}

const failed = (report: Report) =>
  report.rules.flatMap(({ id, verdict, failure, because }) =>
    verdict === 'fail' || verdict === 'error' ? [`${id}: ${failure?.summary ?? because}`] : [],
  );

/** Questions that a run without writing meets, in everything that it asks. */
const isMetByReading = (question: string) => /^(auth|errors|find|record|session|transport)\./.test(question);

/** The rules that a question can touch, by the first word of both; a run that may write is about these. */
const touched: Readonly<Record<string, string>> = {
  identity: 'apikey sa org invite users user',
  list: 'apikey sa invite users ledger imports tracked',
  apikey: 'apikey',
  sa: 'sa',
  session: 'end sa apikey',
  org: 'org',
  end: 'end',
  invite: 'invite',
  users: 'users user',
  user: 'users user',
  ledger: 'ledger contacts',
  contacts: 'contacts imports ledger',
  import: 'imports contacts ledger',
  tracked: 'tracked events',
  events: 'events',
  billing: 'usage subs',
  usage: 'usage subs',
  subscriptions: 'subs',
  people: 'search verify preview lookup person',
  search: 'search preview',
  verify: 'verify',
  preview: 'preview find',
  person: 'person lookup',
  lookup: 'lookup',
};

/** How a run meets a question: what it may do, and what it judges. */
function meeting(question: string): Partial<ConformanceOptions> | undefined {
  const areas = touched[question.split('.', 1)[0] ?? '']?.split(' ');
  if (!areas) return undefined;
  return {
    safety: 'full',
    thorough: false,
    rules: (rule) => areas.includes(rule.split('.', 1)[0] ?? ''),
  };
}

const all = questionIds.flatMap((question) =>
  Object.keys(questions[question].readings).map((reading) => ({
    question,
    reading,
    contradicts: questions[question].contradicts?.[reading],
  })),
);

describe('the mock as it is keeps every rule', () => {
  test.each([1, 2, 3, 4, 5])('seed %i', async (seed) => {
    const report = await runOn({}, seed, { budget: 500 });

    expect(failed(report)).toEqual([]);
    expect(report).toMatchObject({ verdict: 'conformant', complete: true });
    expect(report.requests).toBeLessThanOrEqual(500);
  });

  test.each([1, 2])('also in a run that may write, with fewer than 3,000 requests: seed %i', async (seed) => {
    const report = await runOn({}, seed, { safety: 'full' });

    expect(failed(report)).toEqual([]);
    expect(report).toMatchObject({ verdict: 'conformant', complete: true });
    expect(report.requests).toBeLessThan(3000);
    expect(report.left).toBeUndefined();
  });
});

describe('every reading alone keeps every rule', () => {
  const admissible = all.filter(({ contradicts }) => contradicts === undefined);
  const read = admissible.filter(({ question }) => isMetByReading(question));
  const written = admissible.filter(({ question }) => meeting(question) !== undefined);

  test('each question is met', () => {
    const met = new Set([...read, ...written].map(({ question }) => question));
    const unmet = admissible.filter(({ question }) => !met.has(question)).map(({ question }) => question);
    expect(unmet).toEqual([]);
  });

  test.each(read)('$question=$reading', async ({ question, reading }) => {
    const report = await runOn({ [question]: reading }, 11, { budget: 150 });

    expect(failed(report)).toEqual([]);
    expect(report.verdict).toBe('conformant');
  });

  test.each(written)('$question=$reading, where the run may write', async ({ question, reading }) => {
    const report = await runOn({ [question]: reading }, 11, meeting(question) ?? {});

    expect(failed(report)).toEqual([]);
    expect(report.left).toBeUndefined();
  });
});

describe('a reading that steps over a stated sentence fails by that sentence alone', () => {
  const told = new Set<string>(stories.flatMap((story) => [...story.rules]));
  const contradicting = all.flatMap(({ contradicts = [], ...rest }) =>
    contradicts.length > 0 ? [{ ...rest, contradicts }] : [],
  );

  test.each(contradicting)('$question=$reading', async ({ question, reading, contradicts }) => {
    // What only a run that may write can see needs one.
    const written = contradicts.some((rule) => told.has(rule));
    const options = written ? ({ safety: 'full', thorough: false } as const) : { budget: 500 };
    const report = await runOn({ [question]: reading }, 11, options);
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
      const report = await runOn(readings, index, { budget: 150 });

      expect(failed(report)).toEqual([]);
    },
  );
});
