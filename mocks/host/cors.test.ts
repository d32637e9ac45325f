import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { controlOperations } from '../../generated/control-operations.js';
import { operations } from '../../generated/operations.js';
import { createMock, type Mock } from './mock.js';

const page = 'http://localhost:3000';
let mock: Mock;
beforeAll(async () => {
  mock = await createMock({
    people: 20,
    port: 0,
    controlPort: 0,
    profile: { 'transport.options': 'rejected-405' },
  });
});
afterAll(() => mock.close());

const all = [...Object.values(operations), ...Object.values(controlOperations)];

test.each(all)('a preflight request for $id needs no credential', async (operation) => {
  const { interface: id, path, method } = operation;
  const address = `${mock.urls[id]}${path.replaceAll(/\{\w+\}/g, 'some')}`;
  const asked = await fetch(address, {
    method: 'OPTIONS',
    headers: {
      Origin: page,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization, content-type, x-request-id',
    },
  });
  expect([asked.status, await asked.text()]).toEqual([204, '']);
  expect(Object.fromEntries(asked.headers)).toMatchObject({
    'access-control-allow-origin': page,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': method,
    'access-control-allow-headers': 'authorization, content-type, x-request-id',
  });
  // The call itself is answered as usual, and the page may read the answer even if it is an error.
  const called = await fetch(address, { method, headers: { Origin: page } });
  expect(called.headers.get('access-control-allow-origin')).toBe(page);
  expect(called.headers.get('vary')).toContain('Origin');
});

test('a page may read every response header', async () => {
  const found = await fetch(`${mock.urls.people}/${mock.org}/find`, {
    method: 'POST',
    headers: { Origin: page, Authorization: `Bearer ${mock.apiKey}`, 'Content-Type': 'application/json' },
    body: '{"matches":[]}',
  });
  expect(found.status).toBe(200);
  const exposed = found.headers.get('access-control-expose-headers')?.toLowerCase();
  for (const name of ['x-request-id', 'x-credits-used']) expect(exposed).toContain(name);
  const refused = await fetch(`${mock.urls.people}/${mock.org}/find`, {
    method: 'POST',
    headers: { Origin: page },
  });
  expect(refused.headers.get('access-control-expose-headers')).toContain('WWW-Authenticate');
});

test('a request without an Origin header gets no CORS headers', async () => {
  const answer = await fetch(`${mock.urls.identity}/session`, { method: 'OPTIONS' });
  expect(answer.status).toBe(405);
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('the headers that a preflight asks for are not echoed unless they are a list of names', async () => {
  const answer = await mock.fetch(`${mock.urls.identity}/session`, {
    method: 'OPTIONS',
    headers: {
      Origin: page,
      'Access-Control-Request-Method': 'P OST;',
      'Access-Control-Request-Headers': '<b>',
    },
  });
  expect([answer.status, answer.headers.get('access-control-allow-headers')]).toEqual([204, null]);
});

describe('the option cors', () => {
  const asked = async (other: Mock, origin: string) => {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
    const answer = await other.fetch(`${other.urls.identity}/session`, { method: 'OPTIONS', headers });
    return answer.headers.get('access-control-allow-origin');
  };

  test('admits the origins listed, or none', async () => {
    const listing = await createMock({ people: 5, cors: [page] });
    expect([await asked(listing, page), await asked(listing, 'https://evil.example')]).toEqual([page, null]);
    expect(await asked(await createMock({ people: 5, cors: false }), page)).toBeNull();
  });

  test.each(['localhost:3000', 'http://localhost:3000/', '*', 'http://a.example/app'])(
    'rejects %s, which is not an origin',
    async (origin) => {
      await expect(createMock({ cors: [origin] })).rejects.toThrow(/option cors: ".+" is no origin/);
    },
  );
});
