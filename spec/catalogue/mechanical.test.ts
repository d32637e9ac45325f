import { expect, test } from 'vitest';
import type { Operation } from '../contract/operations.js';
import { roleRules } from './mechanical.js';

const operation: Operation = {
  id: 'getContacts',
  interface: 'ledger',
  method: 'GET',
  path: '/{org_id}/contacts',
  section: '4.3',
  basis: 'assumed',
  role: 'viewer',
  roleBasis: 'assumed',
  roleQuestion: 'contacts.get-role',
  authenticated: true,
  bodyRequired: false,
  statuses: {},
  requests: {},
  responses: {},
};

test.each<[Partial<Operation>, readonly string[], string | undefined]>([
  [{}, [], undefined],
  [{ role: 'none', roleBasis: 'stated' }, [], undefined],
  [
    { role: 'editor', roleBasis: 'stated' },
    ['role.GetContacts.viewer-denied', 'role.GetContacts.editor-ok'],
    undefined,
  ],
  [
    { role: 'editor', roleBasis: 'confirmed' },
    ['role.GetContacts.viewer-denied', 'role.GetContacts.editor-ok'],
    'contacts.get-role',
  ],
  [{ role: 'any', roleBasis: 'confirmed' }, ['role.GetContacts.viewer-ok'], 'contacts.get-role'],
])('an operation with a known role has rules about it: %j', (change, expected, question) => {
  const rules = roleRules([{ ...operation, ...change }], new Map());
  expect(rules.map(({ id }) => id)).toEqual(expected);
  for (const rule of rules) expect([rule.basis, rule.question]).toEqual([change.roleBasis, question]);
});
