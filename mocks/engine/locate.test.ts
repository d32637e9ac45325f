import { describe, expect, test } from 'vitest';
import { fakeService } from '../../fixtures/services/fake-service.js';

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
