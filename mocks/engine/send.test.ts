import { expect, test } from 'vitest';
import { listening } from '../../fixtures/receiver.js';
import { sendThrough } from './send.js';

const send = sendThrough((global) => global);

const init = {
  headers: { 'Content-Type': 'application/json', 'X-Webhook-Token': 'hush' },
  body: '{"a":1}',
  timeoutMs: 5000,
};

test('a redirect counts as a response, and is not followed', async () => {
  const { origin, calls } = await listening((_, response) => {
    response.writeHead(307, { Location: '/elsewhere' }).end();
  });
  expect([await send(origin, init), calls()]).toEqual([{ status: 307 }, 1]);
});

test('an attempt ends when its signal is aborted', async () => {
  const { origin } = await listening(() => undefined);
  const ending = new AbortController();
  const attempt = send(origin, { ...init, signal: ending.signal });
  ending.abort();
  await expect(attempt).rejects.toMatchObject({ name: 'AbortError' });
});
