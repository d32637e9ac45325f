import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { sendThrough } from './send.js';

const send = sendThrough((global) => global);

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function receiver(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  closing.push(() => server.close().closeAllConnections());
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hooks`;
}

const init = {
  headers: { 'Content-Type': 'application/json', 'X-Webhook-Token': 'hush' },
  body: '{"a":1}',
  timeoutMs: 5000,
};

test('a redirect counts as a response, and is not followed', async () => {
  let calls = 0;
  const url = await receiver((_, response) => {
    calls += 1;
    response.writeHead(307, { Location: '/elsewhere' }).end();
  });
  expect([await send(url, init), calls]).toEqual([{ status: 307 }, 1]);
});

test('an attempt ends when its signal is aborted', async () => {
  const url = await receiver(() => undefined);
  const ending = new AbortController();
  const attempt = send(url, { ...init, signal: ending.signal });
  ending.abort();
  await expect(attempt).rejects.toMatchObject({ name: 'AbortError' });
});
