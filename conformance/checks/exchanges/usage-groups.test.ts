import { expect, test } from 'vitest';
import { type Differences, specimen, type Verdict, verdictOf } from '../../../fixtures/fakes/specimen.js';
import type { ExchangeJudge } from '../../scene/finding.js';
import { usageGroupJudges } from './usage-groups.js';

/** The verdict on the last of these exchanges. */
function verdict(judge: ExchangeJudge, exchanges: readonly Differences[]): Verdict | undefined {
  return exchanges.map((each, index) => verdictOf(judge(specimen({ ...each, id: index + 1 })))).at(-1);
}

const used = (group: string, ...principals: (string | null)[]): Differences => ({
  operation: 'getUsage',
  url: `http://127.0.0.1/v1/org/usage?group_by=${group}`,
  answer: { records: principals.map((principal) => ({ requests: 1, ...(principal ? { principal } : {}) })) },
});

test.each<[string, Verdict, Differences[]]>([
  ['each time', 'holds', [used('principal', 'sa'), used('principal', 'sa', 'usr')]],
  ['never', 'silent', [used('principal', null), used('principal', null)]],
  ['and not a second time', 'broken', [used('principal', 'sa'), used('principal', null)]],
  ['and there is none', 'silent', [used('principal', 'sa'), used('principal')]],
])('usage is grouped by principal %s', (_, expected, exchanges) => {
  expect(verdict(usageGroupJudges['usage.group-principal'].begin(), exchanges)).toBe(expected);
});

test.each<[string, Verdict, Differences[]]>([
  ['each time', 'holds', [used('org', null), used('org', null)]],
  ['never', 'silent', [used('org', 'sa')]],
  ['and not a second time', 'broken', [used('org', null), used('org', 'sa')]],
])('usage is grouped by organization %s', (_, expected, exchanges) => {
  expect(verdict(usageGroupJudges['usage.group-org'].begin(), exchanges)).toBe(expected);
});
