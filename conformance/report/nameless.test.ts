import { expect, test } from 'vitest';
import { target as fakeTarget } from '../../fixtures/fakes/fake-context.js';
import { leakedIn, runWithNames, writtenBy } from '../../fixtures/leaked-names.js';
import { readReplay, sealFor } from '../run/replay.js';

// nameless.sweep.test.ts does the same with mutants of every family.
test.each(['find.at-most-size', 'find.over-hundred', 'person.connections-type'])(
  'the report of %s contains no name',
  { timeout: 60_000 },
  async (mutant) => {
    const { report, said } = await runWithNames({ mutant }, { seed: 3 });

    expect(report.verdict).toBe('non-conformant');
    expect(said.size).toBeGreaterThan(50);
    expect(leakedIn(writtenBy(report), said)).toEqual([]);
  },
);

test('with the option raw it contains names', { timeout: 60_000 }, async () => {
  const { report, said } = await runWithNames({ mutant: 'find.found-iff-people' }, { seed: 3, raw: true });

  expect(leakedIn(writtenBy(report), said)).not.toEqual([]);
});

test('a replay token with names reproduces the failure, but only with the credentials of its run', async () => {
  const mocked = { mutant: 'find.found-iff-people' };
  const { report } = await runWithNames(mocked, { seed: 3 });
  const replay = report.rules.find(({ id }) => id === 'find.found-iff-people')?.failure?.replay ?? '';
  expect(replay).toMatch(/^s1\./);

  const again = await runWithNames(mocked, { replay });
  expect(again.report.rules.map(({ id, verdict }) => [id, verdict])).toEqual([
    ['find.found-iff-people', 'fail'],
  ]);

  const sealed = readReplay(
    replay,
    sealFor({ ...fakeTarget, apiKey: 'another key', clientSecret: undefined }),
  );
  expect(sealed).toBeUndefined();
});
