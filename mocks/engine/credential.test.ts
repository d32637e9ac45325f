import { describe, expect, test } from 'vitest';
import { fakeService } from '../../fixtures/services/fake-service.js';
import { demo } from '../../spec/demo/demo.js';
import { manualClock } from '../state/clock.js';
import type { RefusalReason } from './refusal.js';

const bearer = (token: string) => ({
  headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
});
const authorization = (value: string) => ({ headers: { Authorization: value } });
const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a credential', () => {
  test('is an access token or an API key', async () => {
    const { find, token } = await fakeService();
    expect((await find(bearer(await token()))).status).toBe(200);
    expect((await find(bearer(demo.apiKey))).status).toBe(200);
  });

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

  test('is refused under another scheme, without a scheme, and in other headers', async () => {
    const { find } = await fakeService();
    for (const value of [`Basic ${demo.apiKey}`, `Token ${demo.apiKey}`, demo.apiKey]) {
      expect((await find(authorization(value))).status).toBe(401);
    }
    expect((await find({ headers: { 'X-Api-Key': demo.apiKey } })).status).toBe(401);
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

  test('never appears in a refusal', async () => {
    const { find, token } = await fakeService();
    const issued = await token();
    for (const value of [`Basic ${issued}`, `Bearer ${issued}x`, issued]) {
      const answer = await find(authorization(value));
      const shown = `${await answer.text()}${JSON.stringify([...answer.headers])}`;
      expect(shown).not.toContain(issued);
    }
  });
});

describe('the reason for refusing a credential is known to a mutant', () => {
  const reasonsOf = async (forge: (token: string) => string) => {
    const seen: RefusalReason[] = [];
    const waives = (reason: RefusalReason) => seen.push(reason) < 0;
    const { find, token } = await fakeService({ mutant: { waives } });
    const issued = await token();
    seen.length = 0;
    expect((await find(authorization(forge(issued)))).status).toBe(401);
    return seen.filter((reason) => reason.startsWith('credential-'));
  };
  const altered = (token: string, at: number) =>
    token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);

  test('empty, wrong scheme, unknown', async () => {
    expect(await reasonsOf(() => 'Bearer')).toEqual(['credential-empty']);
    expect(await reasonsOf(() => '')).toEqual(['credential-empty']);
    expect(await reasonsOf((token) => `Basic ${token}`)).toEqual(['credential-wrong-scheme']);
    expect(await reasonsOf(() => `Bearer ${'garbage'.repeat(20)}`)).toEqual(['credential-unknown']);
  });

  test('tampered, wherever the one altered character is', async () => {
    for (const share of [0.01, 0.3, 0.6, 0.99]) {
      const reasons = await reasonsOf(
        (token) => `Bearer ${altered(token, Math.floor(token.length * share))}`,
      );
      expect(reasons).toEqual(['credential-tampered']);
    }
  });

  test('unsigned, with the algorithm none or with the signature cut off', async () => {
    const [none, cut] = await Promise.all([
      reasonsOf((token) => `Bearer ${b64({ alg: 'none' })}.${token.split('.')[1]}.`),
      reasonsOf((token) => `Bearer ${token.split('.').slice(0, 2).join('.')}.`),
    ]);
    expect([none, cut]).toEqual([['credential-unsigned'], ['credential-unsigned']]);
  });

  const forgeries: Readonly<Record<string, (token: string) => RequestInit>> = {
    'credential-missing': () => ({ headers: {} }),
    'credential-empty': () => authorization('Bearer'),
    'credential-wrong-scheme': (token) => authorization(`Basic ${token}`),
    'credential-unknown': () => authorization('Bearer garbage'),
    'credential-tampered': (token) => authorization(`Bearer ${altered(token, 5)}`),
    'credential-unsigned': (token) => authorization(`Bearer ${token.split('.').slice(0, 2).join('.')}.`),
  };

  test.each(Object.keys(forgeries))('and the call proceeds if the mutant waives only %s', async (waived) => {
    const service = await fakeService({ mutant: { waives: (reason) => reason === waived } });
    const token = await service.token();
    for (const [reason, forge] of Object.entries(forgeries)) {
      const { status } = await service.find(forge(token));
      expect([reason, status]).toEqual([reason, reason === waived ? 200 : 401]);
    }
  });

  test('and the call proceeds with an expired credential if the mutant waives that', async () => {
    const clock = manualClock(Date.UTC(2026, 0, 1));
    const waives = (reason: RefusalReason) => reason === 'credential-expired';
    const { find, token } = await fakeService({ clock, mutant: { waives } });
    const issued = await token();
    clock.advance(3_600_000);
    expect((await find(bearer(issued))).status).toBe(200);
  });
});

test('an access token works until it expires, and not after', async () => {
  const clock = manualClock(Date.UTC(2026, 0, 1));
  const { find, token } = await fakeService({ clock });
  const issued = await token();
  clock.advance(15 * 60_000 - 1);
  expect((await find(bearer(issued))).status).toBe(200);
  clock.advance(1);
  const answer = await find(bearer(issued));
  expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining('expired')]);
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
