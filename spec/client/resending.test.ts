import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { hostOf } from '../../fixtures/ports.js';
import {
  type ClientOptions,
  createClient,
  NoAnswerError,
  ServiceError,
  UnreadableAnswerError,
} from './client.js';
import { wait } from './sending.js';

// The client with failures: the service is scripted.

const session = { status: 200, body: { accessToken: 'tok_1234', expiresAt: '2099-01-14T05:00:00Z' } };
const ledgers = { status: 200, body: { ledgers: [] } };
const found = { status: 200, body: { matches: [] } };
const find = { body: { matches: [] } };

interface Scripted {
  readonly status: number;
  readonly body?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Creates a client of a service with scripted responses, in order; an Error is a failed connection. Waiting takes no time. */
function scripted(answers: readonly (Scripted | Error)[], options: Partial<ClientOptions> = {}) {
  const left = [...answers];
  const sent: Request[] = [];
  const waited: number[] = [];
  const client = createClient({
    baseUrl: 'https://service.example/',
    org: 'org_1',
    credentials: { clientId: 'sa_1', clientSecret: 'very-secret' },
    fetch: async (request) => {
      sent.push(request);
      const answer = left.shift() ?? { status: 599 };
      if (answer instanceof Error) throw answer;
      const { status, headers = {}, body, text = JSON.stringify(body) ?? '' } = answer;
      return new Response(text, { status, headers: { 'Content-Type': 'application/json', ...headers } });
    },
    wait: async (ms) => {
      waited.push(ms);
    },
    ...options,
  });
  return { client, sent, waited };
}

const throttled = (after: string) => ({ status: 429, headers: { 'Retry-After': after } });

test('a throttled sign-in is retried like any other call', async () => {
  const { client, waited } = scripted([throttled('1'), session, ledgers]);
  await client.ledger.getLedgers();
  expect(waited).toEqual([1000]);
});

test('a call fails at once if it would have to wait longer than allowed', async () => {
  const { client, sent } = scripted([session, throttled('3600')]);
  await expect(client.people.find(find)).rejects.toMatchObject({ status: 429, retryAfterMs: 3_600_000 });
  expect(sent).toHaveLength(2);
});

test('a service that always throttles is called as often as `tries` says', async () => {
  const answers = [session, ...Array.from({ length: 50 }, () => throttled('0'))];
  const { client, sent } = scripted(answers, { tries: 4 });
  await expect(client.people.find(find)).rejects.toThrow('find was answered 429 too_many_requests');
  expect(sent).toHaveLength(5);
});

test('a wait can be aborted', async () => {
  const control = new AbortController();
  const { client } = scripted([session, throttled('50')], { wait });
  const call = client.people.find({ ...find, signal: control.signal });
  setTimeout(() => control.abort(new Error('enough')), 20);
  await expect(call).rejects.toThrow('enough');
});

const reset = Object.assign(new TypeError('fetch failed'), {
  cause: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
});

test.each([
  ['a connection that fails', reset],
  ['502', { status: 502 }],
  ['503', throttled503()],
])('after %s a find, which may have been charged, is not retried, but a free read is', async (_, answer) => {
  const paid = scripted([session, answer, found]);
  await expect(paid.client.people.find(find)).rejects.toThrow('find');
  expect(paid.sent).toHaveLength(2);

  const free = scripted([session, answer, ledgers]);
  await free.client.ledger.getLedgers();
  expect(free.sent).toHaveLength(3);
});

function throttled503() {
  return { status: 503, headers: { 'Retry-After': '1' } };
}

test('a find is retried if the caller marks it as repeatable', async () => {
  const { client, sent } = scripted([session, reset, found]);
  await client.people.find({ ...find, repeatable: true });
  const [, one, other] = sent.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(one).toBe(other);
  expect(one).not.toBeNull();
});

test('each call that changes or costs something has its own key, which its error contains; reads have none', async () => {
  const { client, sent } = scripted([session, ledgers, found, reset]);
  await client.ledger.getLedgers();
  await client.people.find(find);
  const failed: unknown = await client.people.find(find).catch((error: unknown) => error);
  const [signIn, read, one, other] = sent.map(({ headers }) => headers.get('Idempotency-Key'));
  expect([signIn, read]).toEqual([null, null]);
  expect(other).not.toBe(one);
  expect(failed).toBeInstanceOf(NoAnswerError);
  expect(failed).toMatchObject({ code: 'ECONNRESET', idempotencyKey: other, operation: 'find' });
});

test('a response that takes too long is a timeout', async () => {
  const fetch = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  const { client } = scripted([], { fetch, timeoutMs: 20, tries: 2 });
  await expect(client.ledger.getLedgers()).rejects.toMatchObject({
    code: 'timeout',
    operation: 'createSession',
  });
});

test('no error contains a secret that was sent, even if the service echoes it', async () => {
  const echo = 'once-only and very-secret and n%26w as n&w';
  const { client } = scripted([
    {
      status: 400,
      body: { error: 'bad very-secret', message: echo },
      headers: { 'X-Request-Id': 'very-secret' },
    },
  ]);
  const error: unknown = await client.identity
    .updateUser({ path: { userId: 'usr_1' }, body: { resetToken: 'once-only', password: 'n&w' } })
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ServiceError);
  expect(error).toMatchObject({
    detail: '[secret] and [secret] and [secret] as [secret]',
    code: 'bad [secret]',
    requestId: '[secret]',
  });
});

