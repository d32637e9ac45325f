import { expect, test } from 'vitest';
import { kinds, type OwnedKind } from './kinds.js';

test.each<[OwnedKind, object]>([
  ['api-key', { create: 'createApiKey', list: 'listApiKeys', remove: 'deleteApiKey' }],
  [
    'service-account',
    { create: 'createServiceAccount', list: 'getServiceAccounts', remove: 'deleteServiceAccount' },
  ],
  ['invitation', { create: 'createInvitation', list: 'getInvitations', remove: 'revokeInvitation' }],
  ['ledger', { create: 'createLedger', list: 'getLedgers', remove: 'deleteLedger' }],
  ['user-access', { create: 'addUserAccess', list: 'getOrgUsers', remove: 'removeUserAccess' }],
])('the kind %s has the operations that create, list and delete it', (kind, operations) => {
  expect(kinds[kind]).toMatchObject(operations);
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
