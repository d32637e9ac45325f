import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearing, overHttp, plainClient } from '../../fixtures/services/plain-client.js';
import { createMock, type Mock, type MockWorld, manualClock } from '../host/mock.js';

let mock: Mock;
const startMs = Date.UTC(2026, 0, 14, 5);

beforeAll(async () => {
  mock = await createMock({ port: 0, controlPort: 0, people: 80, clock: manualClock(startMs) });
});
afterAll(() => mock.close());

const over = (world: MockWorld, more = {}) => plainClient(world, overHttp(mock, more));

describe('a separate world', () => {
  test('is reached by the organization in the path and by its credentials, and is isolated from others', async () => {
    const [one, two] = [await mock.worlds.create({ id: 'one' }), await mock.worlds.create({ id: 'two' })];
    const [first, second] = [await over(one).signIn(), await over(two).signIn()];

    expect((await over(one).addLedger(first, 'of one')).status).toBe(201);
    expect(await over(one).ledgers(first)).toEqual(['of one']);
    expect(await over(two).ledgers(second)).toEqual([]);
    expect((await fetch(`${mock.urls.ledger}/${two.org}/ledgers`, { headers: bearing(first) })).status).toBe(
      401,
    );
    expect(await over(mock).ledgers(await over(mock).signIn())).toEqual([]);
  });

  test('is found by the email of a user, a refresh token, and the token of a call without an organization', async () => {
    const world = await mock.worlds.create({ id: 'users' });
    const { username, password } = world;
    const signedIn = await over(world).session({ grantType: 'password', username, password });
    const session = (await signedIn.json()) as { accessToken: string };
    const [cookie = ''] = signedIn.headers.getSetCookie();
    const client = over(world, { Cookie: cookie.split(';')[0] });
    const again = await client.session({ grantType: 'refreshToken' });
    const ended = await over(world).call('/identity/v1/session', undefined, session.accessToken, 'DELETE');

    expect([signedIn.status, again.status, ended.status]).toEqual([200, 200, 204]);
  });

  test('has its own seed, people, readings, credits, time and API key', async () => {
    const world = await mock.worlds.create({
      id: 'own',
      seed: 5,
      people: 90,
      credits: 0,
      now: '2027-05-01T00:00:00Z',
      profile: { 'auth.token-form': 'opaque' },
    });
    const fields = [
      { field_name: 'name', search_term: 'Ada Moreau' },
      { field_name: 'company.name', search_term: 'Northwind Robotics' },
    ];
    const findOf = (one: MockWorld) => over(one).find({ matches: [{ fields }], size: 1 });

    expect([(await findOf(world)).status, (await findOf(mock)).status]).toEqual([402, 200]);
    expect([world.people.length, mock.people.length]).toEqual([90, 80]);
    expect([await over(world).signIn(), await over(mock).signIn()]).toEqual([
      expect.not.stringContaining('.'),
      expect.stringContaining('.'),
    ]);
    expect(world.control.clock.now()).toBe(Date.UTC(2027, 4, 1));
    await world.control.clock.advance('P1D');
    await world.reset();
    expect(world.control.clock.now()).toBe(Date.UTC(2027, 4, 1));
    expect(mock.control.clock.now()).toBe(startMs);
  });

  test('may have the name of a removed world, but not that of another world', async () => {
    await mock.worlds.create({ id: 'twice' });
    await expect(mock.worlds.create({ id: 'twice' })).rejects.toThrow('There is a world "twice"');
    mock.worlds.remove('twice');

    await expect(mock.worlds.create({ id: 'twice' })).resolves.toMatchObject({ id: 'twice' });
    await expect(mock.worlds.create({ id: 'no name' })).rejects.toThrow('"no name" is no name of a world');
    expect(() => mock.worlds.remove('default')).toThrow('reset it instead');
  });
});

describe('a saved world', () => {
  test('continues as if nothing had happened since: tokens, ledgers, the time', async () => {
    const world = await mock.worlds.create({ id: 'saved' });
    const token = await over(world).signIn();
    await over(world).addLedger(token, 'before');
    const saved = JSON.parse(JSON.stringify(await world.save()));
    await over(world).addLedger(token, 'after');
    await world.control.clock.advance('P30D');
    await world.restore(saved);

    expect(await world.save()).toEqual(saved);
    expect(await over(world).ledgers(token)).toEqual(['before']);
    expect(world.control.clock.now()).toBe(startMs);
  });

  test('as a fork has the same credentials, is reached by its name only, and does not change its origin', async () => {
    const world = await mock.worlds.create({ id: 'origin' });
    const token = await over(world).signIn();
    await over(world).addLedger(token, 'common');
    await mock.worlds.restore(await world.save(), 'fork');
    const toFork = { 'X-World': 'fork' };

    expect((await over(world, toFork).addLedger(token, 'of the fork')).status).toBe(201);
    expect(await over(world, toFork).ledgers(token)).toEqual(['common', 'of the fork']);
    expect(await over(world).ledgers(token)).toEqual(['common']);
    expect(await plainClient(world, mock.worlds.get('fork').fetch).signIn()).not.toBe(token);
  });
});

