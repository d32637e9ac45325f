import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { createSecureServer as createHttp2Server } from 'node:http2';
import { createServer as createSecureServer } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { hostOf } from '../../fixtures/ports.js';
import { httpTransport, whyUnreachable } from './transport.js';

const pem = (name: string) => readFileSync(join(import.meta.dirname, '../../fixtures/tls', name), 'utf8');
const certificate = pem('certificate.pem');
afterEach(() => vi.unstubAllEnvs());

const answer = (_: IncomingMessage, response: { end(text: string): unknown }) => void response.end('{}');
const secure = async () =>
  `https://${await hostOf(createSecureServer({ key: pem('key.pem'), cert: certificate }, answer))}`;
const plain = async () => `http://${await hostOf(createServer(answer))}`;

/** Starts a proxy that opens tunnels, forwards plain requests, and records both. */
async function proxy() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end('{}');
  });
  server.on('connect', ({ url = '' }: IncomingMessage, client) => {
    asked.push(`CONNECT ${url}`);
    const target = connect(Number(url.split(':')[1]), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      target.pipe(client).pipe(target);
    });
    for (const socket of [client, target]) socket.on('error', () => undefined);
    client.on('close', () => target.destroy());
  });
  return { url: `http://${await hostOf(server)}`, asked };
}

function send(url: string, connection: Parameters<typeof httpTransport>[0]) {
  const http = httpTransport(connection);
  onTestFinished(() => http.close());
  return http.send({ method: 'GET', url: `${url}/v1`, headers: {}, body: undefined });
}

test('a certificate of a private authority is trusted if the authority is given, or if checks are off', async () => {
  const url = await secure();

  await expect(send(url, {})).rejects.toThrow(/self-signed certificate/);
  expect((await send(url, { ca: certificate })).status).toBe(200);
  expect((await send(url, { insecure: true })).status).toBe(200);
});

test('a service that requests a client certificate gets it', async () => {
  const options = { key: pem('key.pem'), cert: certificate, ca: certificate, requestCert: true };
  const server = createSecureServer({ ...options, rejectUnauthorized: true }, answer);
  const url = `https://${await hostOf(server)}`;

  await expect(send(url, { ca: certificate })).rejects.toThrow();
  expect(
    (await send(url, { ca: certificate, client: { cert: certificate, key: pem('key.pem') } })).status,
  ).toBe(200);
});

test('a proxy opens a tunnel for https, and forwards requests for http', async () => {
  const [{ url, asked }, secured, open] = [await proxy(), await secure(), await plain()];

  expect((await send(secured, { ca: certificate, proxy: url })).status).toBe(200);
  expect((await send(open, { proxy: url })).status).toBe(200);
  expect(asked).toEqual([`CONNECT ${secured.slice('https://'.length)}`, `GET ${open}/v1`]);
});

test('the usual variables name a proxy, and the hosts to reach without it', async () => {
  const [{ url, asked }, open] = [await proxy(), await plain()];
  const elsewhere = 'http://service.test';
  // As usual, the scheme may be left out.
  for (const named of [url, url.slice('http://'.length)]) {
    vi.stubEnv('HTTP_PROXY', named);
    await send(elsewhere, {});
    // Many machines have such a variable, and a mock of their own.
    await send(open, {});
  }
  vi.stubEnv('NO_PROXY', 'service.test');
  await expect(send(elsewhere, {})).rejects.toThrow('service.test');

  expect(asked).toEqual([`GET ${elsewhere}/v1`, `GET ${elsewhere}/v1`]);
});

const failed = (code: string, message = 'it failed') => Object.assign(new Error(message), { code });

test.each([
  [
    /--ca .*--insecure/,
    'DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ],
  [/--ca/, 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY CERT_HAS_EXPIRED'],
  [/of another host/, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  [/name of the host/, 'ENOTFOUND'],
  [/the port/, 'ECONNREFUSED UND_ERR_CONNECT_TIMEOUT'],
  [/http:\/\//, 'EPROTO ERR_SSL_WRONG_VERSION_NUMBER'],
])('the message says what to do, %s, for %s', (what, codes) => {
  for (const code of codes.split(' ')) {
    expect(whyUnreachable(failed(code))).toMatch(what);
    expect(whyUnreachable(new Error('fetch failed', { cause: failed(code) }))).toMatch(/^it failed: /);
  }
});

const options = { key: pem('key.pem'), cert: certificate };
test.each([
  [
    'a client certificate is wanted',
    createSecureServer({ ...options, requestCert: true, maxVersion: 'TLSv1.2' }, answer),
    /^[a-z0-9/ ]+: the service may want a client certificate: give --client-cert/,
  ],
  ['HTTP/2 is spoken alone', createHttp2Server(options), /^[a-z0-9 ]+: the service may speak HTTP\/2 alone/],
  [
    'TLS is not spoken',
    createServer(answer),
    /^wrong version number: check whether the address begins with http:/,
  ],
])('a message names the cause where %s', async (_, server, says) => {
  const error: unknown = await send(`https://${await hostOf(server)}`, { ca: certificate }).catch(
    (error: unknown) => error,
  );

  expect(whyUnreachable(error)).toMatch(says);
});

test('another failure keeps its message, or gets its code if it has none', () => {
  expect(whyUnreachable(failed('ECONNRESET', 'socket hang up'))).toBe('socket hang up');
  expect(whyUnreachable(failed('ECONNREFUSED', ''))).toMatch(/^ECONNREFUSED: check/);
});
