import { describe, expect, test } from 'vitest';
import { operations } from '../../../../generated/operations.js';
import * as validators from '../../../../generated/validators.js';
import { contractForms, requestOf } from '../../../target/wire/form.js';
import { operationGroups } from './families.js';
import { guarded, sampleCall } from './operations.js';

const texts = {
  person_id: 'p_1',
  ledger_id: 'led_1',
  import_id: 'imp_1',
  contact_id: 'lc_1',
  other_id: 'lc_2',
  invitationId: 'inv_1',
  keyId: 'key_1',
  clientId: 'sa_1',
  userId: 'usr_1',
  linkedin: 'ada',
  company: 'Example',
};
const called = guarded.map((operation) => [operation, sampleCall(operation, texts, 'pdk-mark')] as const);

describe('a sample call is valid', () => {
  test.each(called)('%s has every parameter of its path', (operation, input) => {
    const form = contractForms().of(operation);
    expect(form && requestOf(form, input, 'org').path).not.toMatch(/[{}]|undefined/);
  });

  test.each(called)('%s sends a valid body, or none if the contract has none', (operation, { body }) => {
    const { requests } = operations[operation];
    const schema = 'application/json' in requests ? requests['application/json'] : undefined;
    const validate = Object.entries(validators).find(([name]) => name === schema)?.[1];
    expect(body === undefined).toBe(validate === undefined);
    expect(validate === undefined || validate(body)).toBe(true);
  });
});

test('calls that create or rename something use the mark as its name', () => {
  const marked = called.filter(([, { body }]) => JSON.stringify(body ?? null).includes('pdk-mark'));
  expect(marked.map(([operation]) => operation).toSorted()).toEqual([
    'addContacts',
    'createApiKey',
    'createInvitation',
    'createLedger',
    'createServiceAccount',
    'updateApiKey',
    'updateLedger',
    'updateOrganization',
  ]);
});

test('every operation that needs a credential is called by all callers, in one family', () => {
  expect(operationGroups.flatMap((family) => family.operations).toSorted()).toEqual(guarded.toSorted());
});
