import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.js';
import { portOf } from '../../fixtures/ports.js';
import { deliverChange } from '../../fixtures/services/deliver-change.js';
import { plainClient, statusAt } from '../../fixtures/services/plain-client.js';
import { start as startMock } from '../../fixtures/services/started.js';
import { controlOperations } from '../../generated/control-operations.js';
import * as validators from '../../generated/validators.js';
import { createMock, type Mock, type MockOptions } from '../host/mock.js';

const start = (options: MockOptions = {}) =>
  startMock({ controlPort: 0, controlToken: 'open-sesame', ...options });

interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Refused {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly status: number;
  readonly message: string;
}
const cases = readCases<{
  readonly bodies: Readonly<Record<string, unknown>>;
  readonly refused: readonly Refused[];
}>(import.meta.dirname, 'exchange.cases.yaml');

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

async function call(
  mock: Mock,
  path: string,
  { method = 'GET', body, headers = {} }: Sent = {},
): Promise<Answer> {
  const answer = await fetch(mock.urls.control + path, {
    method,
    headers: { Authorization: 'Bearer open-sesame', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: /^[{[]/.test(text) ? JSON.parse(text) : {} };
}

describe('authorization', () => {
  const statusFor = async (host: string) =>
    statusAt(host, `${(await start()).urls.control}/clock`, { Authorization: 'Bearer open-sesame' });

  test.each([
    ['no token', {}],
    ['a wrong token', { Authorization: 'Bearer open-sesam' }],
    ['a longer token', { Authorization: 'Bearer open-sesame-' }],
    ['another scheme', { Authorization: 'Basic open-sesame' }],
    ['a credential of the service', { Authorization: 'Bearer pdk_demo_key' }],
  ])('%s is refused with 401, and nothing changes', async (_name, headers) => {
    const mock = await start();
    const before = await mock.control.state();
    const answer = await fetch(`${mock.urls.control}/webhooks`, {
      method: 'PUT',
      headers,
      body: '{"webhooks":[]}',
    });
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="control"']);
    expect(await answer.json()).toEqual({ error: 'unauthenticated', message: expect.any(String) });
    expect(await mock.control.state()).toBe(before);
  });

  test.each([
    'evil.example',
    'evil.example:4011',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '0.0.0.0',
  ])('a request for host %j is refused despite the token', async (host) => {
    expect(await statusFor(host)).toBe(403);
  });

  test.each(['127.0.0.1', 'localhost:4011', 'LOCALHOST', '[::1]:4011'])('host %j is served', async (host) => {
    expect(await statusFor(host)).toBe(200);
  });

  test('the control plane listens on the loopback address only, wherever the service listens', async () => {
    const mock = await start({ host: '0.0.0.0', port: 0 });
    const other = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal);
    const { hostname, port } = new URL(mock.urls.control ?? '');
    expect(hostname).toBe('127.0.0.1');
    if (other)
      await expect(fetch(`http://${other.address}:${port}/control/v1/clock`)).rejects.toThrow('fetch failed');
  });

  test('every mock without a given token gets a new random one', async () => {
    const tokens = [await createMock({ people: 1 }), await createMock({ people: 1 })].map(
      (mock) => mock.controlToken,
    );
    expect(new Set(tokens).size).toBe(2);
    expect(tokens[0]).toMatch(/^[\w-]{32}$/);
  });
});

/** Starts an import that does not end. */
async function underWay(mock: Mock): Promise<{ ledgerId: string; importId: string }> {
  const client = plainClient(mock);
  const token = await client.signIn();
  await mock.control.clock.freeze();
  const { id } = Object(await (await client.addLedger(token, 'A')).json());
  const contacts = `/ledger/v1/${mock.org}/ledgers/${id}/contacts`;
  const added = await client.call(contacts, { contacts: [{ name: 'Ada' }] }, token);
  return { ledgerId: id, importId: Object(await added.json()).import_id };
}

/** Adds a user. */
async function userOf(mock: Mock): Promise<string> {
  const user = { email: 'li@example.com', name: 'Li', password: 'correct horse' };
  return (await mock.control.addUser(user)).id;
}

describe('every operation', () => {
  test('responds over HTTP according to the contract', async () => {
    const mock = await start({ webhooks: [{ url: 'http://127.0.0.1:1/' }] });
    const person = mock.people.find(({ position }) => position !== undefined)?.id ?? '';
    for (const operation of Object.values(controlOperations)) {
      const { id, method, path, statuses, responses } = operation;
      const ids = {
        personId: id === 'removePerson' ? (mock.people.at(-1)?.id ?? '') : person,
        orgId: mock.org,
        companyKey: 'acme',
        principalId: 'sa_editor',
        ...(id === 'removeSubscription'
          ? { subscriptionId: (await mock.control.addSubscription({ product: 'other' })).id }
          : {}),
        ...(id === 'failImport' ? await underWay(mock) : {}),
        worldId: id === 'removeWorld' ? 'made' : 'default',
        ...(id === 'removeUser' ? { userId: await userOf(mock) } : {}),
        ...(id === 'redeliver' ? { deliveryId: await deliverChange(mock) } : {}),
        ...(id === 'removeFault' ? { faultId: (await mock.control.faults.add({ status: 503 })).id } : {}),
      };
      const filled = Object.entries(ids).reduce<string>(
        (left, [name, one]) => left.replace(`{${name}}`, one),
        path,
      );
      const answer = await call(mock, filled, { method, body: cases.bodies[id] });
      const success = Object.keys(statuses).find((status) => status.startsWith('2'));
      expect([id, String(answer.status)]).toEqual([id, success]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const schema: string | undefined = Object.entries(responses).find(
        ([status]) => status === success,
      )?.[1];
      const compiled: Readonly<Record<string, unknown>> = validators;
      const validate = schema === undefined ? undefined : compiled[schema];
      if (typeof validate === 'function') expect([id, validate(answer.body)]).toEqual([id, true]);
    }
  });
});

describe('the control port', () => {
  test('is closed unless the option is given', async () => {
    const mock = await createMock({ people: 1 });
    expect(mock.urls.control).toBeUndefined();
  });

  test('is named if it is taken, and the mock does not start without its control plane', async () => {
    const squatter = createServer();
    const port = await portOf(squatter);
    await expect(start({ controlPort: port, port: 0 })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken: choose another one, or 0 (--control-port 0) for any free one.`,
    );
    squatter.close();
  });

  test('falls back from the default to any free port', async () => {
    const [one, other] = [await start({ controlPort: 'usual' }), await start({ controlPort: 'usual' })];
    expect(one.urls.control).not.toBe(other.urls.control);
    expect((await call(other, '/clock')).status).toBe(200);
  });

  test('is free after close', async () => {
    const mock = await start();
    await mock.close();
    await expect(fetch(mock.urls.control ?? '')).rejects.toThrow('fetch failed');
  });
});

describe('an impossible request is refused with a reason', () => {
  test.each([
    ...cases.refused,
    {
      method: 'PUT',
      path: '/webhooks',
      body: ' '.repeat(1_048_577),
      status: 413,
      message: 'more than 1048576 bytes',
    },
  ])('$method $path', async ({ method, path, body, status, message }) => {
    const answer = await call(await start(), path, { method, body });
    expect([answer.status, answer.body]).toEqual([
      status,
      { error: expect.any(String), message: expect.stringContaining(message) },
    ]);
    expect(answer.headers.get('content-type')).toBe('application/json');
    if (status === 405) expect(answer.headers.get('allow')).toBe('GET');
  });
});
