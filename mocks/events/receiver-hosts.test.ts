import { afterEach, expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.js';
import { createMock, type Mock } from '../host/mock.js';
import { mayReceive, sendWithin } from './webhooks.js';

let mock: Mock | undefined;
afterEach(() => mock?.close());

const { may, not } = readCases<Readonly<Record<'may' | 'not', readonly string[]>>>(
  import.meta.dirname,
  'receiver-hosts.cases.yaml',
);
test.each([...may, ...not])('whether %s may receive a webhook if hooks.example.com is allowed', (url) => {
  expect(mayReceive(url, ['hooks.example.com'])).toBe(may.includes(url));
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
