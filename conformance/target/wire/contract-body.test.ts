import { expect, test } from 'vitest';
import { readCases } from '../../../fixtures/cases.js';
import type { OperationId } from '../../../generated/operations.js';
import type { Json } from '../json.js';
import { contractBody } from './contract-body.js';
import { contractForms, decodedJson } from './form.js';

const key = { id: 'k', name: 'a', shorthand: 'x…y' };

type Form = Readonly<{ of: OperationId; received: Json; read: Json }>;
const forms = Object.entries(
  readCases<Readonly<Record<string, Form>>>(import.meta.dirname, 'contract-body.cases.yaml'),
);

test.each(forms)('a body with %s has the form of the contract', (_, { of, received, read }) => {
  expect(contractBody(of, received)).toEqual(read);
});

test('a body in the form of the contract is returned as it is, however often', () => {
  for (const [, { of, received }] of forms) {
    const once = contractBody(of, received);
    expect(contractBody(of, once)).toEqual(once);
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
