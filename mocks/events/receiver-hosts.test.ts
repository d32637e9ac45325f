import { afterEach, expect, test } from 'vitest';
import { createMock, type Mock } from '../host/mock.js';
import { mayReceive, sendWithin } from './webhooks.js';

let mock: Mock | undefined;
afterEach(() => mock?.close());

test.each([
  ['http://127.0.0.1:4028/hooks', true],
  ['http://127.9.9.9/', true],
  ['http://0x7f.1/', true],
  ['http://LOCALHOST:80/', true],
  ['http://hooks.localhost/', true],
  ['http://[::1]:4028/', true],
  ['https://hooks.example.com/x', true],
  ['https://HOOKS.example.com:8443/x', true],
  ['https://other.example.com/', false],
  ['https://hooks.example.com.evil.test/', false],
  ['http://127.0.0.1.evil.test/', false],
  ['http://localhost.evil.test/', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['http://0.0.0.0/', false],
  ['http://[::ffff:10.0.0.1]/', false],
])('whether %s may receive a webhook if hooks.example.com is allowed: %s', (url, expected) => {
  expect(mayReceive(url, ['hooks.example.com'])).toBe(expected);
  expect(mayReceive(url, undefined)).toBe(true);
});

test('a webhook to a host that is not allowed is refused with advice, at startup and later', async () => {
  const webhooks = [{ url: 'http://hooks.example.com/' }];
  await expect(createMock({ people: 1, webhooks })).rejects.toThrow('--webhook-host');
  mock = await createMock({ people: 1 });
  await expect(mock.control.setWebhooks(webhooks)).rejects.toThrow('leads to "hooks.example.com"');
  await mock.close();
  mock = await createMock({ people: 1, webhooks, webhookHosts: ['hooks.example.com'] });
  expect(await mock.control.setWebhooks(webhooks)).toHaveLength(1);
});

test.each([['http://hooks.example.com'], ['hooks.example.com:80'], ['a b'], ['']])(
  '%j is not a valid host',
  async (host) => {
    await expect(createMock({ people: 1, webhookHosts: [host] })).rejects.toThrow('is no host');
  },
);

test('nothing is sent to another host, wherever its URL comes from', async () => {
  const sent: string[] = [];
  const send = sendWithin(async (url) => {
    sent.push(url);
    return { status: 200 };
  }, []);
  const init = { headers: {}, body: '', timeoutMs: 1 };
  await expect(send('http://10.0.0.1/', init)).rejects.toMatchObject({ code: 'HOST_NOT_ALLOWED' });
  await send('http://127.0.0.1/', init);
  expect(sent).toEqual(['http://127.0.0.1/']);
});
