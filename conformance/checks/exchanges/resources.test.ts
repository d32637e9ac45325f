import { expect, test } from 'vitest';
import { type Differences, type Verdict, verdictOn } from '../../../fixtures/fakes/specimen.js';
import type { Json, JsonObject } from '../../target/json.js';

const sent = { name: 'Zoë, "A" 50%41', description: 'Of CRM' };
const key = { id: 'key_1', ...sent, createdAt: '2026-05-10T10:00:00.000Z' };

const made: Differences = { operation: 'createApiKey', body: sent, answer: key, status: 201 };
const got = (answer: Json): Differences => ({ operation: 'getApiKey', named: ['key_1'], answer });
const listed = (...apiKeys: Json[]): Differences => ({ operation: 'listApiKeys', answer: { apiKeys } });
const renamed = (name: string, more: Differences = {}): Differences => ({
  operation: 'updateApiKey',
  named: ['key_1'],
  body: { name },
  answer: { ...key, name },
  ...more,
});
const removed: Differences = { operation: 'deleteApiKey', named: ['key_1'], status: 204, answerText: '' };

test.each<[string, Verdict, Differences[]]>([
  ['as it was sent', 'holds', [made, got(key)]],
  ['in lower case', 'broken', [made, got({ ...key, name: sent.name.toLowerCase() })]],
  ['with spaces around it', 'holds', [made, got({ ...key, name: ` ${sent.name} ` })]],
  ['composed otherwise', 'holds', [made, got({ ...key, name: sent.name.normalize('NFD') })]],
  ['broken in a list', 'broken', [made, listed(key), listed({ ...key, description: 'Of' })]],
  ['under a name of its own', 'silent', [made, got({ id: 'key_1', title: sent.name })]],
  ['the old one, late', 'holds', [made, renamed('B'), got(key)]],
  ['the new one', 'holds', [made, renamed('B'), got({ ...key, name: 'B' })]],
  [
    'one that was refused and is there',
    'holds',
    [made, renamed('B', { status: 403 }), got({ ...key, name: 'B' })],
  ],
  [
    'gone, and listed without a name',
    'silent',
    [made, listed(key), removed, listed({ id: 'key_1', status: 'revoked' })],
  ],
  ['of a thing that was there before', 'silent', [got({ ...key, id: 'key_0', name: 'Mine' })]],
])('the name and description of a key: %s', (_, expected, exchanges) => {
  expect(verdictOn('resource.as-sent', ...exchanges)).toBe(expected);
});

test.each<[string, Verdict, string]>([
  ['the same', 'holds', key.createdAt],
  ['without its time', 'holds', '2026-05-10'],
  ['in another zone', 'holds', '2026-05-10T12:00:00.000'],
  ['a month later', 'broken', '2026-06-10T10:00:00.000Z'],
  ['of its storage seconds later', 'holds', '2026-05-10T10:00:03.000Z'],
])('the creation time of a key: %s', (_, expected, createdAt) => {
  expect(verdictOn('resource.settled', made, listed({ ...key, createdAt }))).toBe(expected);
});

test('the creation time of a key that a change moves by seconds', () => {
  const moved = { ...key, createdAt: '2026-05-10T10:00:03.000Z' };
  expect(verdictOn('resource.settled', made, listed(key), listed(moved))).toBe('broken');
});

test.each<[string, Verdict, Json[]]>([
  ['each once', 'holds', [key, { ...key, id: 'key_2' }]],
  ['one twice', 'broken', [key, { ...key, id: 'key_2' }, key]],
  ['one alone', 'silent', [key]],
  ['without ids', 'silent', [{ name: 'A' }, { name: 'A' }]],
])('a list of keys: %s', (_, expected, keys) => {
  expect(verdictOn('resource.listed-once', listed(...keys))).toBe(expected);
});

