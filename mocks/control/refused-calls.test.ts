import { afterEach, describe, expect, test } from 'vitest';
import { createMock, type Mock, type MockOptions } from '../host/mock.js';

const running: Mock[] = [];
const start = async (options: MockOptions = {}) => {
  const mock = await createMock({ people: 20, controlPort: 0, controlToken: 'open-sesame', ...options });
  running.push(mock);
  return mock;
};
afterEach(async () => {
  for (const mock of running.splice(0)) await mock.close();
});

interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

async function call(
  mock: Mock,
  path: string,
  { method = 'GET', body, headers = {} }: Sent = {},
): Promise<Answer> {
  const answer = await fetch(mock.urls.control + path, {
    method,
    headers: { Authorization: 'Bearer open-sesame', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? {} : JSON.parse(text) };
}

describe('an impossible request is refused with a reason', () => {
  test.each<[string, string, Sent, number, string]>([
    ['an unknown path', '/clok', {}, 404, 'the nearest path is /control/v1/clock.'],
    [
      'an unknown method',
      '/clock',
      { method: 'DELETE' },
      405,
      '"DELETE" is not served on "/control/v1/clock"; send GET.',
    ],
    [
      'no JSON',
      '/clock/advance',
      { method: 'POST', body: '{secret' },
      400,
      'The body is not JSON: it goes wrong at line 1, column 2.',
    ],
    [
      'neither of two',
      '/clock/advance',
      { method: 'POST', body: {} },
      400,
      'Send `milliseconds` or `duration`',
    ],
    [
      'both of two',
      '/clock/advance',
      { method: 'POST', body: { milliseconds: 1, duration: 'PT1S' } },
      400,
      'Send `milliseconds` or `duration`',
    ],
    ['no body', '/clock/advance', { method: 'POST' }, 400, 'The body is missing: send JSON.'],
    [
      'a wrong type',
      '/clock/advance',
      { method: 'POST', body: { milliseconds: '5' } },
      400,
      '`milliseconds` is "5"; it must be a whole number.',
    ],
    [
      'a wrong body',
      '/webhooks',
      { method: 'PUT', body: [] },
      400,
      'The value is a list; it must be an object.',
    ],
    [
      'an unknown person',
      '/people/per%20x',
      { method: 'PATCH', body: { name: 'A' } },
      404,
      'No person "per x"',
    ],
    ['edits of an unknown person', '/people/per%20x/edits', { method: 'DELETE' }, 404, 'No person "per x"'],
    ['an unknown user', '/users/usr%20x', { method: 'DELETE' }, 404, 'No user "usr x"'],
    [
      'a user who exists',
      '/users',
      { method: 'POST', body: { email: 'demo@example.com', name: 'A', password: 'b' } },
      409,
      'exists already',
    ],
    ['too much', '/webhooks', { method: 'PUT', body: ' '.repeat(1_048_577) }, 413, 'more than 1048576 bytes'],
  ])('%s', async (_name, path, sent, status, message) => {
    const answer = await call(await start(), path, sent);
    expect([answer.status, answer.body]).toEqual([
      status,
      { error: expect.any(String), message: expect.stringContaining(message) },
    ]);
    expect(answer.headers.get('content-type')).toBe('application/json');
    if (status === 405) expect(answer.headers.get('allow')).toBe('GET');
  });
});
