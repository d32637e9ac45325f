import { expect, test } from 'vitest';
import { performances } from '../checks/registry/registry.js';
import { laneOf } from './steps.js';

const ledgers = performances.filter((each) => laneOf(each) === 'ledgers');

test('nothing is performed beside changes of roles that calls as somebody whose roles they may be', () => {
  expect(ledgers.length).toBeGreaterThan(8);
  const judging = ledgers
    .flatMap(({ rules }) => rules)
    .filter((rule) => /^(role|invite|users?|sa|session)\./.test(rule));
  expect(judging).toEqual([]);
  expect(ledgers.filter(({ id }) => id.includes('stranger'))).toEqual([]);
});
