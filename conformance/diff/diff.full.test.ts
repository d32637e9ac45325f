import { describe, expect, test } from 'vitest';
import { diffed } from '../../fixtures/diffed.js';
import { leakedIn } from '../../fixtures/leaked-names.js';
import type { Transport } from '../target/transport.js';
import { exitCodeOf, isNoise } from './diff-report.js';

const some = { budget: 160 };

describe('two implementations that keep the rules in the same way', () => {
  test('do not differ, whatever people each of them has', async () => {
    const { report } = await diffed({}, { mocked: { seed: 2, people: 150 } }, some);

    expect(report.differences).toEqual([]);
    expect(report.verdict).toBe('same');
    expect(report.compared).toBeGreaterThan(100);
    expect(exitCodeOf(report)).toBe(0);
  });

  test('have equal values if they hold the same data', async () => {
    const { report } = await diffed({}, {}, { ...some, isSameData: true });

    expect(report.differences).toEqual([]);
  });

  test('have different values if they do not hold the same data', async () => {
    const { report } = await diffed({}, { mocked: { seed: 2 } }, { ...some, isSameData: true });

    expect(report.verdict).toBe('different');
    expect(report.differences.map(({ kind }) => kind)).toContain('value');
  });
});

test.each([
  ['errors.body', 'problem-details', { at: 'body', kind: 'error form' }],
  ['find.size-over', 'clamped', { at: 'status', kind: 'status' }],
  ['errors.malformed-json', 'rejected-422', { at: 'status', kind: 'status' }],
] as const)('another reading of %s (%s) is filed under that question', async (question, reading, where) => {
  const rules = '{find,error,limits}.*';
  const { report } = await diffed(
    {},
    { mocked: { profile: { [question]: reading } } },
    { budget: 400, rules },
  );

  expect(report.differences[0]).toMatchObject({ filed: { kind: 'question', question }, ...where });
  expect(exitCodeOf(report)).toBe(1);
});

test.each([
  ['find.found-inverted', 'find.found-iff-people'],
  ['person.connections-of-wrong-type', 'person.connections-type'],
] as const)('%s is filed under %s, with who breaks it', async (mutant, rule) => {
  const asked = { budget: 120, rules: rule };
  const second = await diffed({}, { mocked: { mutant } }, asked);
  const first = await diffed({ mocked: { mutant } }, {}, asked);

  expect(second.report.differences[0]?.filed).toEqual({ kind: 'rule', rule, by: 'b' });
  expect(first.report.differences[0]?.filed).toEqual({ kind: 'rule', rule, by: 'a' });
});

test('a find that shows a difference is shrunk', async () => {
  const { report } = await diffed(
    {},
    { mocked: { mutant: 'find.size-plus-one' } },
    { budget: 120, rules: 'find.at-most-size' },
  );
  const [row] = report.differences;

  expect(JSON.parse(row?.request.body ?? '{}').matches).toHaveLength(1);
  expect(row?.again).toEqual({ kind: 'reproduced', seen: 2, tried: 2 });
});

test('what differs between two responses of A is noise, not a difference', async () => {
  let asked = 0;
  const moody =
    (inner: Transport): Transport =>
    async (request) => {
      const answer = await inner(request);
      if (!request.url.endsWith('/find') || answer.status !== 200) return answer;
      asked += 1;
      return { ...answer, headers: { ...answer.headers, 'cache-control': `max-age=${asked}` } };
    };
  const { report } = await diffed({ around: moody }, { around: moody }, { ...some, rules: 'find.*' });

  expect(report.differences.filter((row) => !isNoise(row))).toEqual([]);
});

test('the report contains no name, and no secret of either side', async () => {
  const mocked = { mutant: 'find.size-plus-one', profile: { 'errors.body': 'problem-details' } } as const;
  const { report, said } = await diffed({}, { mocked }, { ...some, isSameData: true });
  const text = JSON.stringify(report);

  expect(report.differences.length).toBeGreaterThan(1);
  expect(said.size).toBeGreaterThan(50);
  expect(leakedIn(text, said)).toEqual([]);
  for (const secret of ['demo-client-secret', 'pdk_demo_key', 'demo pass'])
    expect(text).not.toContain(secret);
});
