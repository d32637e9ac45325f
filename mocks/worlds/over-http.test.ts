import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bearing, overHttp, plainClient } from '../../fixtures/services/plain-client.js';
import { createMock, type Mock, manualClock } from '../host/mock.js';

let mock: Mock;
const startMs = Date.UTC(2026, 0, 14, 5);

beforeAll(async () => {
  mock = await createMock({ port: 0, controlPort: 0, people: 80, clock: manualClock(startMs) });
});
afterAll(() => mock.close());

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