const nobody = {
  reference_id: 'crm-1',
  name: 'Zoë 50%41 crm-1',
  email_address: 'a@b.example',
  location: 'Orléans',
};
const adding = (contact: JsonObject): Differences => ({
  operation: 'addContacts',
  body: { contacts: [contact] },
  answer: {},
});

test.each<[what: string, sent: JsonObject, shown: JsonObject, violated: number]>([
  ['as it was sent', nobody, nobody, 0],
  ['in another letter case', nobody, { reference_id: 'crm-1', name: 'ZOË 50%41 CRM-1' }, 0],
  ['by a name that was decoded', nobody, { reference_id: 'crm-1', name: 'Zoë 50A crm-1' }, 1],
  ['by a name that was cut', nobody, { reference_id: 'crm-1', name: 'Zoë' }, 1],
  ['without an address', nobody, { reference_id: 'crm-1', email_address: '' }, 1],
  ['in another place, as it may be known', nobody, { reference_id: 'crm-1', location: 'Orléans, France' }, 0],
  ['in a place that was misread', nobody, { reference_id: 'crm-1', location: 'OrlÃ©ans' }, 1],
  [
    'as the person it was found to be',
    { reference_id: 'crm-1', name: 'Zoe' },
    { reference_id: 'crm-1', name: 'Zoe B' },
    0,
  ],
])('a contact that is shown %s', (_, sent, contact, violated) => {
  const shown: Differences = { operation: 'getContacts', answer: { contacts: [contact] } };
  expect(verdictOn('resource.as-sent', adding(sent), shown) === 'broken').toBe(violated === 1);
});

const expiresAt = '2026-05-24T10:00:00.000Z';
const one = { id: 'inv_1', email: 'one@example.com', status: 'pending', expiresAt };
const other = { id: 'inv_2', email: 'other@example.com', status: 'pending', expiresAt };

const invited = (invitation: JsonObject): Differences => ({
  operation: 'createInvitation',
  body: { email: invitation['email'] ?? '' },
  answer: invitation,
  status: 201,
});
const invitations = (...some: JsonObject[]): Differences => ({
  operation: 'getInvitations',
  answer: { invitations: some },
});
const revoked = (id: string): Differences => ({
  operation: 'revokeInvitation',
  named: [id],
  status: 204,
  answerText: '',
});
const given: Differences = {
  operation: 'addUserAccess',
  body: [{ email: other.email, role: 'viewer' }],
  answer: { users: [] },
};
const gone = { ...other, status: 'revoked' };

test.each<[string, Verdict, Differences[]]>([
  ['pending as before', 'holds', [invited(one), invited(other), revoked('inv_1'), invitations(other)]],
  [
    'revoked with the one that was named',
    'broken',
    [invited(one), invited(other), revoked('inv_1'), invitations(gone)],
  ],
  ['revoked by its own id', 'silent', [invited(other), revoked('inv_2'), invitations(gone)]],
  [
    'shown late as what it was',
    'silent',
    [invited(other), revoked('inv_2'), invitations(gone), invitations(other)],
  ],
  [
    'over because its email was invited again',
    'silent',
    [invited(other), invited({ ...other, id: 'inv_3' }), invitations(gone)],
  ],
  ['over because access was given', 'silent', [invited(other), given, invitations(gone)]],
  ['expired', 'holds', [invited(other), invitations({ ...other, status: 'expired' })]],
  ['pending only later', 'silent', [invited({ ...other, status: 'sending' }), invitations(other)]],
  ['without a status', 'holds', [invited(other), invitations({ id: 'inv_2', expiresAt })]],
  [
    'to expire in another form',
    'holds',
    [invited(other), invitations({ ...other, expiresAt: '2026-05-24' })],
  ],
  [
    'to expire later',
    'broken',
    [invited(other), invitations({ ...other, expiresAt: '2026-05-30T10:00:00.000Z' })],
  ],
])('an invitation that no request names is %s (%s)', (_, expected, exchanges) => {
  expect(verdictOn('resource.by-id', ...exchanges)).toBe(expected);
});
