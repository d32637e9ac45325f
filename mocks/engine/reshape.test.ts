import { expect, test } from 'vitest';
import { operations } from '../../generated/operations.js';
import { reshaped, unshaped } from './reshape.js';
import { profileOf } from './world.js';

const keys = { apiKeys: [{ id: 'key_1', lastUsedAt: 'now' }] };

test.each([
  ['named', { apiKeys: keys.apiKeys }],
  ['items', { items: keys.apiKeys }],
  ['data', { data: keys.apiKeys }],
  ['bare', keys.apiKeys],
] as const)('under %s a list is %j', (envelope, shape) => {
  expect(reshaped(operations.listApiKeys, keys, profileOf({ 'list.envelope': envelope }))).toEqual(shape);
});

test('a record with a list is not mistaken for a list', () => {
  const user = { id: 'usr_1', name: 'Ada', roles: ['viewer'] };
  expect(reshaped(operations.getUser, user, profileOf({ 'list.envelope': 'bare' }))).toEqual(user);
});

test('identity uses snake case both ways if the profile says so, and other interfaces do not change', () => {
  const profile = profileOf({ 'identity.case': 'snake' });
  expect(reshaped(operations.listApiKeys, keys, profile)).toEqual({
    api_keys: [{ id: 'key_1', last_used_at: 'now' }],
  });
  expect(unshaped(operations.addUserAccess, { user_ids: [{ user_id: 'u' }] }, profile)).toEqual({
    userIds: [{ userId: 'u' }],
  });
  expect(reshaped(operations.getLedger, { created_at: 'x' }, profile)).toEqual({ created_at: 'x' });
});
