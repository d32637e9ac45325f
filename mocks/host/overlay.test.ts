import { expect, test } from 'vitest';
import { readOverlay } from '../../conformance/target/wire/overlay.js';
import { plainClient } from '../../fixtures/services/plain-client.js';
import { overlay } from '../../fixtures/temporary-folder.js';
import { runInProcess } from '../mutants/matrix/in-process.js';
import { banner } from './banner.js';
import { createMock } from './mock.js';
import { readOptions } from './options.js';
import { startMock } from './start.js';

const moved = [
  `{ target: "$.paths['/orgs/{org_id}/apiKeys'].post", remove: true }`,
  `{ target: "$.paths", update: { "/organizations/{org_id}/keys": { put: { operationId: createApiKey } } } }`,
];
const renamed = [
  `{ target: "$.components.schemas.CreateApiKeyRequest.properties.name", update: { x-wire-name: label } }`,
  `{ target: "$.components.schemas.NewApiKey..properties.shorthand", update: { x-wire-name: preview } }`,
];

async function mockWith(...actions: readonly string[]) {
  const mock = await createMock({ overlay: overlay(...actions) });
  const client = plainClient(mock);
  const token = await client.signIn();
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await client.call(path, body, token, method);
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  return { mock, send };
}

test('an operation is served only where the overlay puts its id', async () => {
  const { send } = await mockWith(...moved);
  const made = await send('PUT', '/identity/v1/organizations/org_demo/keys', { name: 'Nightly' });
  expect([made.status, made.body.name]).toEqual([201, 'Nightly']);
  // The operation that lists keys is still there.
  expect((await send('POST', '/identity/v1/orgs/org_demo/apiKeys', { name: 'x' })).status).toBe(405);
  expect((await send('GET', '/identity/v1/orgs/org_demo/apiKeys')).status).toBe(200);
  expect((await send('PUT', '/people/v1/organizations/org_demo/keys', { name: 'x' })).status).toBe(404);
});

test('bodies stand in the envelopes that the overlay names, errors in none', async () => {
  const at = (path: string) => `{ target: "$.paths['/orgs/{org_id}/${path}'].`;
  const { mock, send } = await mockWith(
    `${at('invitations')}post", update: { x-wire-envelope: { request: { in: invitation }, response: { in: data } } } }`,
    `${at('apiKeys')}get", update: { x-wire-envelope: { response: { only: apiKeys } } } }`,
  );
  const keys = await send('GET', `/identity/v1/orgs/${mock.org}/apiKeys`);
  expect([keys.status, Array.isArray(keys.body)]).toEqual([200, true]);
  const invite = (invitation: unknown) =>
    send('POST', `/identity/v1/orgs/${mock.org}/invitations`, { invitation });
  const made = await invite({ email: 'ada@example.com', role: 'viewer' });
  expect([made.status, made.body.data.email]).toEqual([201, 'ada@example.com']);
  expect(await invite('all')).toMatchObject({ status: 400, body: { error: expect.anything() } });
});

test('the example call is shown only if the overlay moves neither find nor sign-in', async () => {
  const settings = await readOptions({ overlay: overlay(...moved), people: 50 });
  const { mock, running } = await startMock(settings);
  expect(await banner(mock, {}, running.world().contract)).toContain('Try:');
  const away = await readOptions({
    overlay: overlay(`{ target: "$.paths['/{org_id}/find']", remove: true }`),
    people: 50,
  });
  const other = await startMock(away);
  expect(await banner(other.mock, {}, other.running.world().contract)).not.toContain('Try:');
  await Promise.all([mock.close(), other.mock.close()]);
});

test('members and parameters are read and written under their names in the overlay', async () => {
  const { send } = await mockWith(
    ...renamed,
    `{ target: "$.paths['/{org_id}/ledgers'].get", update: { parameters: [{ name: limit, in: query, schema: { type: integer, minimum: 1, maximum: 2 }, x-wire-name: pageSize }] } }`,
  );
  const made = await send('POST', '/identity/v1/orgs/org_demo/apiKeys', { label: 'Nightly' });
  expect([made.status, made.body.name, made.body.preview]).toEqual([201, 'Nightly', expect.any(String)]);
  expect(made.body).not.toHaveProperty('shorthand');
  const refused = await send('POST', '/identity/v1/orgs/org_demo/apiKeys', { name: 'Nightly', label: 7 });
  expect(refused.status).toBe(400);
  expect((await send('GET', '/ledger/v1/org_demo/ledgers?pageSize=9')).status).toBe(400);
  expect((await send('GET', '/ledger/v1/org_demo/ledgers?pageSize=2')).status).toBe(200);
});

test('a mock with an overlay is conformant with the same overlay', { timeout: 120_000 }, async () => {
  const file = overlay(
    ...moved,
    ...renamed,
    `{ target: "$.components.schemas.ApiKey.properties.shorthand", update: { x-wire-name: preview } }`,
    `{ target: "$.paths['/{org_id}/usage']", remove: true }`,
  );
  const under = await runInProcess(
    { overlay: file, people: 200 },
    {
      forms: readOverlay(file),
      safety: 'own-resources',
      rules: (rule) => /^(apikey|find|usage)\./.test(rule),
      thorough: false,
    },
  );
  const failed = under.rules.flatMap(({ id, verdict }) => (verdict === 'fail' ? [id] : []));
  expect([under.verdict, failed]).toEqual(['conformant', []]);
  expect(
    under.rules.filter(({ id, verdict }) => id.startsWith('apikey.') && verdict === 'pass').length,
  ).toBeGreaterThan(3);
});

test.each([
  [
    'matches nothing',
    `{ target: "$.paths['/nowhere']", remove: true }`,
    'action 1: "$.paths[\'/nowhere\']" matches nothing',
  ],
  [
    'leaves an operation in two places',
    `{ target: "$.paths", update: { "/keys/{org_id}": { post: { operationId: createApiKey } } } }`,
    'createApiKey stands twice',
  ],
  [
    'takes the organization out of a path',
    `{ target: "$.paths['/orgs/{org_id}/apiKeys'].post", remove: true }\n  - { target: "$.paths", update: { "/keys": { post: { operationId: createApiKey } } } }`,
    'the path "/keys"',
  ],
  [
    'adds an operation that nothing answers',
    `{ target: "$.paths", update: { "/x": { get: { operationId: y, responses: { "204": { description: None } } } } } }`,
    'x-lifecycle: draft',
  ],
  [
    'breaks a schema',
    '{ target: "$.components.schemas.CreateApiKeyRequest.properties.name", update: { pattern: "(" } }',
    'regular expression',
  ],
])('an overlay that %s is refused, naming the file', async (_, action, message) => {
  const file = overlay(action);
  await expect(createMock({ overlay: file })).rejects.toMatchObject({
    name: 'MockOptionError',
    message: expect.stringContaining(message),
  });
  await expect(createMock({ overlay: file })).rejects.toThrow(file);
});
