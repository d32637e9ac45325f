import { expect, test } from 'vitest';
import { broken, held, reportWith, row } from '../../fixtures/report-rows.js';
import type { RuleReport } from '../report/report.js';
import { type Change, compare, isWorse } from './compare.js';

const id = 'find.at-most-size';
const skipped = row(id, 'skipped', { because: 'needs an API key (--api-key)' });

test.each<[RuleReport | undefined, RuleReport | undefined, Change | undefined]>([
  [held(id, 'find'), held(id, 'find'), undefined],
  [held(id, 'find'), broken(id, 'find'), 'fails now'],
  [undefined, broken(id, 'find'), 'fails now'],
  [skipped, broken(id, 'find'), 'fails now'],
  [broken(id, 'find'), broken(id, 'find'), undefined],
  [broken(id, 'find'), broken(id, 'find', 'search'), 'fails otherwise'],
  [broken(id, 'find', 'search'), broken(id, 'find'), undefined],
  [broken(id, 'find'), held(id, 'find'), 'holds now'],
  [broken(id, 'find'), skipped, 'is not judged any more'],
  [held(id, 'find'), skipped, 'is not judged any more'],
  [skipped, held(id, 'find'), 'is judged now'],
  [skipped, row(id, 'unexercised'), undefined],
  [undefined, held(id, 'find'), 'is new'],
  [held(id, 'find'), undefined, 'is gone'],
])('%#: a rule that changes so %3$s', (one, other, change) => {
  const { changed } = compare(reportWith(one ? [one] : []), reportWith(other ? [other] : []));
  expect(changed.map((each) => each.change)).toEqual(change === undefined ? [] : [change]);
});

test('only a new failure is worse', () => {
  const [before, after] = [reportWith([held(id, 'find')]), reportWith([broken(id, 'find')])];
  expect(isWorse(compare(before, after))).toBe(true);
  expect(isWorse(compare(after, before))).toBe(false);
  expect(isWorse(compare(before, reportWith([skipped])))).toBe(false);
});

test('a comparison that may mislead has caveats', () => {
  const other = reportWith([], {
    complete: false,
    target: { peopleUrl: 'https://other/v1', org: 'org_b' },
    kit: { name: 'people-data-kit', version: '0.2.0' },
  });
  expect(compare(reportWith([]), other).caveats).toEqual([
    'the targets differ: https://host/v1, org org_a1, and https://other/v1, org org_b',
    'the versions of the kit differ: 0.1.0 and 0.2.0',
    'the later run ended early',
  ]);
});
