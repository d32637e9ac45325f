import { expect, test } from 'vitest';
import type { OperationId } from '../../../generated/operations.js';
import type { Json } from '../json.js';
import { contractBody } from './contract-body.js';
import { contractForms, decodedJson } from './form.js';

const key = { id: 'k', name: 'a', shorthand: 'x…y' };

const forms: [form: string, OperationId, received: Json, contract: Json][] = [
  ['a list that is null', 'getContacts', { contacts: null, count: 0 }, { contacts: [], count: 0 }],
  ['numbers that are texts', 'getContacts', { contacts: [], count: '12' }, { contacts: [], count: 12 }],
  ['a text for a number', 'getContacts', { count: 'many' }, { count: 'many' }],
  ['its own names', 'createApiKey', { ...key, key: 'v' }, { ...key, key: 'v' }],
  ['another name', 'getApiKey', { keyId: 'k', name: 'a' }, { id: 'k', name: 'a' }],
  ['another name beside its own', 'getApiKey', { keyId: 'x', id: 'k' }, { keyId: 'x', id: 'k' }],
  ['its own name with null', 'getApiKey', { id: null, keyId: 'k' }, { id: 'k' }],
  ['two other names', 'getApiKey', { keyId: 'x', uuid: 'y' }, { keyId: 'x', uuid: 'y' }],
  ['another spelling', 'getApiKey', { last_used_at: '2026' }, { lastUsedAt: '2026' }],
  ['another spelling of another name', 'getApiKey', { last_used: '2026' }, { lastUsedAt: '2026' }],
  ['a spelling before another name', 'getApiKey', { key_id: 'x', ID: 'k' }, { key_id: 'x', id: 'k' }],
  ['members nobody knows', 'getApiKey', { trace_id: 'x', id: 'k' }, { trace_id: 'x', id: 'k' }],
  ['a bare list', 'listApiKeys', [{ keyId: 'k' }], { apiKeys: [{ id: 'k' }] }],
  ['a usual list', 'listApiKeys', { data: [key], warnings: [] }, { apiKeys: [key], warnings: [] }],
  ['the only list', 'listApiKeys', { tokens: [key] }, { apiKeys: [key] }],
  ['one of two lists', 'listApiKeys', { a: [key], b: [] }, { a: [key], b: [] }],
  ['an envelope', 'getApiKey', { status: 'ok', data: key }, key],
  ['an envelope around a list', 'listApiKeys', { data: { api_keys: [key] } }, { apiKeys: [key] }],
  [
    'counts beside',
    'listImports',
    { items: [], meta: { total: 1 } },
    { total: 1, imports: [], meta: { total: 1 } },
  ],
  ['an id that is a number', 'getLedger', { ledger_id: 7 }, { id: '7' }],
  ['ids in a list', 'removeUserAccess', [7, 8], { userIds: ['7', '8'] }],
  ['letter case', 'getInvitationDetails', { id: 'i', status: 'PENDING' }, { id: 'i', status: 'pending' }],
  [
    'separators',
    'verify',
    { results: [{ status: 'Not-Employed' }] },
    { results: [{ status: 'not_employed' }] },
  ],
  ['an unknown value', 'getInvitationDetails', { status: 'Open' }, { status: 'Open' }],
  ['values in a list', 'createServiceAccount', { roles: ['ADMIN'] }, { roles: ['admin'] }],
  ['one value for a list', 'createServiceAccount', { role: 'Viewer' }, { roles: ['viewer'] }],
  ['a record for an id', 'createServiceAccount', { owner: { id: 5, name: 'n' } }, { createdBy: '5' }],
  ['counts in a member', 'getLedger', { counts: { total: 1 } }, { counts: { total: 1 } }],
  ['counts in the record', 'getLedger', { newJobs: 0 }, { newJobs: 0, counts: { new_jobs: 0 } }],
  ['a bare text', 'deleteServiceAccount', 'sa', { clientId: 'sa' }],
  ['a bare number', 'bulkDeleteContacts', 3, { rows_removed: 3 }],
  ['an import within', 'addContacts', { import: { id: 9, status: 'OK' } }, { import_id: '9', status: 'OK' }],
  ['fields as records', 'getTrackedFields', { fields: [{ name: 'Title' }] }, { fields: ['title'] }],
  ['a record of chapter 2', 'getPerson', { ID: 'p', firstName: 'A' }, { ID: 'p', firstName: 'A' }],
  ['a record of chapter 2 within', 'getPerson', { data: { id: 'p', name: 'A' } }, { id: 'p', name: 'A' }],
  ['people under another name', 'lookupPeople', { persons: [{ id: 1 }] }, { people: [{ id: 1 }] }],
  ['find', 'find', { data: { matches: [] } }, { data: { matches: [] } }],
  ['a session', 'createSession', { token: 'x' }, { token: 'x' }],
  ['null', 'getApiKey', null, null],
  ['a name of every object', 'getApiKey', { constructor: 'x' }, { constructor: 'x' }],
];

test.each(forms)('a body with %s has the form of the contract: %s', (_, operation, received, contract) => {
  expect(contractBody(operation, received)).toEqual(contract);
});

test('a body in the form of the contract is returned as it is, however often', () => {
  for (const [, operation, received] of forms) {
    const once = contractBody(operation, received);
    expect(contractBody(operation, once)).toEqual(once);
  }
  const body = { apiKeys: [key, key] };
  expect(contractBody('listApiKeys', body)).toEqual(body);
});

test('a refusal keeps its form', () => {
  expect(
    contractForms()
      .of('listApiKeys')
      ?.decode([{ keyId: 'k' }], 400),
  ).toEqual([{ keyId: 'k' }]);
});

test.each<[how: string, shown: [OperationId, Json][], OperationId, request: Json, written: Json]>([
  ['as in the contract at first', [], 'removeUserAccess', { userIds: ['7'] }, { userIds: ['7'] }],
  [
    'like the members of records',
    [['getOrgUsers', { users: [{ user_id: 'u' }] }]],
    'removeUserAccess',
    { userIds: ['7'] },
    { user_ids: ['7'] },
  ],
  [
    'not like members that nobody knows',
    [['getOrgUsers', { users: [{ userId: 'u', updated_at: null }], trace_id: 'x' }]],
    'removeUserAccess',
    { userIds: ['7'] },
    { userIds: ['7'] },
  ],
  [
    'with ids that are numbers',
    [['getOrgUsers', [{ userId: 7 }]]],
    'removeUserAccess',
    { userIds: ['7', '8'], name: '7' },
    { userIds: [7, '8'], name: '7' },
  ],
])('requests are written %s', (_, shown, operation, request, written) => {
  const forms = contractForms();
  for (const [of, body] of shown) forms.of(of)?.decode(body, 200);
  expect(forms.of(operation)?.encode({ body: request }).body).toEqual(written);
});

test.each<[OperationId, number, Json | undefined, Json | undefined]>([
  ['getContacts', 204, undefined, { contacts: [] }],
  ['getContacts', 200, null, null],
  ['getContacts', 404, undefined, undefined],
  ['deleteLedger', 204, undefined, undefined],
  ['find', 204, undefined, undefined],
])('%s with status %d and the body %j is read as %j', (operation, status, json, read) => {
  expect(decodedJson(contractForms(), { operation, status }, json) ?? undefined).toEqual(read ?? undefined);
});
