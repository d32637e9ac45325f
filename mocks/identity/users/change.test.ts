import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../engine/refusal.js';
import { type Accesses, type Change, decideChange, lastAdminGone } from '../user-access.js';

const before: Accesses = new Map([
  ['ada', { roles: ['admin'], settings: { locale: 'fr' } }],
  ['li', { roles: ['viewer'], settings: {} }],
]);
const change = (kind: Change['kind'], userId: string): Change =>
  kind === 'remove' ? { kind, userId } : { kind, userId, role: 'editor', settings: undefined };

test.each([
  ['add', 'a user with access', 'li', 'conflict'],
  ['add', 'a user without', 'bo', 'editor'],
  ['update', 'a user with access', 'li', 'editor'],
  ['update', 'a user without', 'bo', 'not-found'],
  ['remove', 'a user with access', 'li', undefined],
  ['remove', 'a user without', 'bo', 'not-found'],
] as const)('%s, for %s', (kind, _, userId, outcome) => {
  const after = decideChange(before, change(kind, userId));
  expect(isRefusal(after) ? after.refused : after.get(userId)?.roles[0]).toBe(outcome);
  if (!isRefusal(after)) expect(after.get('ada')).toBe(before.get('ada'));
});

test('a role replaces all earlier roles', () => {
  const many: Accesses = new Map([['ada', { roles: ['viewer', 'editor', 'admin'], settings: {} }]]);
  expect(decideChange(many, change('update', 'ada'))).toEqual(
    new Map([['ada', { roles: ['editor'], settings: {} }]]),
  );
});

describe('settings', () => {
  const settingsAfter = (settings: { locale: string } | undefined) => {
    const after = decideChange(before, { kind: 'update', userId: 'ada', role: 'admin', settings });
    return isRefusal(after) ? after : after.get('ada')?.settings;
  };

  test('stay unchanged if they are omitted', () => {
    expect(settingsAfter(undefined)).toEqual({ locale: 'fr' });
  });

  test('are replaced if they are sent', () => {
    expect(settingsAfter({ locale: 'zh' })).toEqual({ locale: 'zh' });
  });
});

describe('the last admin', () => {
  const admin = { roles: ['admin'], settings: {} } as const;
  const viewer = { roles: ['viewer'], settings: {} } as const;

  const isRefused = (from: object, to: object) =>
    lastAdminGone(new Map(Object.entries(from)), new Map(Object.entries(to)))?.refused === 'conflict';

  test.each([
    ['be removed', { ada: admin, li: viewer }, { li: viewer }],
    ['become a viewer', { ada: admin }, { ada: viewer }],
    ['go with everybody else', { ada: admin, li: admin }, {}],
  ])('cannot %s', (_, from, to) => {
    expect(isRefused(from, to)).toBe(true);
  });

  test.each([
    ['an admin hands over', { ada: admin, li: viewer }, { li: admin }],
    ['one of two goes', { ada: admin, li: admin }, { li: admin }],
    ['there never was one', { li: viewer }, {}],
  ])('is not protected if %s', (_, from, to) => {
    expect(isRefused(from, to)).toBe(false);
  });
});
