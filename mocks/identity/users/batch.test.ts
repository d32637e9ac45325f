import { describe, expect, test } from 'vitest';
import type { Role } from '../../../spec/contract/resources.js';
import { isRefusal, refuse } from '../../engine/refusal.js';
import {
  type Accesses,
  type BatchOutcome,
  type BatchReadings,
  type Change,
  decideBatch,
} from '../organizations.js';

const before: Accesses = new Map([
  ['ada', { roles: ['admin'], settings: {} }],
  ['li', { roles: ['viewer'], settings: {} }],
]);
const set = (kind: 'add' | 'update', userId: string, role: Role): Change => ({
  kind,
  userId,
  role,
  settings: undefined,
});
const remove = (userId: string): Change => ({ kind: 'remove', userId });
const nobody = refuse('not-found', 'No user has the id "x".');

const atomic: BatchReadings = { batch: 'atomic', lastAdmin: 'conflict' };
const perItem: BatchReadings = { batch: 'per-item', lastAdmin: 'conflict' };

const done = (outcome: ReturnType<typeof decideBatch>): BatchOutcome => {
  if (isRefusal(outcome)) throw new Error(outcome.message);
  return outcome;
};

describe('all or nothing', () => {
  test.each([
    ['has access already', [set('add', 'bo', 'viewer'), set('add', 'li', 'viewer')], 'conflict'],
    ['is unknown', [set('add', 'bo', 'viewer'), nobody], 'not-found'],
    ['is named twice', [set('add', 'bo', 'viewer'), set('add', 'bo', 'admin')], 'request-invalid'],
    ['is updated without access', [remove('li'), set('update', 'bo', 'viewer')], 'not-found'],
  ])('a user who %s causes a refusal that names the element', (_, elements, reason) => {
    expect(decideBatch(before, elements, atomic)).toMatchObject({
      refused: reason,
      field: '[1]',
      message: expect.stringContaining('Element 1: '),
    });
  });

  test('the last admin can neither be removed nor demoted', () => {
    expect(decideBatch(before, [remove('ada')], atomic)).toMatchObject({ refused: 'conflict' });
    expect(decideBatch(before, [set('update', 'ada', 'viewer')], atomic)).toMatchObject({
      refused: 'conflict',
    });
  });

  test.each([
    [[set('update', 'ada', 'viewer'), set('update', 'li', 'admin')]],
    [[set('update', 'li', 'admin'), set('update', 'ada', 'viewer')]],
  ])('an admin may replace another in one request, in either order', (elements) => {
    expect(done(decideBatch(before, elements, atomic)).accesses.get('li')?.roles).toEqual(['admin']);
  });
});

describe('one by one', () => {
  test('possible elements are applied, and the others named', () => {
    const outcome = done(decideBatch(before, [nobody, set('add', 'bo', 'viewer'), remove('cy')], perItem));
    expect(outcome.changed).toEqual(['bo']);
    expect(outcome.failures.map(({ index, refusal }) => [index, refusal.refused])).toEqual([
      [0, 'not-found'],
      [2, 'not-found'],
    ]);
  });

  test('the last admin stays until there is another', () => {
    const tooEarly = [set('update', 'ada', 'viewer'), set('update', 'li', 'admin')];
    expect(done(decideBatch(before, tooEarly, perItem))).toMatchObject({ changed: ['li'] });
    expect(done(decideBatch(before, [...tooEarly].reverse(), perItem))).toMatchObject({
      changed: ['li', 'ada'],
    });
  });
});

test.each(['atomic', 'per-item'] as const)('under allow, the last admin can be removed (%s)', (batch) => {
  const { accesses } = done(decideBatch(before, [remove('ada')], { batch, lastAdmin: 'allow' }));
  expect([...accesses.keys()]).toEqual(['li']);
});
