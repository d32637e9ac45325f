import { expect, test } from 'vitest';
import type { Principal } from '../../engine/handler.js';
import type { PrincipalRecord } from '../../engine/principals.js';
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
