import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { start as startMock } from '../../fixtures/services/started.js';
import { takesGzip } from './delivery.js';
import { createMock, type Mock, type MockOptions } from './mock.js';
import { listen } from './server.js';

const start = (options: MockOptions = {}) => startMock({ port: 0, ...options });

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly firstByteMs: number;
  readonly endMs: number;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Sends a request without the headers that clients such as fetch add or hide. */
function send(url: string, { method = 'POST', headers = {}, body }: Sent = {}): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers }, (incoming) => {
      const firstByteMs = performance.now() - start;
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const endMs = performance.now() - start;
        const { statusCode: status, headers } = incoming;
        resolve({ status, headers, body: Buffer.concat(chunks), firstByteMs, endMs });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function find(mock: Mock, headers: Record<string, string> = {}): Promise<Answer> {
  const search_term = mock.people[0]?.name ?? '';
  return send(`${mock.urls.people}/${mock.org}/find`, {
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${mock.apiKey}`, ...headers },
    body: JSON.stringify({ matches: [{ fields: [{ field_name: 'name', search_term }] }] }),
  });
}

const matchesIn = (body: Buffer) => JSON.parse(body.toString()).matches;

describe('an answer is sent', () => {
  test('with Content-Length on a connection kept alive, under plain', async () => {
    const { headers, body } = await find(await start());
    expect(headers['content-length']).toBe(String(body.byteLength));
    expect(headers).toMatchObject({ connection: 'keep-alive', date: expect.any(String) });
    expect(headers['transfer-encoding']).toBeUndefined();
    expect(matchesIn(body)).toHaveLength(1);
  });

  test('compressed if the client accepts gzip, otherwise plain, under gzip', async () => {
    const mock = await start({ profile: { 'transport.delivery': 'gzip' } });
    const compressed = await find(mock, { 'Accept-Encoding': 'br, gzip;q=0.5' });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(compressed.headers['content-length']).toBe(String(compressed.body.byteLength));
    expect(matchesIn(gunzipSync(compressed.body))).toHaveLength(1);
    const plain = await find(mock);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(matchesIn(plain.body)).toHaveLength(1);
  });

  test('in several chunks without Content-Length under chunked', async () => {
    const { headers, body } = await find(await start({ profile: { 'transport.delivery': 'chunked' } }));
    expect([headers['transfer-encoding'], headers['content-length']]).toEqual(['chunked', undefined]);
    expect(matchesIn(body)).toHaveLength(1);
  });

  test('after 100 ms, and over another 100 ms, under slow', async () => {
    const answer = await find(await start({ profile: { 'transport.delivery': 'slow' } }));
    expect(answer.firstByteMs).toBeGreaterThanOrEqual(95);
    expect(answer.endMs - answer.firstByteMs).toBeGreaterThanOrEqual(90);
    expect(matchesIn(answer.body)).toHaveLength(1);
  });

  test('on a connection that is then closed, under connection-close', async () => {
    const { headers } = await find(await start({ profile: { 'transport.delivery': 'connection-close' } }));
    expect(headers.connection).toBe('close');
    expect(headers['content-length']).toBeDefined();
  });

  test.each(['plain', 'gzip', 'chunked', 'slow', 'connection-close'] as const)(
    'without a body to HEAD and OPTIONS under %s',
    async (delivery) => {
      const mock = await start({ profile: { 'transport.delivery': delivery } });
      for (const method of ['HEAD', 'OPTIONS']) {
        const { status, body } = await send(`${mock.urls.identity}/session`, { method });
        expect([status, body.byteLength]).toEqual([method === 'HEAD' ? 405 : 204, 0]);
      }
    },
  );
});

test.each([
  ['gzip', true],
  ['deflate, GZIP', true],
  ['*', true],
  ['gzip;q=0, *', false],
  ['gzip; q=0', false],
  ['br', false],
  [undefined, false],
])('Accept-Encoding %s admits gzip: %s', (header, admitted) => {
  expect(takesGzip(header)).toBe(admitted);
});

test('a body over 1 MiB is refused, with and without Content-Length, and the server goes on', async () => {
  const mock = await start();
  const url = `${mock.urls.people}/${mock.org}/find`;
  const body = ' '.repeat(1_100_000);
  const headers = { Authorization: `Bearer ${mock.apiKey}` };
  const told = await send(url, { headers: { ...headers, 'Content-Length': String(body.length) }, body });
  const untold = await send(url, { headers: { ...headers, 'Transfer-Encoding': 'chunked' }, body });
  expect([told.status, untold.status]).toEqual([413, 413]);
  expect((await find(mock)).status).toBe(200);
});

// Node would lose what follows the body in the same packet: Java's client sends its next request once the first is answered.
test('a request that asks for HTTP/2, as those of Java do, is refused only once it is sent whole', async () => {
  const mock = await start();
  const { hostname, port } = new URL(mock.urls.people);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  const answers: string[] = [];
  socket.on('data', (data) => answers.push(String(data)));
  const head = `POST /people/v1/${mock.org}/find HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 2\r\n`;
  socket.write(`${head}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n`);
  // Once this is answered, the mock has read the head.
  expect((await find(mock)).status).toBe(200);
  expect(answers).toEqual([]);
  socket.write('{}');
  await expect.poll(() => answers).toHaveLength(1);
  socket.write(`${head}\r\n{}`);
  await expect.poll(() => answers).toEqual(Array(2).fill(expect.stringMatching(/^HTTP\/1.1 401/)));
});

test('a client that disconnects in the middle of a request does no harm', async () => {
  const mock = await start();
  const { host, hostname, port } = new URL(mock.urls.people);
  await new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`POST /people/v1/${mock.org}/find HTTP/1.1\r\nHost: ${host}\r\n`);
      socket.write(`Authorization: Bearer ${mock.apiKey}\r\nContent-Length: 100\r\n\r\n{"mat`, () =>
        socket.destroy(),
      );
    });
    socket.on('close', resolve);
  });
  expect((await find(mock)).status).toBe(200);
});

test('what is written line by line, as a CSV is, ends when its reader leaves', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  function* endless() {
    try {
      for (;;) yield 'a line\n';
    } finally {
      end();
    }
  }
  const answer = { status: 200, headers: {}, cookies: [], body: undefined, chunks: endless() };
  const { origin, close } = await listen(async () => answer, { host: '127.0.0.1', port: 0 });
  await (await fetch(origin)).body?.cancel();
  await expect(ended).resolves.toBeUndefined();
  await close();
});

test('a caller that waits for calls is answered when the mock closes, and does not delay it', async () => {
  const tookMs: number[] = [];
  for (let time = 0; time < 3; time++) {
    const { urls, controlToken, close } = await createMock({ people: 5, controlPort: 0 });
    const headers = { Authorization: `Bearer ${controlToken}` };
    const clock = async () => (await fetch(`${urls.control}/clock`, { headers })).text();
    await clock();
    const wait = fetch(`${urls.control}/journal/wait`, { method: 'POST', headers, body: '{}' });
    // The wait has arrived before this second call, which needs another connection first.
    await clock();
    const start = performance.now();
    await close();
    tookMs.push(performance.now() - start);
    expect(await (await wait).json()).toMatchObject({ isMet: false });
  }
  expect(Math.min(...tookMs)).toBeLessThan(700);
});
