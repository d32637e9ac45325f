import { expect, test } from 'vitest';
import { kinds, type OwnedKind } from './kinds.js';

test.each<[OwnedKind, operations: string]>([
  ['api-key', 'createApiKey listApiKeys deleteApiKey'],
  ['service-account', 'createServiceAccount getServiceAccounts deleteServiceAccount'],
  ['invitation', 'createInvitation getInvitations revokeInvitation'],
  ['ledger', 'createLedger getLedgers deleteLedger'],
  ['user-access', 'addUserAccess getOrgUsers removeUserAccess'],
])('the kind %s has operations that create, list and delete it: %s', (kind, operations) => {
  const { create, list, remove } = kinds[kind];
  expect([create, list, remove].join(' ')).toBe(operations);
});

test('a created resource is found in a list by its name, and deleted by its id, whatever the target calls the id', () => {
  const ledgers = {
    ledgers: [
      { name: 'one', ledger_id: 'l1' },
      { name: 'two', id: 'l2' },
    ],
  };
  expect(['one', 'two', 'three'].map((name) => kinds.ledger.idOf(ledgers, name))).toEqual([
    'l1',
    'l2',
    undefined,
  ]);
  expect(kinds.ledger.removal('l1')).toEqual({ path: { ledger_id: 'l1' } });
  expect(kinds['user-access'].removal('u1')).toEqual({ body: { userIds: ['u1'] } });
});

test('the body of a call names what it is about to create, one or many', () => {
  expect(kinds.invitation.names({ body: { email: 'a@example.com' } })).toEqual(['a@example.com']);
  expect(kinds['user-access'].names({ body: [{ userId: 'u1' }, { email: 'b@example.com' }, 5] })).toEqual([
    'u1',
  ]);
  expect(kinds['api-key'].names({})).toEqual([]);
});