const asked = (path: string, init: RequestInit & { world?: string } = {}) =>
  fetch(`${mock.urls.control}${path}`, {
    ...init,
    headers: bearing(mock.controlToken, init.world === undefined ? {} : { 'X-World': init.world }),
  });
const sent = (path: string, body: unknown, world?: string) =>
  asked(path, { method: 'POST', body: JSON.stringify(body), ...(world === undefined ? {} : { world }) });

describe('over HTTP', () => {
  test('worlds are created, listed, forked, saved, restored and removed', async () => {
    const made = await sent('/worlds', { id: 'http', seed: 3, readings: { 'find.size-over': 'clamped' } });
    expect(made.status).toBe(201);
    const world = Object(await made.json());
    expect(world).toMatchObject({ id: 'http', org: 'org_demo_http', now: '2026-01-14T05:00:00.000Z' });
    expect(await (await asked('/worlds/http')).json()).toEqual(world);
    const forked = await sent('/worlds', { id: 'http-2', from: 'http' });
    expect([forked.status, await forked.json()]).toEqual([201, { ...world, id: 'http-2' }]);

    const client = plainClient(mock.worlds.get('http'), overHttp(mock));
    const token = await client.signIn();
    expect((await sent('/snapshots', { name: 'empty' }, 'http')).status).toBe(204);
    await client.addLedger(token, 'later');
    const saved = await (await asked('/export', { world: 'http' })).json();
    expect((await sent('/restore', { snapshot: 'empty' }, 'http')).status).toBe(204);
    expect(await client.ledgers(token)).toEqual([]);
    expect((await sent('/restore', { saved }, 'http')).status).toBe(204);
    expect(await client.ledgers(token)).toEqual(['later']);

    const { worlds } = (await (await asked('/worlds')).json()) as { worlds: { id: string }[] };
    expect(worlds.map(({ id }) => id)).toEqual(expect.arrayContaining(['default', 'http', 'http-2']));
    expect((await asked('/worlds/http-2', { method: 'DELETE' })).status).toBe(204);
    expect((await asked('/worlds/http-2', { method: 'DELETE' })).status).toBe(404);
  });

  test.each([
    ['a name that is taken', () => sent('/worlds', { id: 'default' }), 409, 'There is a world \\"default\\"'],
    ['a name that is none', () => sent('/worlds', { id: 'a b' }), 400, '`id`'],
    [
      'a reading that there is not',
      () => sent('/worlds', { readings: { 'find.size-over': 'clampd' } }),
      400,
      'clamped',
    ],
    ['a fork of nothing', () => sent('/worlds', { from: 'defualt' }), 404, 'Did you mean \\"default\\"?'],
    ['a fork with a seed', () => sent('/worlds', { from: 'default', seed: 2 }), 400, 'alone'],
    ['a saved world of a later version', () => sent('/worlds', { saved: { version: 2 } }), 400, 'saved'],
    [
      'a snapshot that was not taken',
      () => sent('/restore', { snapshot: 'never' }),
      404,
      'There is no snapshot',
    ],
    ['a world that there is not', () => asked('/clock', { world: 'nowhere' }), 404, 'There is no world'],
    [
      'the world of the beginning',
      () => asked('/worlds/default', { method: 'DELETE' }),
      409,
      'reset it instead',
    ],
  ])('%s is refused with the reason', async (_, ask, status, text) => {
    const answer = await ask();

    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)]);
  });

  test('no world answers a call whose header names an unknown world', async () => {
    const answer = await fetch(`${mock.urls.people}/${mock.org}/find`, {
      method: 'POST',
      headers: { 'X-World': 'defaul' },
    });

    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Did you mean \\"default\\"?');
  });

  test('without the control token nothing about worlds is revealed', async () => {
    const answer = await fetch(`${mock.urls.control}/worlds`, { headers: { 'X-World': 'default' } });

    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('org_');
  });
});
