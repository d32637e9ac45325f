import { setMaxListeners } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { readCases } from '../../fixtures/cases.js';
import { plainClient } from '../../fixtures/services/plain-client.js';
import { start } from '../../fixtures/services/started.js';
import { muchHeard } from '../state/turns.js';
import { createMock } from './mock.js';

describe('in process', () => {
  test('reset forgets sessions and charges, and keeps the credentials', async () => {
    const mock = await start({ credits: 5 });
    const { find, signIn } = plainClient(mock);
    const token = await signIn();
    const ofFirst = { matches: [{ fields: [{ field_name: 'name', search_term: mock.people[0]?.name }] }] };
    const used = async (credential: string) =>
      Number((await find(ofFirst, credential)).headers.get('x-credits-used'));
    expect(await used(token)).toBeGreaterThan(0);
    expect(await used(token)).toBe(0);
    await mock.reset();
    expect((await find(ofFirst, token)).status).toBe(401);
    expect(await used(mock.apiKey)).toBeGreaterThan(0);
    expect(await signIn()).toMatch(/./);
  });

  test('onExchange is called for each request, with the path but without the query', async () => {
    const lines: unknown[] = [];
    const mock = await start({ onExchange: (line) => lines.push(line) });
    await mock.fetch(new Request(`${mock.urls.people}/x?secret=1`));
    expect(lines).toEqual([
      { method: 'GET', path: '/people/v1/x', status: 404, durationMs: expect.any(Number) },
    ]);
  });
});

describe('over HTTP', () => {
  test('close stops the listener, and can be called repeatedly', async () => {
    const mock = await start({ port: 0 });
    await fetch(mock.urls.people);
    await Promise.all([mock.close(), mock.close()]);
    await mock.close();
    await expect(fetch(mock.urls.people)).rejects.toThrow('fetch failed');
  });
});

test('a DOM in place of its AbortController, which Node does not know, is no obstacle', async () => {
  class DomController {
    readonly signal = {
      aborted: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    abort = () => undefined;
  }
  vi.stubGlobal('AbortController', DomController);
  try {
    expect(() => setMaxListeners(0, muchHeard().signal)).toThrow('eventTargets');
    await expect(start({ people: 5 })).resolves.toHaveProperty('urls');
  } finally {
    vi.unstubAllGlobals();
  }
});

describe('an option that cannot be used is named, with its value and a valid one', () => {
  type Bad = Readonly<{ options: Record<string, unknown>; message: string }>;
  test.each(readCases<readonly Bad[]>(import.meta.dirname, 'mock.cases.yaml'))(
    '$options',
    async ({ options, message }) => {
      await expect(createMock(options)).rejects.toThrow(message);
      await expect(createMock(options)).rejects.not.toThrow('two words');
    },
  );
});

test('people are generated on first use: an in-process mock with millions of them starts at once', async () => {
  const start = performance.now();
  const mock = await createMock({ people: 5_000_000 });
  const { username, password } = mock;
  const session = await mock.fetch('/identity/v1/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ grantType: 'password', username, password }),
  });
  expect(session.status).toBe(200);
  expect(performance.now() - start).toBeLessThan(10_000);
  await mock.close();
});
