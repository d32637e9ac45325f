import { expect, test } from 'vitest';
import { specimen } from '../../fixtures/fakes/specimen.js';
import { fixedCaller } from '../target/caller.js';
import type { CredentialKind, Exchange } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import { memoryJournal } from './journal.js';
import { createOwnedResources } from './owned-resources.js';

const head = { prefix: 'pdk-1', peopleUrl: 'https://people.test/v1', org: 'org-1' };
const input = { body: { name: 'pdk-1-ledger-1' } };

const callerWith = (credential: CredentialKind) => fixedCaller('somebody', credential, null);

const answerWith = (status: number, json: Json): Exchange =>
  specimen({ operation: 'createLedger', status, answer: json });

test.each<[claim: string, status: number, json: Json, credential: CredentialKind, left: object[]]>([
  ['what a call made is there, with its id', 201, { id: 'l' }, 'token', [{ id: 'l' }]],
  ['what a call made without telling an id may be found by its name', 201, {}, 'token', [{ id: undefined }]],
  ['what was refused to the credential of the run is not there', 403, {}, 'token', []],
  ['what was refused to others may be there all the same', 403, {}, 'other-caller', [{ id: undefined }]],
  ['what broke on the way may have been made', 503, {}, 'token', [{ id: undefined }]],
])('%s', (_, status, json, credential, left) => {
  const owned = createOwnedResources(memoryJournal(), head);
  const caller = callerWith(credential);

  owned.beforeCall('createLedger', input, caller);
  owned.afterCall(input, caller, answerWith(status, json));

  expect(owned.remaining()).toMatchObject(left);
  expect(owned.remaining()).toHaveLength(left.length);
});

test('a call without a response may have created something', () => {
  const owned = createOwnedResources(memoryJournal(), head);

  owned.beforeCall('createLedger', input, callerWith('token'));

  expect(owned.remaining()).toMatchObject([{ kind: 'ledger', name: 'pdk-1-ledger-1' }]);
});
