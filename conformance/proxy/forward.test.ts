import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { hostOf } from '../../fixtures/ports.js';
import { createForwarder, routesTo } from './forward.js';
import { type PassedCall, seenCall } from './watching.js';

/** Starts a proxy in front of a server that answers by `answers`. */
async function inFrontOf(answers: (request: IncomingMessage, response: ServerResponse) => void) {
  return proxyTo(`http://${await hostOf(createServer(answers))}/people/v1`);
}

async function proxyTo(peopleUrl: string) {
  const passed: PassedCall[] = [];
  const broken: string[] = [];
  const proxy = createForwarder({
    routes: routesTo({ peopleUrl }),
    connection: {},
    bodyBytes: 1024 * 1024,
    passed: (call) => void passed.push(call),
    broken: (because) => void broken.push(because),
  });
  return { url: `http://${await hostOf(proxy)}/people/v1`, passed, broken };
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
}

async function answerTo(url: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const [answer] = await once(request(url, { method, headers }).end(body), 'response');
  return answer as IncomingMessage;
}

/** Returns the headers without hop-by-hop ones. */
const endToEnd = (raw: readonly string[]): string[] => {
  const pairs = raw.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${raw[at + 1]}`] : []));
  return pairs.filter((pair) => !/^(connection|keep-alive|transfer-encoding|host):/i.test(pair));
};

describe('a request reaches the service exactly as the client sent it', () => {
  test('method, address, headers with their letter case and order, and every byte of the body', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    let received: { request: IncomingMessage; body: Buffer } | undefined;
    const { url } = await inFrontOf(async (asked, response) => {
      received = { request: asked, body: await buffer(asked) };
      response.end();
    });
    const odd = { 'X-Odd-CASE': 'Ünï', Cookie: 'a=1; b=2', 'X-Two': ['1', '2'] };
    await answerTo(`${url}/a%2Fb/find?x=%20y&x=+&z`, {
      method: 'POST',
      headers: { ...odd, 'Content-Length': '70000' },
      body: bytes,
    });

    expect(received?.body.equals(bytes)).toBe(true);
    expect(received?.request).toMatchObject({ method: 'POST', url: '/people/v1/a%2Fb/find?x=%20y&x=+&z' });
    expect(endToEnd(received?.request.rawHeaders ?? [])).toEqual([
      'X-Odd-CASE: Ünï',
      'Cookie: a=1; b=2',
      'X-Two: 1',
      'X-Two: 2',
      'Content-Length: 70000',
    ]);
  });

  test('a body of unknown length is streamed', async () => {
    const { promise: first, resolve } = promised<string>();
    const { url } = await inFrontOf((asked, response) => {
      asked.once('data', (chunk: Buffer) => resolve(chunk.toString()));
      asked.on('end', () => response.end());
    });
    const sent = request(`${url}/o/find`, { method: 'DELETE', headers: { 'Transfer-Encoding': 'chunked' } });
    sent.write('one');
    expect(await first).toBe('one');
    sent.end('two');
    await once(sent, 'response');
  });
});

function promised<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve: (value: T) => resolve(value) };
}

describe('a response reaches the client exactly as the service sent it', () => {
  test('status and its text, headers in order, several cookies, and a compressed body', async () => {
    const zipped = gzipSync('{"matches":[]}');
    const headers = [
      ['Set-Cookie', 'a=1; Path=/'],
      ['Set-Cookie', 'b=2'],
      ['Content-Encoding', 'gzip'],
      ['Content-Length', String(zipped.length)],
    ];
    const { url, passed } = await inFrontOf((_, response) => {
      response.sendDate = false;
      response.writeHead(299, 'Odd Enough', headers.flat()).end(zipped);
    });
    const answer = await answerTo(`${url}/o/find`);

    expect(answer).toMatchObject({ statusCode: 299, statusMessage: 'Odd Enough' });
    expect(endToEnd(answer.rawHeaders)).toEqual(headers.map((pair) => pair.join(': ')));
    expect((await buffer(answer)).equals(zipped)).toBe(true);
    expect(passed.map(seenCall)).toMatchObject([
      { response: { text: '{"matches":[]}', cookies: ['a=1; Path=/', 'b=2'] } },
    ]);
  });

  test('the first byte is forwarded before the last one has arrived', async () => {
    let end = () => undefined as unknown;
    const { url } = await inFrontOf((_, response) => {
      response.write('first');
      end = () => response.end('last');
    });
    const answer = await answerTo(`${url}/o/find`);
    const [first] = await once(answer, 'data');
    expect(String(first)).toBe('first');
    end();
    expect(await text(answer)).toBe('last');
  });

  test.each([
    ['HEAD', 200, { 'content-length': '812' }],
    ['POST', 204, {}],
    ['GET', 304, { etag: '"x"' }],
  ] as const)('a %s answered %i has no body', async (method, statusCode, headers) => {
    const { url } = await inFrontOf((_, response) => response.writeHead(statusCode, headers).end());
    const answer = await answerTo(`${url}/o/find`, { method });
    expect(answer).toMatchObject({ statusCode, headers });
    expect(await text(answer)).toBe('');
  });

  test('a body that is too long to be judged is forwarded whole, and not judged', async () => {
    const long = 'x'.repeat(3 * 1024 * 1024);
    const { url, passed } = await inFrontOf((_, response) => response.end(long));
    expect(await text(await answerTo(`${url}/o/find`))).toBe(long);
    expect(passed[0]?.responseBody).toBeUndefined();
  });
});

describe('failures are forwarded', () => {
  test('a request that the client aborts is aborted at the service', async () => {
    const { promise: left, resolve } = promised<void>();
    const { url, broken, passed } = await inFrontOf((_, response) => {
      response.on('close', resolve);
      response.write('begun');
    });
    const sent = request(`${url}/o/find`).end();
    sent.on('error', () => undefined);
    await once(sent, 'response');
    sent.destroy();
    await left;
    expect([broken, passed]).toEqual([['aborted by the client'], []]);
  });

  test('a response that is cut off is cut off for the client', async () => {
    const { url, passed } = await inFrontOf((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('some', () => response.destroy());
    });
    await expect(text(await answerTo(`${url}/o/find`))).rejects.toThrow('aborted');
    expect(passed).toEqual([]);
  });

  test('a service that cannot be reached leads to a 502 in the name of the proxy', async () => {
    const { url, broken } = await proxyTo('http://127.0.0.1:1/people/v1');
    const answer = await answerTo(`${url}/o/find`, { method: 'POST', body: '{}' });
    expect(answer.statusCode).toBe(502);
    expect(await text(answer)).toContain(
      'pdk proxy: POST http://127.0.0.1:1/people/v1/o/find got no answer: ',
    );
    expect(broken).toEqual(['not answered whole']);
  });

  test('an address of no interface leads to a 404 that lists the interfaces', async () => {
    const { url } = await proxyTo('http://127.0.0.1:1/people/v1');
    const answer = await answerTo(url.replace('/people/v1', '/people/v1x'));
    expect(answer.statusCode).toBe(404);
    expect(await text(answer)).toContain('below none of the interfaces: /people/v1');
  });
});

describe('what would lead a client past the proxy is rewritten, and judged as it was sent', () => {
  test.each([
    ['location', '{base}/people/v1/o/find?x=1#y', '/people/v1/o/find?x=1#y'],
    ['location', '/people/v1/o', '/people/v1/o'],
    ['location', 'next', '/people/v1/o/next'],
    ['location', 'https://elsewhere.test/people/v1', 'https://elsewhere.test/people/v1'],
    ['location', '{base}/people/v10', '{base}/people/v10'],
    ['set-cookie', 'a=1; Domain=a.test; Path=/people/v1; Secure; HttpOnly', 'a=1; Path=/people/v1; HttpOnly'],
    ['set-cookie', 'a=secure; SameSite=None;secure', 'a=secure; SameSite=Lax'],
    ['set-cookie', '__Host-a=1; Path=/; Secure', '__Host-a=1; Path=/; Secure'],
  ])('%s: %s', async (name, sent, told) => {
    const service = createServer((_, response) => response.writeHead(307, { [name]: sentHere() }).end());
    const base = `http://${await hostOf(service)}`;
    const sentHere = () => sent.replace('{base}', base);
    const { url, passed } = await proxyTo(`${base}/people/v1`);
    const { headers } = await answerTo(`${url}/o/find`);

    expect(String(headers[name])).toBe(told.replace('{base}', base));
    expect(passed[0]?.responseHeaders).toContain(sentHere());
  });

  test('with the path that an interface has at the proxy', async () => {
    const headers = { location: '/v1/next', 'set-cookie': 'a=1; Path=/v1' };
    const service = await hostOf(createServer((_, response) => response.writeHead(307, headers).end()));
    const proxy = createForwarder({
      routes: routesTo({ peopleUrl: `http://${service}/v1`, identityUrl: 'http://b.test/v1' }),
      connection: {},
      bodyBytes: 1024,
      passed: () => undefined,
      broken: () => undefined,
    });
    const answer = await answerTo(`http://${await hostOf(proxy)}/people/v1/o/find`);

    expect(answer.headers).toMatchObject({
      location: '/people/v1/next',
      'set-cookie': ['a=1; Path=/people/v1'],
    });
  });
});

test.each([
  [{ peopleUrl: 'https://a.test/people/v1', identityUrl: 'https://b.test/v1' }, ['/people/v1', '/v1']],
  [{ peopleUrl: 'https://a.test/v1', identityUrl: 'https://a.test/v1' }, ['/v1', '/v1']],
  [{ peopleUrl: 'https://a.test/v1', identityUrl: 'https://b.test/v1' }, ['/people/v1', '/identity/v1']],
  [{ peopleUrl: 'https://a.test', billingUrl: 'https://b.test/x' }, ['/people', '/billing/x']],
] as const)('%j is found at %j', (target, paths) => {
  expect(routesTo(target).map(({ path }) => path)).toEqual(paths);
});
