import { describe, expect, test } from 'vitest';
import { fakeService } from '../../fixtures/services/fake-service.js';
import { demo } from '../../spec/demo/demo.js';

const session = '/identity/v1/session';
const messageOf = async (response: Response) => JSON.stringify(await response.json());

describe('an unknown path', () => {
  test.each([
    ['/org_demo/find', 'Did you forget /people/v1?'],
    ['/session', 'Did you forget /identity/v1?'],
    ['/people/org_demo/find', 'Did you forget the version?'],
    ['/people/v2/org_demo/find', 'Another version'],
    ['/people/v1/session', 'Another interface'],
    ['/people/v1/find', 'No organization'],
    ['/people/v1//find', 'No organization'],
    ['/nowhere', 'The contract lists all'],
    ['/people/v1/org_demo/serch', 'The nearest path is /people/v1/{org_id}/search'],
  ])('%s is refused with 404 and says %s', async (path, hint) => {
    const { send } = await fakeService();
    const answer = await send(path, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await messageOf(answer)).toContain(hint);
  });

  test('is served under another version if the profile says so', async () => {
    const { send } = await fakeService({ profile: { 'errors.unknown-version': 'served-as-v1' } });
    const answer = await send('/people/v2/org_demo/find', { method: 'POST' });
    expect(answer.status).toBe(401);
    expect((await send('/people/vx/org_demo/find', { method: 'POST' })).status).toBe(404);
  });
});

describe('a trailing slash or other letter case', () => {
  const inexact = ['/people/v1/org_demo/find/', '/People/v1/org_demo/FIND', '/identity/v1/session/'];

  test.each(inexact)('of %s is refused with 404', async (path) => {
    const { send } = await fakeService();
    const answer = await send(path, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await messageOf(answer)).toContain('the exact path is');
  });

  test('is redirected to the exact path, with query and organization unchanged', async () => {
    const { send } = await fakeService({ profile: { 'errors.slash': 'redirected-308' } });
    const answer = await send('/people/V1/Org%2FX/Find/?a=1', { method: 'POST' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/people/v1/Org%2FX/find?a=1');
  });

  test.each(inexact)('of %s is served like the exact path', async (path) => {
    const { send } = await fakeService({ profile: { 'errors.slash': 'same-resource' } });
    expect([400, 401]).toContain((await send(path, { method: 'POST' })).status);
  });
});

test('the organization may be derived from the credential, in every interface but people', async () => {
  const { send, token } = await fakeService({ profile: { 'org.named': 'path-or-credential' } });
  const headers = { Authorization: `Bearer ${await token()}` };
  const get = async (path: string) => {
    const answer = await send(path, { headers });
    return [answer.status, await answer.json()];
  };
  for (const [long, short] of [
    [`/identity/v1/orgs/${demo.org}`, '/identity/v1/orgs'],
    [`/identity/v1/orgs/${demo.org}/apiKeys`, '/identity/v1/apiKeys'],
    [`/ledger/v1/${demo.org}/ledgers`, '/ledger/v1/ledgers'],
    [`/billing/v1/${demo.org}/subscriptions`, '/billing/v1/subscriptions'],
  ] as const) {
    const [status, body] = await get(short);
    expect([short, status]).toEqual([short, 200]);
    expect(body).toEqual((await get(long))[1]);
  }
});

test('a path that matches several templates is served by the one that has the method', async () => {
  const { send } = await fakeService();
  const contacts = '/ledger/v1/org_demo/ledgers/led_1/contacts';
  for (const [method, path] of [
    ['POST', `${contacts}/search`],
    ['DELETE', `${contacts}/search`],
    ['GET', '/ledger/v1/org_demo/ledgers/led_1/imports/history'],
  ] as const) {
    expect([method, (await send(path, { method })).status]).toEqual([method, 401]);
  }
  const answer = await send(`${contacts}/search`, { method: 'PUT' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
});

describe('a method', () => {
  test('that is not documented is refused with 405 and Allow', async () => {
    const { send } = await fakeService();
    const answer = await send(session);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, DELETE, OPTIONS']);
  });

  test('that is not documented is refused with 404 without Allow if the profile says so', async () => {
    const { send } = await fakeService({ profile: { 'errors.wrong-method': 'rejected-404' } });
    const answer = await send(session, { method: 'PUT' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([404, null]);
  });

  test('OPTIONS returns the allowed methods', async () => {
    const { send } = await fakeService();
    const answer = await send(session, { method: 'OPTIONS' });
    expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([
      204,
      'POST, DELETE, OPTIONS',
      '',
    ]);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('HEAD gets what GET would get, without a body', async () => {
    const { send } = await fakeService();
    const answer = await send(session, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([405, '']);
  });

  test.each(['OPTIONS', 'HEAD'])(
    '%s is refused with 405 and Allow if the profile says so',
    async (method) => {
      const { send } = await fakeService({
        profile: { 'transport.options': 'rejected-405', 'errors.wrong-method': 'rejected-404' },
      });
      const answer = await send(session, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, DELETE']);
    },
  );

  test('every response allows any origin if the profile says so', async () => {
    const { send } = await fakeService({ profile: { 'transport.options': 'options-204-cors' } });
    for (const init of [{ method: 'OPTIONS' }, { method: 'POST' }, { method: 'GET' }]) {
      const answer = await send(session, init);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('access-control-allow-headers')).toContain('Authorization');
    }
  });
});

test('an organization of encoded dots, slashes, NUL or broken escapes is an unknown organization', async () => {
  const { find, calls } = await fakeService();
  for (const org of [
    '..%2F..%2Forg_demo',
    'org_demo%00',
    '%E0%A4%A',
    '%2e%2e%2forg_demo',
    '%0d%0aX-Evil:1',
  ]) {
    const answer = await find({}, org);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('x-evil')).toBeNull();
  }
  expect(calls).toEqual([]);
});
