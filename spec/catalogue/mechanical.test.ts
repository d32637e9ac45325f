import { expect, test } from 'vitest';
import type { Operation } from '../contract/operations.js';
import { roleRules } from './mechanical.js';
import type { Question } from './questions.js';

const question: Question = {
  id: 'contacts.get-role',
  section: '4.3',
  asks: 'Who may?',
  readings: { any: 'Any.', viewer: 'Viewers.', editor: 'Editors.', admin: 'Admins.' },
  default: 'viewer',
};
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

test.each<[Partial<Operation>, Record<string, readonly string[] | undefined>]>([
  [{}, {}],
  [{ role: 'none', roleBasis: 'stated' }, {}],
  [
    { role: 'editor', roleBasis: 'stated' },
    { 'role.GetContacts.viewer-denied': undefined, 'role.GetContacts.editor-ok': undefined },
  ],
  [
    { role: 'editor', roleBasis: 'confirmed' },
    {
      'role.GetContacts.viewer-denied': ['editor', 'admin'],
      'role.GetContacts.editor-ok': ['any', 'viewer', 'editor'],
    },
  ],
  [{ role: 'any', roleBasis: 'confirmed' }, { 'role.GetContacts.viewer-ok': ['any', 'viewer'] }],
])('an operation with a known role has rules about it: %j', (change, expected) => {
  const rules = roleRules([{ ...operation, ...change }], [question], new Map());
  expect(Object.fromEntries(rules.map(({ id, readings }) => [id, readings]))).toEqual(expected);
  expect(rules.every(({ basis }) => basis === change.roleBasis)).toBe(true);
});
