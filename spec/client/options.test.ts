import { expect, test } from 'vitest';
import { createMock } from '../../mocks/host/mock.js';
import { ClientOptionError, createClient } from './client.js';
import type { ClientOptions } from './options.js';

const good: ClientOptions = { baseUrl: 'https://api.example', org: 'org_1', credentials: { apiKey: 'key' } };

test.each<[string, Record<string, unknown>, string]>([
  [
    'an address that is none',
    { baseUrl: 'api.example' },
    'option baseUrl: "api.example/people/v1" is no base address',
  ],
  ['an address of another kind', { urls: { ledger: 'ftp://a.example' } }, 'option urls.ledger'],
  ['an address with a query', { urls: { people: 'https://a.example/v1?key=1' } }, 'option urls.people'],
  ['no organization', { org: '' }, 'option org is ""'],
  ['an organization that is a path', { org: '..' }, 'option org is ".."'],
  ['no credentials', { credentials: {} }, 'give `clientId` and `clientSecret`'],
  ['half of them', { credentials: { clientId: 'sa_1' } }, '`clientSecret` must be a text'],
  ['an empty password', { credentials: { username: 'a', password: '' } }, '`password` must be a text'],
  [
    'nobody to sign in with',
    { baseUrl: undefined, credentials: { username: 'a', password: 'b' } },
    '`identity`',
  ],
  ['no tries', { tries: 0 }, 'option tries: 0 is not a whole number from 1 to 100'],
  ['a wait that is none', { waitMs: Number.NaN }, 'option waitMs'],
  ['a time that no timer takes', { timeoutMs: 2 ** 31 }, 'option timeoutMs'],
])('%s is refused', (_, wrong, message) => {
  const options = Object.assign({ ...good }, wrong);
  expect(() => createClient(options)).toThrow(ClientOptionError);
  expect(() => createClient(options)).toThrow(message);
});

test.each<[string, Record<string, unknown>]>([
  ['a key', { credentials: { apiKey: 'very\nsecret' } }],
  ['an address', { baseUrl: 'https://user:very%0Asecret@api.example' }],
  ['a header', { headers: { 'X-Gateway': 'very\nsecret' } }],
])('%s that cannot be sent is refused, and not quoted', (_, wrong) => {
  const options = Object.assign({ ...good }, wrong);
  expect(() => createClient(options)).toThrow(ClientOptionError);
  expect(() => createClient(options)).toThrow(/^(?!.*secret)/s);
});

test('a call to an interface without an address is rejected', async () => {
  const { org, credentials } = good;
  const client = createClient({ urls: { people: 'https://a.example/v1' }, org, credentials });
  await expect(client.ledger.getLedgers()).rejects.toThrow('without `ledger` there is no `getLedgers`');
  expect(client.http.ledger).toBeUndefined();
});

test('headers of a client are sent with every call, including sign-in, those of a call only with that call', async () => {
  const mock = await createMock({ people: 1 });
  const seen: (string | null)[] = [];
  const { org, clientId, clientSecret } = await mock.worlds.create({ id: 'a' });
  const { urls } = mock;
  const fetch = (request: Request) => {
    seen.push(request.headers.get('X-World'), request.headers.get('X-Trace'));
    return mock.fetch(request);
  };
  const headers = { 'X-World': 'a' };
  const client = createClient({ urls, org, credentials: { clientId, clientSecret }, fetch, headers });
  await client.ledger.getLedgers({ headers: { 'X-Trace': 't' } });
  expect(seen).toEqual(['a', null, 'a', 't']);
});

test('openapi-fetch signs in, and returns an error response', async () => {
  const mock = await createMock({ people: 1 });
  const { urls, org, clientId, clientSecret, fetch } = mock;
  const { http } = createClient({ urls, org, credentials: { clientId, clientSecret }, fetch });
  const path = { org_id: mock.org, ledger_id: 'led_none' };
  const answer = await http.ledger?.GET('/{org_id}/ledgers/{ledger_id}', { params: { path } });
  expect(answer?.error).toMatchObject({ error: 'not_found' });
});
