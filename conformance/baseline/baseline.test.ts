import { expect, test } from 'vitest';
import { baselineIn } from './baseline.js';

const good = `known:
  # The ticket says more.
  - rule: find.at-most-size
    operation: find
    reason: new ranking
    owner: search team
    ticket: SEARCH-12
    expires: 2027-01-31
`;

test('it contains the known failures, each with its owner', () => {
  expect(baselineIn('known.yaml', good).known).toEqual([
    {
      rule: 'find.at-most-size',
      operation: 'find',
      reason: 'new ranking',
      owner: 'search team',
      ticket: 'SEARCH-12',
      expires: '2027-01-31',
    },
  ]);
});

test.each<[string, string, string, string]>([
  [
    'an unknown rule',
    'at-most-size',
    'at-most-sise',
    'known.yaml:3:5: there is no rule "find.at-most-sise". Did you mean "find.at-most-size"?',
  ],
  [
    'an unknown operation',
    'operation: find',
    'operation: fnd',
    'known.yaml:4:5: there is no operation "fnd". Did you mean "find"?',
  ],
  [
    'an unknown member',
    'owner:',
    'ownr:',
    'known.yaml:6:5: there is no member "ownr". Did you mean "owner"?',
  ],
  ['no reason', '    reason: new ranking\n', '', 'known.yaml:3:5: "reason" is missing.'],
  ['an empty reason', 'new ranking', '""', 'known.yaml:5:5: "reason" must NOT have fewer than 1 characters.'],
  ['no day', '2027-01-31', 'next year', 'known.yaml:8:5: "expires" must match format "date".'],
  ['a day that is none', '2027-01-31', '2027-02-31', 'known.yaml:8:5: "expires" must match format "date".'],
  ['broken YAML', 'known:', 'known: [', 'known.yaml:'],
])('%s is reported with line and column', (_case, from, to, message) => {
  expect(() => baselineIn('known.yaml', good.replace(from, to))).toThrow(message);
});

test('a duplicate entry is reported', () => {
  const twice = `${good}${good.slice(good.indexOf('  - rule'))}`;
  expect(() => baselineIn('known.yaml', twice)).toThrow('"find.at-most-size" at find stands here twice');
});
