import { expect, test } from 'vitest';
import { createMock, manualClock } from '../../mocks/host/mock.js';
import { drawnReadings } from '../profile/drawn.js';
import { createClient } from './client.js';

// Every paged list of the contract, from the mock.

async function scene(profile = {}) {
  const clock = manualClock(Date.UTC(2026, 0, 14, 5));
  const mock = await createMock({ clock, people: 60, profile });
  const { clientId, clientSecret } = mock;
  const client = createClient({
    urls: mock.urls,
    org: mock.org,
    credentials: { clientId, clientSecret },
    fetch: mock.fetch,
    clock,
    wait: async (ms) => clock.advance(ms),
  });
  return { clock, mock, client };
}

async function names<T>(items: AsyncIterable<T>, nameOf: (item: T) => unknown) {
  const all: unknown[] = [];
  for await (const item of items) all.push(nameOf(item));
  return all;
}

test('contacts, contact searches, imports and versions are read page by page', async () => {
  const { client, clock } = await scene();
  const { data: ledger } = await client.ledger.createLedger({ body: { name: 'Customers' } });
  const path = { ledger_id: ledger.id };
  const wanted = Array.from({ length: 5 }, (_, at) => `Somebody ${at}`);
  for (const name of wanted) {
    await client.ledger.addContacts({ path, body: { contacts: [{ name }] } });
    clock.advance(1000);
    await client.ledger.updateTrackedFields({ path, body: { fields: ['title'] } });
  }

  const query = { size: 2, sort_by: 'name' } as const;
  const { getContacts, searchLedgerContacts, listImports, searchImportHistory, listTrackedVersions } =
    client.ledger;
  expect(await names(getContacts.each({ path, query }), ({ name }) => name)).toEqual(wanted);
  expect(await names(searchLedgerContacts.each({ path, body: query }), ({ name }) => name)).toEqual(wanted);
  expect(await names(listImports.each({ path, query: { limit: 2 } }), ({ id }) => id)).toHaveLength(5);
  expect(await names(searchImportHistory.each({ path, query: { limit: 3 } }), ({ id }) => id)).toHaveLength(
    5,
  );
  expect(
    await names(listTrackedVersions.each({ path, query: { limit: 2 } }), ({ version }) => version),
  ).toEqual([5, 4, 3, 2, 1]);
});

test('a page contains its response, and its token resumes the list later', async () => {
  const { client, mock } = await scene();
  const tokens: (string | undefined)[] = [];
  for await (const { data, items, response } of client.people.search.pages({ body: { size: 25 } })) {
    expect(response.headers.get('X-Credits-Used')).toBe(String(items.length));
    tokens.push(data.pagination_token);
  }
  expect(tokens).toHaveLength(Math.ceil(mock.people.length / 25));
  const pagination_token = tokens[1] ?? '';
  const rest = await names(
    client.people.search.each({ body: { size: 25, pagination_token } }),
    ({ id }) => id,
  );
  expect(rest).toHaveLength(mock.people.length - 50);
});

/** A client cannot decide whether a service account may search and keep ledgers, or how members are named. */
const granted = {
  'auth.roles': 'cumulative',
  'org.named': 'in-path',
  'import.duration': 'immediate',
  // A bare array has no place for the token of the next page.
  'list.envelope': 'items',
} as const;

test.each(Array.from({ length: 12 }, (_, at) => at + 1))(
  'a client copes with what the document leaves open: profile %i',
  async (seed) => {
    const { client, mock } = await scene({ ...drawnReadings(seed), ...granted });
    const { data } = await client.people.find({
      body: { matches: [{ fields: [{ field_name: 'name', search_term: 'Ada Moreau' }] }] },
    });
    expect(data.matches).toHaveLength(1);
    expect(await names(client.people.search.each({ body: { size: 20 } }), () => 1)).toHaveLength(
      mock.people.length,
    );
    const { data: ledger } = await client.ledger.createLedger({ body: { name: 'Customers' } });
    const path = { ledger_id: ledger.id };
    await client.ledger.addContacts({ path, body: { contacts: [{ name: 'One' }, { name: 'Two' }] } });
    const query = { size: 1, sort_by: 'name' } as const;
    expect(await names(client.ledger.getContacts.each({ path, query }), ({ name }) => name)).toEqual([
      'One',
      'Two',
    ]);
  },
);
