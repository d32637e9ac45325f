import { describe, expect, onTestFinished, test } from 'vitest';
import { checkConformance } from '../../../conformance/conform.js';
import type { Transport } from '../../../conformance/target/transport.js';
import { createMock } from '../../host/mock.js';
import { mutants } from '../catalogue.js';
import { besideMock, transportTo } from '../matrix/in-process.js';

/** Whether a rare fault shows in the answer to these lookups, the nth answer that it would change. */
type Trigger = (lookups: readonly string[], nth: number) => boolean;

const triggers: Readonly<Record<string, Trigger>> = {
  'in batches of 100': (lookups) => lookups.length === 100,
  'among equal lookups': (lookups) => new Set(lookups).size < lookups.length,
  'in one answer of 30': (_, nth) => nth % 30 === 0,
  'where letters are not Latin': (lookups) =>
    lookups.some((lookup) => /"search_term":"[^"]*(?!\p{Script=Latin})\p{L}/u.test(lookup)),
};

const rare = [
  'find.index-aligned',
  'find.one-per-input',
  'find.at-most-size',
  'find.found-iff-people',
  'person.score-type',
  'person.id-unique-in-list',
  'job.started_at-first-day',
  'job.level-enum',
];

function lookupsOf(body: string | undefined): readonly string[] {
  const { matches } = Object(JSON.parse(body ?? '{}'));
  return Array.isArray(matches) ? matches.map((lookup) => JSON.stringify(lookup)) : [];
}

/** Answers finds as a broken mock does where the fault shows, and as an honest one otherwise. */
function between(honest: Transport, broken: Transport, shows: Trigger): Transport {
  let changed = 0;
  return async (request, signal) => {
    const [kept, other] = await Promise.all([honest(request, signal), broken(request, signal)]);
    if (kept.text === other.text || kept.status !== 200 || !request.url.endsWith('/find')) return kept;
    changed += 1;
    return shows(lookupsOf(request.body), changed) ? other : kept;
  };
}

describe('a rare fault is found', () => {
  // One batch in another order is taken for drift: it is compared once with what its lookups find alone.
  const isOverlooked = (id: string, when: string) =>
    id === 'find.index-aligned' && when === 'in one answer of 30';
  const cases = Object.entries(triggers).flatMap(([when, shows]) =>
    rare.flatMap((id) => (isOverlooked(id, when) ? [] : { id, when, shows })),
  );

  test.each(cases)('$id, $when', { timeout: 60_000 }, async ({ id, shows }) => {
    const breaks = mutants[id]?.breaks;
    const report = await besideMock({ seed: 5 }, async ({ clock, edges }) => {
      const faulty = await createMock({ seed: 5, clock, mutant: id });
      onTestFinished(() => faulty.close());
      return checkConformance({
        ...edges,
        transport: between(edges.transport, transportTo(faulty), shows),
        seed: 5,
        budget: 500,
        enough: (tally) => breaks !== undefined && tally.of(breaks).violated > 0,
      });
    });

    expect(report.rules.flatMap((rule) => (rule.verdict === 'fail' ? [rule.id] : []))).toContain(breaks);
  });
});
