import { expect, test } from 'vitest';
import { row } from '../../fixtures/report-rows.js';
import { lackOf } from '../target/target.js';
import { adviceOf, unjudgedBecause } from './console.js';
import type { RuleVerdict } from './report.js';

const rule = (id: string, because: string, verdict: RuleVerdict = 'skipped') => row(id, verdict, { because });

test('every missing capability is listed with its options, ordered by how many rules need it', () => {
  const rules = [
    rule('a', lackOf('own-resources', 'second-user')),
    rule('b', lackOf('own-resources')),
    rule('c', 'needs what an earlier run remembers (--memory)'),
  ];
  expect(adviceOf(rules)).toEqual([
    {
      options: '--safety own-resources',
      provides: 'permission to create things and to delete them again',
      rules: ['a', 'b'],
      alone: 1,
    },
    {
      options:
        '--control-url and --control-token, or --second-username and --second-password with --safety full',
      provides: 'a user whom it may give access',
      rules: ['a'],
      alone: 0,
    },
    { options: '--memory', provides: 'what an earlier run remembers', rules: ['c'], alone: 1 },
  ]);
});

test('judged rules and findings need no advice', () => {
  const finding = { summary: '', expected: '', received: '' };
  const judged = [
    rule('a', lackOf('api-key'), 'pass'),
    { ...rule('b', 'the target differs', 'inconclusive'), finding },
  ];
  expect(adviceOf(judged)).toEqual([]);
  expect(unjudgedBecause(judged)).toEqual([]);
});

test('rules that no option would exercise are grouped by reason, the most common first', () => {
  const rules = [
    rule('a', 'unobservable: It binds the client.', 'unexercised'),
    rule('b', 'throttled', 'inconclusive'),
    rule('c', 'unobservable: It binds the receiver.', 'unexercised'),
    rule('d', lackOf('api-key')),
  ];
  expect(unjudgedBecause(rules)).toEqual([
    ['unobservable', ['a', 'c']],
    ['throttled', ['b']],
  ]);
});
