import { describe, expect, test } from 'vitest';
import { operations } from '../../../../generated/operations.js';
import * as validators from '../../../../generated/validators.js';
import { isObject } from '../../../target/json.js';
import type { CallInput } from '../../../target/wire/call-input.js';
import { contractForms, requestOf } from '../../../target/wire/form.js';
import { sampleCalls } from './catalogue.js';
import { type GuardedOperation, matrixRulesOf } from './matrix.js';

/** The ids of the objects of all families. */
const path = { ledger_id: 'led_1', import_id: 'imp_1', invitationId: 'inv_1', keyId: 'key_1' };
const own = {
  ...path,
  path,
  id: 'id_1',
  clientId: 'sa_1',
  userId: 'usr_1',
  email: 'ada@example.com',
  one: 'lc_1',
  other: 'lc_2',
  linkedin: 'ada',
  company: 'Example',
};

const isGuarded = (id: string): id is GuardedOperation => Object.hasOwn(sampleCalls, id);

const called = Object.keys(sampleCalls)
  .filter(isGuarded)
  .map((operation): [GuardedOperation, CallInput] => [
    operation,
    Reflect.apply(sampleCalls[operation], undefined, [own, 'pdk-mark']),
  ]);

describe('a sample call is valid', () => {
  test.each(called)('%s has every parameter of its path', (operation, input) => {
    const request = requestOf(contractForms().of(operation) ?? fail(operation), input, 'org');
    expect(request.path).not.toMatch(/[{}]|undefined/);
  });

  test.each(called)('%s sends a valid body, or none if the contract has none', (operation, { body }) => {
    const { requests } = operations[operation];
    const schema = 'application/json' in requests ? requests['application/json'] : undefined;
    const validate = Object.entries(validators).find(([name]) => name === schema)?.[1];
    expect(body === undefined).toBe(validate === undefined);
    expect(validate === undefined || validate(body)).toBe(true);
  });
});

test('calls that create or rename an object use the mark as its name', () => {
  const marked = called.filter(([, { body }]) => isObject(body) && JSON.stringify(body).includes('pdk-mark'));
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

test('every rule of the matrix belongs to an operation with a sample call', () => {
  expect(matrixRulesOf(called.map(([operation]) => operation))).toHaveLength(82);
});

function fail(operation: string): never {
  throw new Error(`the contract has no ${operation}`);
}
