import { expect, expectTypeOf, test } from 'vitest';
import type { components } from '../../generated/ledger.js';
import { operations } from '../../generated/operations.js';
import type { components as People } from '../../generated/people.js';
import { interfaces } from '../contract/documents.js';
import { type Client, type ClientOptions, createClient } from './client.js';
import { paged } from './paging.js';

const options: ClientOptions = {
  baseUrl: 'http://127.0.0.1:1',
  org: 'org_1',
  credentials: { apiKey: 'key' },
};

test('every operation of the contract is a function of its interface, and nothing else is', () => {
  const client = createClient(options);
  for (const id of interfaces) {
    const ids = Object.values(operations).flatMap((row) => (row.interface === id ? [row.id] : []));
    expect(Object.keys(client[id]).toSorted()).toEqual(ids.toSorted());
  }
});

test('paged operations have `each` and `pages`, and no other operation has', () => {
  const client = createClient(options);
  const withPages = interfaces.flatMap((id) =>
    Object.entries(client[id]).flatMap(([operation, call]) => ('each' in call ? [operation] : [])),
  );
  expect(withPages.toSorted()).toEqual(Object.keys(paged).toSorted());
});

test('inputs and results have the types of the contract', () => {
  type Calls = Client['ledger'];
  type LedgerContact = components['schemas']['LedgerContact'];

  expectTypeOf<Awaited<ReturnType<Calls['createLedger']>>['data']>().toEqualTypeOf<
    components['schemas']['Ledger']
  >();
  expectTypeOf<Awaited<ReturnType<Calls['deleteLedger']>>['data']>().toEqualTypeOf<undefined>();
  expectTypeOf<Awaited<ReturnType<Calls['downloadLedgerContacts']>>['data']>().toEqualTypeOf<string>();
  expectTypeOf<ReturnType<Calls['getContacts']['each']>>().toEqualTypeOf<
    AsyncGenerator<LedgerContact, void, undefined>
  >();
  expectTypeOf<ReturnType<Client['people']['search']['each']>>().toEqualTypeOf<
    AsyncGenerator<People['schemas']['Person'], void, undefined>
  >();
  // Without input, or with another organization.
  expectTypeOf<Calls['getLedgers']>().toBeCallableWith();
  expectTypeOf<Calls['getLedgers']>().toBeCallableWith({ path: { org_id: 'org_2' } });
  // @ts-expect-error The path needs the ledger.
  expectTypeOf<Calls['getLedger']>().toBeCallableWith({});
  // @ts-expect-error The body is needed.
  expectTypeOf<Client['people']['find']>().toBeCallableWith({});
  const field = { field_name: 'shoe_size', search_term: '42' } as const;
  // @ts-expect-error There is no such field.
  expectTypeOf<Client['people']['find']>().toBeCallableWith({ body: { matches: [{ fields: [field] }] } });
});