test('no error contains the token', async () => {
  const { client } = scripted([session, { status: 500, body: { message: 'Bearer tok_1234 failed' } }]);
  await expect(client.people.find(find)).rejects.toMatchObject({
    message: 'find was answered 500 internal: Bearer [secret] failed',
  });
});

test.each([
  ['no JSON', { status: 200, text: '{"matches":[' }],
  ['a page of a gateway', { status: 200, text: '<html>' }],
  ['nothing', { status: 200, text: '' }],
])('a successful response that is %s throws a separate error', async (_, answer) => {
  const { client } = scripted([session, answer]);
  await expect(client.people.find(find)).rejects.toThrow(UnreadableAnswerError);
});

test.each([{}, [[]], null, 'x', { accessToken: '' }, { accessToken: 'a b' }, { accessToken: 'a\r\nX: y' }])(
  'a session of %j has no usable token, and none is sent',
  async (body) => {
    const { client, sent } = scripted([{ status: 200, body }]);
    await expect(client.people.find(find)).rejects.toThrow('createSession: the answer has no `accessToken`');
    expect(sent).toHaveLength(1);
  },
);

test('a redirect is not followed, as it would send the secret elsewhere', async () => {
  const { client, sent } = scripted([{ status: 307, headers: { Location: 'https://elsewhere.example/' } }]);
  await expect(client.people.find(find)).rejects.toMatchObject({ status: 307, code: 'status_307' });
  expect(sent[0]?.redirect).toBe('manual');
});

test.each(['..', '.', ''])('the id %j, which would change the path, is not sent', async (id) => {
  const { client, sent } = scripted([session]);
  const call = client.ledger.deleteContact({ path: { ledger_id: 'led_1', contact_id: id } });
  await expect(call).rejects.toThrow('`path.contact_id`');
  expect(sent).toEqual([]);
});

test('any other id is one path segment', async () => {
  const { client, sent } = scripted([session, { status: 404 }]);
  await client.ledger
    .deleteContact({ path: { ledger_id: 'led_1', contact_id: 'a/../b?c#d e%2F' } })
    .catch(() => {});
  expect(sent[1]?.url).toBe(
    'https://service.example/ledger/v1/org_1/ledgers/led_1/contacts/a%2F..%2Fb%3Fc%23d%20e%252F',
  );
});

test('over a real connection, a truncated response is requested again', async () => {
  let calls = 0;
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader('Content-Type', 'application/json');
    if (request.url === '/identity/v1/session') return response.end(JSON.stringify(session.body));
    calls += 1;
    if (calls > 1) return response.end('{"ledgers":[]}');
    response.writeHead(200, { 'Content-Length': '999' });
    response.write('{"ledgers":');
    return setTimeout(() => response.destroy(), 10);
  });
  const client = createClient({
    baseUrl: `http://${await hostOf(server)}`,
    org: 'org_1',
    credentials: { username: 'a@b.example', password: 'c' },
    wait: async () => {},
  });

  expect((await client.ledger.getLedgers()).data).toEqual({ ledgers: [] });
  expect(calls).toBe(2);
});
