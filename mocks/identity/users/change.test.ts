import { describe, expect, test } from 'vitest';
import type { Principal } from '../../engine/handler.js';
import type { PrincipalRecord } from '../../engine/principals.js';
import { isRefusal } from '../../engine/refusal.js';
import { type Accesses, type Change, decideChange, lastAdminGone } from '../user-access.js';
import { maySee } from '../users.js';

const user: PrincipalRecord = {
  kind: 'user',
  id: 'ada',
  roles: { org_a: ['viewer'] },
  generation: 0,
};
const homeless: PrincipalRecord = { ...user, roles: {} };
const caller = (id: string, roles: Principal['roles']): Principal => ({
  kind: 'user',
  id,
  roles,
  generation: 0,
});

test.each([
  ['the user', user, caller('ada', {})],
  ['the user, without access to anything', homeless, caller('ada', {})],
  ['an admin of the same organization', user, caller('li', { org_a: ['admin'] })],
  [
    'an admin of one of two shared organizations',
    user,
    caller('li', { org_b: ['viewer'], org_a: ['admin'] }),
  ],
])('%s may get the user', (_, record, principal) => {
  expect(maySee(principal, record)).toBe(true);
});

test.each([
  ['an editor of the same organization', user, caller('li', { org_a: ['editor'] })],
  ['an admin of another organization', user, caller('li', { org_b: ['admin'] })],
  ['an admin elsewhere who is viewer here', user, caller('li', { org_a: ['viewer'], org_b: ['admin'] })],
  ['an admin, when the user has access to nothing,', homeless, caller('li', { org_a: ['admin'] })],
  ['a stranger', user, caller('li', {})],
])('%s may not get the user', (_, record, principal) => {
  expect(maySee(principal, record)).toBe(false);
});

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
