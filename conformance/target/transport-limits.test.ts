import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { endless, head, mebibyte, toServer } from '../../fixtures/services/raw-server.js';

const bomb = gzipSync(Buffer.alloc(50 * mebibyte));

const tooLarge = 'its body is larger than 1 MiB (--max-body)';
const encoded = (body: Buffer, encodings: string) => (socket: Socket) =>
  socket.end(Buffer.concat([Buffer.from(head(`content-encoding: ${encodings}`)), body]));

test.each<[what: string, answer: (socket: Socket) => void, limit: string]>([
  [
    'a body that never ends',
    (socket) => {
      socket.write(head());
      endless(Buffer.alloc(65_536, 'a'))(socket);
    },
    tooLarge,
  ],
  ['a gzip bomb', encoded(bomb, 'gzip'), tooLarge],
  ['a bomb within a bomb', encoded(gzipSync(bomb), 'gzip, gzip'), tooLarge],
  [
    'empty blocks without end',
    (socket) => {
      socket.write(head('content-encoding: gzip'));
      endless(gzipSync(''))(socket);
    },
    tooLarge,
  ],
  [
    'many encodings',
    encoded(Buffer.alloc(0), 'gzip, gzip, gzip'),
    'its body is encoded 3 times over, more than 2',
  ],
  [
    'headers without end',
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      endless(Buffer.from('x-name: value\r\n'))(socket);
    },
    'its head is larger than 64 KiB',
  ],
  [
    'trailers without end',
    (socket) => {
      socket.write(head('transfer-encoding: chunked'));
      socket.write('0\r\n');
      endless(Buffer.from('x-name: value\r\n'))(socket);
    },
    'its head is larger than 64 KiB',
  ],
  [
    'deep JSON',
    (socket) => socket.end(`${head()}{"a":${'['.repeat(100_000)}`),
    'its JSON is nested deeper than 64 levels',
  ],
  [
    'many values',
    (socket) => socket.end(`${head()}[${'0,'.repeat(300_000)}0]`),
    'its JSON has more than 100,000 values',
  ],
])('refuses %s', async (_, answer, limit) => {
  const send = await toServer(answer);

  await expect(send()).rejects.toMatchObject({ name: 'UnreadableAnswer', isOverLimit: true, message: limit });
});

test('refuses a long text in JSON, but not outside of JSON', async () => {
  const long = 'a'.repeat(mebibyte + 1);
  const json = await toServer((socket) => socket.end(`${head()}{"a":"${long}"}`), 2 * mebibyte);
  const plain = await toServer((socket) => socket.end(`${head()}name,note\n${long}`), 2 * mebibyte);

  await expect(json()).rejects.toMatchObject({ message: 'its JSON has a text of more than 64 KiB' });
  expect((await plain()).text).toHaveLength(long.length + 10);
});

test.each<[what: string, begin: string]>([
  ['blanks', ' '],
  ['text that is no JSON', 'é'],
  ['JSON', '{"a":1},'],
])('reads no more of %s than is judged', async (_, letters) => {
  let [sent, isClosed] = [0, false];
  const piece = Buffer.from(letters.repeat(mebibyte / Buffer.byteLength(letters) / 16));
  const send = await toServer((socket) => {
    socket.on('close', () => {
      sent = socket.bytesWritten;
      isClosed = true;
    });
    socket.write(head());
    endless(piece)(socket);
  }, 512 * mebibyte);

  await expect(send()).rejects.toMatchObject({
    isOverLimit: true,
    message: expect.stringMatching(
      /^its (body is larger than 4 MiB, the most that is judged|JSON has more than 100,000 values)$/,
    ),
  });
  await expect.poll(() => isClosed).toBe(true);
  expect(sent).toBeLessThan(32 * mebibyte);
});
