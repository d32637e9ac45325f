import { expect, test } from 'vitest';
import { broken, held, reportWith, row } from '../../fixtures/report-rows.js';
import { elsewhere, type Report, type RuleReport } from '../report/report.js';
import { merge } from './merge.js';

const part = (index: number, of: number, rules: readonly RuleReport[], change: Partial<Report> = {}) =>
  reportWith(rules, { shard: { index, of }, ...change });
const find = held('find.status-200', 'find');
const id = 'find.at-most-size';
const others = row(id, 'skipped', { because: elsewhere });

const passed = held(id, 'find');
const because = (reason: string) => ({ because: reason });

test.each<[string, RuleReport, RuleReport, RuleReport['verdict']]>([
  ['held in one part', passed, others, 'pass'],
  ['was broken in one part', passed, broken(id, 'find'), 'fail'],
  ['could not be judged in one part, and held in the other', row(id, 'inconclusive'), passed, 'pass'],
  ['was throttled in its part', row(id, 'inconclusive', because('throttled')), others, 'inconclusive'],
  ['was skipped in its part', row(id, 'skipped', because('needs a user')), others, 'skipped'],
  ['no part observed', row(id, 'unexercised'), others, 'unexercised'],
  ['broke the kit in one part', row(id, 'error'), passed, 'error'],
])('a rule that %s has that verdict', (_case, one, other, verdict) => {
  for (const rules of [
    [one, other],
    [other, one],
  ].map((pair) => merge(pair.map((each, at) => part(at + 1, 2, [find, each]))).rules)) {
    expect(rules.find((rule) => rule.id === id)?.verdict).toBe(verdict);
  }
});

test('the observations of all parts are summed', () => {
  const merged = merge([part(1, 2, [find]), part(2, 2, [find], { requests: 18, durationMs: 9000 })]);
  expect(merged.rules[0]).toMatchObject({
    observations: 24,
    seenAt: { find: { observations: 24, violated: 0 } },
  });
  expect(merged).toMatchObject({ verdict: 'conformant', complete: true, requests: 500, durationMs: 9000 });
  expect(merged.shard).toBeUndefined();
});

test('a failure that follows from one in another part is not reported as a failure', () => {
  const general = broken('find.mr-permute', 'find');
  const special = { ...broken('find.one-per-input', 'find') };
  const { rules } = merge([part(1, 2, [find, general]), part(2, 2, [find, special])]);
  expect(rules.flatMap((rule) => (rule.verdict === 'fail' ? [rule.id] : []))).toEqual(['find.one-per-input']);
});

const otherTarget = { target: { peopleUrl: 'https://other/v1', org: 'org_a1' } };
const [first, second] = [part(1, 2, [find]), part(2, 2, [find])];

test.each<[string, readonly Report[], string]>([
  ['a part is missing', [part(1, 3, [find]), part(3, 3, [find])], 'shard 2/3 is missing'],
  ['a part is there twice', [first, first, second], 'shard 1/2 is duplicate'],
  ['one is no part', [first, reportWith([find])], 'is not that of a shard'],
  ['they are of different numbers', [first, part(2, 3, [find])], 'different divisions'],
  ['they are of two targets', [first, part(2, 2, [find], otherTarget)], 'the targets or versions'],
])('merging is refused if %s', (_case, reports, message) => {
  expect(() => merge(reports)).toThrow(message);
});

test('a part that ended early never passes', () => {
  const lost = { complete: false, verdict: 'proved-nothing', reason: 'the target was lost' } as const;
  const early = part(2, 2, [find], lost);
  expect(merge([part(1, 2, [find]), early])).toMatchObject({
    verdict: 'proved-nothing',
    reason: 'shard 2/2 ended early: the target was lost',
    complete: false,
  });
  expect(merge([part(1, 2, [find, broken(id, 'find')]), early]).verdict).toBe('non-conformant');
});
