import { once } from 'node:events';
import { Agent, ClientRequest, get, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:http2';
import { get as getSecurely, Agent as SecureAgent } from 'node:https';
import axios from 'axios';
import { expect, test, vi } from 'vitest';
import { listening } from '../../fixtures/receiver.js';
import { start } from '../../fixtures/services/started.js';

const production = 'https://api.example';
const health = `${production}/health`;
/** An address where nothing listens: the port of discard. */
const nowhere = { host: '127.0.0.1', port: 9 };

/** What happens to a request, in its order. */
async function eventsOf(sent: ClientRequest): Promise<readonly string[]> {
  const seen: string[] = [];
  const note = (event: string) => (error?: { readonly code?: string; readonly message?: string }) =>
    void seen.push([event, error?.code ?? error?.message ?? []].flat().join(' '));
  sent.on('error', note('error')).on('timeout', note('timeout'));
  sent.on('response', (answer: IncomingMessage) => {
    answer
      .on('error', note('error of the answer'))
      .on('aborted', note('aborted'))
      .on('end', note('end'))
      .resume();
  });
  await new Promise((resolve) => sent.on('close', resolve));
  // What is left to say of an answer that was cut off follows.
  await new Promise((resolve) => setImmediate(resolve));
  return seen;
}
const textOf = async (sent: ClientRequest): Promise<string> => {
  const [answer] = await once(sent, 'response');
  let text = '';
  for await (const piece of answer) text += piece;
  return text;
};

test('errors of a connection reach a client of node:http as its events', async () => {
  const mock = await start();
  using _ = mock.intercept({ origin: production });
  const { faults } = mock.control;
  const call = (options = {}) => eventsOf(getSecurely(`${production}/people/v1/${mock.org}/find`, options));
  await faults.add({ reset: true, times: 1 });
  expect(await call()).toEqual(['error ECONNRESET']);
  await faults.add({ truncateAfterBytes: 10, times: 1 });
  expect(await call()).toEqual(['aborted', 'error of the answer ECONNRESET']);
  await faults.add({ bytesPerSecond: 100, times: 1 });
  expect(await call({ timeout: 600 })).toEqual(['end']);
  await faults.add({ latency: { ms: 60_000 } });
  for (const limits of [{ timeout: 20 }, { agent: new SecureAgent({ timeout: 20 }) }]) {
    const late = getSecurely(`${production}/people/v1/${mock.org}/find`, limits);
    late.on('timeout', () => late.destroy());
    expect(await eventsOf(late)).toEqual(['timeout', 'error ECONNRESET']);
  }
});

test.each([
  ['that keeps connections', { agent: new SecureAgent({ keepAlive: true, maxSockets: 1 }) }],
  ['for this request alone', { agent: false }],
])('an agent %s is not asked for what is intercepted', async (_, options) => {
  const mock = await start();
  using __ = mock.intercept({ origin: production });
  const answers = await Promise.all([1, 2, 3].map(() => textOf(getSecurely(health, options))));
  expect(answers.map((text) => JSON.parse(text).status)).toEqual(['ok', 'ok', 'ok']);
});

test.each(['https:', 'http:'])('axios reaches the mock at %s even if a proxy is set', async (protocol) => {
  const mock = await start();
  using _ = mock.intercept({ origin: `${protocol}//api.example` });
  const answer = await axios.get(`${protocol}//api.example/health`, { proxy: nowhere });
  expect(answer.status).toBe(200);
});

test('an unhandled request of node:http is refused by name, and a socket of the system is none', async () => {
  const mock = await start();
  using _ = mock.intercept({ origin: production, onUnhandledRequest: 'error' });
  const message = (url: string) =>
    `GET ${url} is not for the mock, which intercepts ${production}. Name this origin, too, or choose onUnhandledRequest: 'bypass'.`;
  expect(await eventsOf(get('http://[::1]:9/a?key=secret'))).toEqual([
    `error ${message('http://[::1]:9/a')}`,
  ]);
  const proxied = axios.get('http://elsewhere.example/a?key=secret', { proxy: nowhere });
  await expect(proxied).rejects.toThrow(message('http://elsewhere.example/a'));
  expect(await eventsOf(get({ socketPath: '/nowhere.sock' }))).toEqual(['error ENOENT']);
});

test('a client of HTTP/2 is refused by name, at an unhandled origin, too', async () => {
  const { origin, calls } = await listening((_, answer) => void answer.end());
  const mock = await start();
  using _ = mock.intercept({ origin, onUnhandledRequest: 'error' });
  for (const called of [origin, 'http://elsewhere.example:80', 'http://[::1]:80']) {
    const [error] = await once(connect(called), 'error');
    expect(error.message).toMatch(
      /does not reach a client that connects to \S+:\d+ by itself: pass mock.fetch/,
    );
  }
  expect(calls()).toBe(0);
});

test('requests to other origins keep their agents with their connections', async () => {
  const { origin } = await listening((sent, answer) => void answer.end(`${sent.socket.remotePort}`));
  const mock = await start();
  using _ = mock.intercept({ origin: production });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sent = [1, 2].map(() => get(origin, { agent }));
  expect(sent.map((each) => Reflect.get(each, 'agent') === agent)).toEqual([true, true]);
  const ports = await Promise.all(sent.map(textOf));
  agent.destroy();
  expect(ports[1]).toBe(ports[0]);
});

test('two mocks answer at once, each at its origin, and after their end node:http is as before', async () => {
  const { origin } = await listening((_, answer) => void answer.end('from elsewhere'));
  const [one, other] = [await start(), await start()];
  const stop = one.intercept({ origin });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  other.intercept({ origin: production, onUnhandledRequest: 'warn' });
  expect(JSON.parse(await textOf(get(`${origin}/health`)))).toMatchObject({ status: 'ok' });
  expect(JSON.parse(await textOf(getSecurely(health)))).toMatchObject({ status: 'ok' });
  expect(warn).not.toHaveBeenCalled();
  stop();
  expect(await textOf(get(`${origin}/health`))).toBe('from elsewhere');
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`GET ${origin}/health is not for the mock`)]]);
  warn.mockRestore();
  await other.close();
  expect(Reflect.ownKeys(ClientRequest.prototype)).not.toContain('agent');
  expect(await textOf(request(`${origin}/health`).end())).toBe('from elsewhere');
});
