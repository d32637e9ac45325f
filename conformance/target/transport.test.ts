import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { endless, head, toServer } from '../../fixtures/services/raw-server.js';
import { retryAfterMs } from './transport.js';

const text = JSON.stringify({ name: 'é'.repeat(5000) });

test.each<[encoding: string, body: Buffer]>([
  ['identity', Buffer.from(text)],
  ['gzip', gzipSync(text)],
  ['x-gzip', gzipSync(text)],
  ['br', brotliCompressSync(text)],
  ['deflate', deflateSync(text)],
  ['deflate', deflateRawSync(text)],
  ['gzip, br', brotliCompressSync(gzipSync(text))],
  ['of-its-own', Buffer.from(text)],
])('decodes %s', async (encoding, body) => {
  const send = await toServer((socket) =>
    socket.end(Buffer.concat([Buffer.from(head(`content-encoding: ${encoding}`)), body])),
  );

  expect((await send()).text).toBe(text);
});

test('keeps repeated headers, separate cookies, Latin-1 header values and the byte order mark', async () => {
  const lines = head('X-Some: 1', 'x-some: 2', 'Set-Cookie: a=1, b', 'set-cookie: c=2', 'x-name: Zo\u00eb');
  const send = await toServer((socket) =>
    socket.end(Buffer.concat([Buffer.from(lines, 'latin1'), Buffer.from('\ufeff{}')])),
  );

  expect(await send()).toEqual({
    status: 200,
    headers: { connection: 'close', 'x-some': '1, 2', 'set-cookie': 'c=2', 'x-name': 'Zoë' },
    cookies: ['a=1, b', 'c=2'],
    text: '\ufeff{}',
  });
});

// undici pauses its parser if a reader is slow; a connection that ends then fails an assertion that no caller can catch.
test('reads large compressed responses of connections that close, whenever they close', {
  timeout: 60_000,
}, async () => {
  let sent = 0;
  const send = await toServer((socket) => {
    sent += 1;
    const body = gzipSync(`${randomBytes(1000 + ((sent * 7919) % 120_000)).toString('base64')}.`, {
      level: 1,
    });
    const before = body.length - (sent % 100);
    socket.write(head('content-encoding: gzip', `content-length: ${body.length}`));
    socket.write(body.subarray(0, before));
    if (sent % 2 === 0) socket.end(body.subarray(before));
    else setImmediate(() => socket.end(body.subarray(before)));
  });

  for (let round = 0; round < 12; round += 1) {
    const answers = await Promise.all(Array.from({ length: 16 }, () => send()));
    expect(answers.every((answer) => answer.text.endsWith('.'))).toBe(true);
  }
});

test.each<[what: string, answer: (socket: Socket) => void]>([
  ['nothing', (socket) => socket.end()],
  ['no HTTP', (socket) => socket.end('hello\r\n\r\n')],
  ['half a head', (socket) => socket.end('HTTP/1.1 200 OK\r\nx-na')],
  ['half a body', (socket) => socket.end(`${head('content-length: 100')}half`)],
  [
    'a reset in its body',
    (socket) => {
      socket.write(`${head('content-length: 100')}half`);
      setImmediate(() => socket.resetAndDestroy());
    },
  ],
  ['two lengths', (socket) => socket.end(`${head('content-length: 4', 'content-length: 5')}half`)],
  ['bad chunks', (socket) => socket.end(`${head('transfer-encoding: chunked')}zz\r\n`)],
  ['bad gzip', (socket) => socket.end(`${head('content-encoding: gzip')}no gzip`)],
  [
    'half of gzip',
    (socket) =>
      socket.end(
        Buffer.concat([Buffer.from(head('content-encoding: gzip')), gzipSync(text).subarray(0, 20)]),
      ),
  ],
  [
    'another protocol',
    (socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n'),
  ],
])('rejects %s as an unreadable response', async (_, answer) => {
  const send = await toServer(answer);

  await expect(send()).rejects.toMatchObject({ name: 'UnreadableAnswer', isOverLimit: false });
});

test('is aborted on request, whatever it waits for', async () => {
  const send = await toServer(() => undefined);
  const floods = await toServer(endless(Buffer.from('HTTP/1.1 102 Processing\r\n\r\n')));
  const reason = new Error('enough');

  for (const each of [send, floods]) {
    const giveUp = new AbortController();
    setTimeout(() => giveUp.abort(reason), 100);
    await expect(each(giveUp.signal)).rejects.toBe(reason);
  }
});

const now = Date.parse('2026-01-01T00:00:00Z');

test.each([
  ['seconds', '2', 2000],
  ['nothing', undefined, 1000],
  ['an HTTP date', 'Thu, 01 Jan 2026 00:00:03 GMT', 3000],
  ['a date that has passed', 'Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ['something else', 'soon', 1000],
  ['nothing in it', '', 1000],
  ['less than nothing', '-5', 0],
  ['more than there is', '1e308', Number.POSITIVE_INFINITY],
  ['a day', '86400', 86_400_000],
])('Retry-After with %s', (_, header, expected) => {
  expect(retryAfterMs(header === undefined ? {} : { 'retry-after': header }, now)).toBe(expected);
});

test.each([
  ['goes ahead of ours', 'Thu, 01 Jan 2026 00:01:00 GMT', 3000],
  ['shows no date', 'soon', 63_000],
])('a date is relative to the clock of the service, if it %s', (_, date, expected) => {
  const headers = { 'retry-after': 'Thu, 01 Jan 2026 00:01:03 GMT', date };

  expect(retryAfterMs(headers, now)).toBe(expected);
});
