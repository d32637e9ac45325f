import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientHttp2Session, connect, type OutgoingHttpHeaders } from 'node:http2';
import { text } from 'node:stream/consumers';
import { Agent, fetch } from 'undici';
import { describe, expect, onTestFinished, test } from 'vitest';
import { start } from '../../fixtures/services/started.js';
import { createMock, type Mock, type MockOptions } from './mock.js';
import { ownCertificate } from './tls.js';

const tls = new URL('../../fixtures/tls/', import.meta.url);
const pem = (name: string) => readFileSync(new URL(name, tls), 'utf8');
const others = { cert: pem('certificate.pem'), key: pem('key.pem') };

const overTls = (options: MockOptions = {}) => start({ port: 0, https: true, ...options });
const findOf = ({ people }: Mock) =>
  JSON.stringify({ matches: [{ fields: [{ field_name: 'name', search_term: people[0]?.name ?? '' }] }] });

function http2To({ urls, certificate }: Mock): ClientHttp2Session {
  const client = connect(urls.people, { ca: certificate });
  onTestFinished(() => client.destroy());
  return client;
}

async function find(mock: Mock, client: ClientHttp2Session, more: OutgoingHttpHeaders = {}) {
  const sent = client.request({
    ':method': 'POST',
    ':path': `${new URL(mock.urls.people).pathname}/${mock.org}/find`,
    authorization: `Bearer ${mock.apiKey}`,
    'content-type': 'application/json',
    ...more,
  });
  const ended = once(sent, 'close').then(() => Promise.reject(new Error('closed without an answer')));
  ended.catch(() => undefined);
  const answered = Promise.race([once(sent, 'response'), ended]);
  sent.end(findOf(mock));
  const [headers] = await answered;
  return { status: headers[':status'], headers, body: await text(sent) };
}

describe('a mock over TLS', () => {
  test.each([false, true])('is trusted by its certificate alone (HTTP/2: %s)', async (allowH2) => {
    const mock = await overTls();
    const ask = (ca: string[]) =>
      fetch(`${mock.urls.people}/${mock.org}/find`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${mock.apiKey}`, 'Content-Type': 'application/json' },
        body: findOf(mock),
        dispatcher: new Agent({ allowH2, connect: { ca } }),
      });

    expect(mock.urls.people).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/people\/v1$/);
    expect((await ask([mock.certificate ?? ''])).status).toBe(200);
    await expect(ask([])).rejects.toThrow();
  });

  test.each(['plain', 'gzip', 'chunked', 'slow', 'connection-close'] as const)(
    'answers under HTTP/2 as under HTTP/1.1 where delivery is %s',
    async (delivery) => {
      const mock = await overTls({ profile: { 'transport.delivery': delivery } });
      const { status, body } = await find(mock, http2To(mock));

      expect(status).toBe(200);
      expect(JSON.parse(body).matches[0].found).toBe(true);
    },
  );

  test('keeps what a client sent under HTTP/2 in its journal, without what are no headers', async () => {
    const mock = await overTls();
    await find(mock, http2To(mock), { 'x-sent': 'as is' });
    const [entry] = await mock.journal.list({ operation: 'find' });

    expect(entry?.request.headers).toMatchObject({ 'x-sent': 'as is' });
    expect(Object.keys(entry?.request.headers ?? {}).filter((name) => name.startsWith(':'))).toEqual([]);
  });

  test('breaks a connection under HTTP/2 where a fault says so, and goes on', async () => {
    const mock = await overTls({ faults: [{ on: 'find', reset: true, times: 1 }] });
    const broken = http2To(mock);
    broken.on('error', () => undefined);

    await expect(find(mock, broken)).rejects.toThrow();
    expect((await find(mock, http2To(mock))).status).toBe(200);
  });

  test('closes although a client keeps its connection', async () => {
    const mock = await createMock({ port: 0, https: true, people: 5 });
    const client = http2To(mock);
    await find(mock, client);
    await mock.close();

    expect(client.closed || client.destroyed).toBe(true);
  });

  test('takes a certificate of somebody else', async () => {
    expect((await overTls({ https: others })).certificate).toBe(others.cert);
  });

  test.each([
    [
      'a key of another certificate',
      async () => ({ ...others, key: (await ownCertificate('x.test')).key }),
      /key is that of another/,
    ],
    ['no certificate', async () => ({ ...others, cert: 'none' }), /the certificate cannot be read/],
    ['no key', async () => ({ ...others, key: '' }), /the key cannot be read/],
  ])('refuses %s', async (_, given, says) => {
    const https = await given();

    await expect(createMock({ https })).rejects.toThrow(says);
  });
});
