import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import {
  type ClientOptions,
  createClient,
  NoAnswerError,
  ServiceError,
  UnreadableAnswerError,
} from './client.js';
import { wait } from './sending/wait.js';

// What a client does on bad days: the service is a script.

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

/** A client of a service that answers as it is told, in turn; an Error is a connection that fails. Nobody really waits. */
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

test.each([
  ['seconds', '2', 2000],
  ['a date', new Date(Date.now() + 3_600_000).toUTCString(), undefined],
])('who is asked too fast waits as long as Retry-After says in %s', async (_, after, ms) => {
  const { client, sent, waited } = scripted([session, throttled(after), found], { waitMs: 4_000_000 });
  await client.people.find(find);
  expect(sent).toHaveLength(3);
  expect(waited).toHaveLength(1);
  expect(waited[0]).toBeLessThanOrEqual(ms ?? 3_600_000);
  expect(waited[0]).toBeGreaterThanOrEqual(ms ?? 3_590_000);
});

test('a sign-in that is throttled is waited for like any other call', async () => {
  const { client, waited } = scripted([throttled('1'), session, ledgers]);
  await client.ledger.getLedgers();
  expect(waited).toEqual([1000]);
});

test('who is told to wait longer than it would is told so at once', async () => {
  const { client, sent } = scripted([session, throttled('3600')]);
  await expect(client.people.find(find)).rejects.toMatchObject({ status: 429, retryAfterMs: 3_600_000 });
  expect(sent).toHaveLength(2);
});

test('a service that throttles for ever is asked as often as `tries` says', async () => {
  const answers = [session, ...Array.from({ length: 50 }, () => throttled('0'))];
  const { client, sent } = scripted(answers, { tries: 4 });
  await expect(client.people.find(find)).rejects.toThrow('find was answered 429 too_many_requests');
  expect(sent).toHaveLength(5);
});

test('a wait can be given up', async () => {
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
])(
  'after %s a find, which may have been charged, is not sent again, and a read that costs nothing is',
  async (_, answer) => {
    const paid = scripted([session, answer, found]);
    await expect(paid.client.people.find(find)).rejects.toThrow('find');
    expect(paid.sent).toHaveLength(2);

    const free = scripted([session, answer, ledgers]);
    await free.client.ledger.getLedgers();
    expect(free.sent).toHaveLength(3);
  },
);

function throttled503() {
  return { status: 503, headers: { 'Retry-After': '1' } };
}

test('who takes the risk says so', async () => {
  const { client, sent } = scripted([session, reset, found]);
  await client.people.find({ ...find, repeatable: true });
  const [, one, other] = sent.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(one).toBe(other);
  expect(one).not.toBeNull();
});

test('each call that changes or costs something has a key of its own, which its error tells; reads have none', async () => {
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

test('an answer that takes too long is none', async () => {
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

test('nothing that was sent in secret is in an error, though the service repeats it', async () => {
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

test('the token is in no error either', async () => {
  const { client } = scripted([session, { status: 500, body: { message: 'Bearer tok_1234 failed' } }]);
  await expect(client.people.find(find)).rejects.toMatchObject({
    message: 'find was answered 500 internal: Bearer [secret] failed',
  });
});

test.each([
  ['no JSON', { status: 200, text: '{"matches":[' }],
  ['a page of a gateway', { status: 200, text: '<html>' }],
  ['nothing', { status: 200, text: '' }],
])('an answer of success that is %s is an error of its own', async (_, answer) => {
  const { client } = scripted([session, answer]);
  await expect(client.people.find(find)).rejects.toThrow(UnreadableAnswerError);
});

test.each([{}, [[]], null, 'x', { accessToken: '' }, { accessToken: 'a b' }, { accessToken: 'a\r\nX: y' }])(
  'a session of %j has no token that is sent anywhere',
  async (body) => {
    const { client, sent } = scripted([{ status: 200, body }]);
    await expect(client.people.find(find)).rejects.toThrow('createSession: the answer has no `accessToken`');
    expect(sent).toHaveLength(1);
  },
);

test('a redirection is not followed: the secret would go to somebody else', async () => {
  const { client, sent } = scripted([{ status: 307, headers: { Location: 'https://elsewhere.example/' } }]);
  await expect(client.people.find(find)).rejects.toMatchObject({ status: 307, code: 'status_307' });
  expect(sent[0]?.redirect).toBe('manual');
});

test.each(['..', '.', ''])('the id %j, which would lead to something else, is not sent', async (id) => {
  const { client, sent } = scripted([session]);
  const call = client.ledger.deleteContact({ path: { ledger_id: 'led_1', contact_id: id } });
  await expect(call).rejects.toThrow('`path.contact_id`');
  expect(sent).toEqual([]);
});

test('an id of any other kind is one segment of the path', async () => {
  const { client, sent } = scripted([session, { status: 404 }]);
  await client.ledger
    .deleteContact({ path: { ledger_id: 'led_1', contact_id: 'a/../b?c#d e%2F' } })
    .catch(() => {});
  expect(sent[1]?.url).toBe(
    'https://service.example/ledger/v1/org_1/ledgers/led_1/contacts/a%2F..%2Fb%3Fc%23d%20e%252F',
  );
});

const ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

test('over a real connection, an answer that ends in the middle is asked for again', async () => {
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ending.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  const { port } = server.address() as AddressInfo;
  const client = createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    org: 'org_1',
    credentials: { username: 'a@b.example', password: 'c' },
    wait: async () => {},
  });

  expect((await client.ledger.getLedgers()).data).toEqual({ ledgers: [] });
  expect(calls).toBe(2);
});
