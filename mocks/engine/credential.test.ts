import { describe, expect, test } from 'vitest';
import { fakeService } from '../../fixtures/services/fake-service.js';
import { demo } from '../../spec/demo/demo.js';
import { manualClock } from '../state/clock.js';

const bearer = (token: string) => ({
  headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
});
const authorization = (value: string) => ({ headers: { Authorization: value } });

describe('a credential', () => {
  test('is forgotten long after it has expired, so that a mock can run for weeks', async () => {
    const clock = manualClock(Date.UTC(2026, 0, 14));
    const { token, find, world } = await fakeService({ clock });
    const first = await token();
    for (let at = 0; at < 600; at += 1) {
      clock.advance(60_000);
      await token();
    }
    // Those that expired within the last hour of the ten are left, and up to 200 that were not checked yet.
    expect(await world.store.count('credentials')).toBeLessThan(300);
    expect(await world.store.count('credential-halves')).toBeLessThan(600);
    expect((await find(bearer(first))).status).toBe(401);
    expect((await find(bearer(await token()))).status).toBe(200);
    expect((await find(bearer(demo.apiKey))).status).toBe(200);
  });

  test('is accepted with the scheme in any case', async () => {
    const { find } = await fakeService();
    for (const scheme of ['bearer', 'BEARER', 'Bearer ']) {
      expect((await find(authorization(`${scheme} ${demo.apiKey}`))).status).toBe(200);
    }
  });

  test.each([
    ['any-case', 'Bearer', 200],
    ['any-case', 'bEARER   ', 200],
    ['exact', 'Bearer', 200],
    ['exact', 'bearer', 401],
    ['exact', 'Bearer ', 401],
  ] as const)('under %s, after "%s" and a space, is answered %i', async (reading, scheme, status) => {
    const { find } = await fakeService({ profile: { 'auth.header-form': reading } });
    expect((await find(authorization(`${scheme} ${demo.apiKey}`))).status).toBe(status);
  });

  test.each([
    ['refused', 401, 401],
    ['x-api-key', 200, 401],
    ['query', 401, 200],
  ] as const)('in other places, %s: in a header %i, in the query %i', async (reading, inHeader, inQuery) => {
    const { find, send } = await fakeService({ profile: { 'auth.other-places': reading } });
    expect((await find({ headers: { 'X-Api-Key': demo.apiKey } })).status).toBe(inHeader);
    const body = '{"matches":[]}';
    const path = `/people/v1/${demo.org}/find?access_token=${demo.apiKey}`;
    const headers = { 'Content-Type': 'application/json' };
    expect((await send(path, { method: 'POST', headers, body })).status).toBe(inQuery);
    expect((await find({ headers: { 'X-Api-Key': 'made-up' } })).status).toBe(401);
  });
});

test.each([
  ['rejected-401', 401, 'Bearer'],
  ['rejected-403', 403, null],
  ['rejected-401-no-header', 401, null],
] as const)('under %s a missing credential gets %i', async (reading, status, challenge) => {
  const { find } = await fakeService({ profile: { 'errors.no-credential': reading } });
  const answer = await find({ headers: {} });
  expect(answer.status).toBe(status);
  const header = answer.headers.get('www-authenticate');
  if (challenge === null) expect(header).toBeNull();
  else expect(header).toContain(challenge);
});

test.each([
  ['rejected-401', 401],
  ['rejected-403', 403],
  ['rejected-400', 400],
] as const)('under %s an unknown credential gets %i', async (reading, status) => {
  const { find } = await fakeService({ profile: { 'errors.bad-credential': reading } });
  expect((await find(bearer('unknown'))).status).toBe(status);
});

test.each([
  ['people-only', 200],
  ['find-only', 200],
  ['everywhere', 200],
  ['nowhere', 403],
] as const)('under %s an API key on find gets %i', async (reading, status) => {
  const { find } = await fakeService({ profile: { 'auth.api-key-scope': reading } });
  expect((await find()).status).toBe(status);
});

test('a key that is not accepted is refused with 401 if the profile says so', async () => {
  const profile = { 'auth.api-key-scope': 'nowhere', 'auth.key-refused': 'rejected-401' } as const;
  const { find, token } = await fakeService({ profile });
  expect((await find()).status).toBe(401);
  expect((await find(bearer(await token()))).status).toBe(200);
});
