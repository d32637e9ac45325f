import { describe, expect, test } from 'vitest';
import { find } from '../../fixtures/disturbed.js';
import { start } from '../../fixtures/services/started.js';
import { createMock } from './mock.js';

describe('faults that are set at the start', () => {
  test('strike from the first call on and again after a reset, which removes all others', async () => {
    const mock = await start({ faults: [{ on: 'find', status: 503, times: 1 }] });
    const both = async () => [(await find(mock, mock.fetch)).status, (await find(mock, mock.fetch)).status];
    expect(await both()).toEqual([503, 200]);
    await mock.control.faults.add({ status: 500 });
    await mock.reset();
    expect(await mock.control.faults.list()).toMatchObject([{ status: 503, met: 0, struck: 0 }]);
    expect(await both()).toEqual([503, 200]);
  });

  test.each([
    [{ on: 'find', status: 200 }, 'option faults: faults[1]: `status` is 200; it must be at least 400.'],
    [
      { status: 503, credential: 'sa_nobody' },
      'option faults: faults[1]: `credential` "sa_nobody" is nobody',
    ],
    [{ on: 'find' }, 'option faults: faults[1]: The fault does nothing'],
  ])('are named if they cannot be set (%j)', async (fault, message) => {
    await expect(createMock({ faults: [{ status: 503 }, fault] })).rejects.toThrow(message);
  });
});

describe('worlds', () => {
  test('have faults of their own; a fork continues with those of the saved world and their counts', async () => {
    const mock = await start();
    await mock.control.faults.add({ on: 'find', status: 503, times: 3, credential: mock.apiKey });
    await mock.control.faults.add({ on: 'find', status: 500, probability: 0.5 });
    expect((await find(mock, mock.fetch)).status).toBe(503);
    const { urls } = mock;
    const before = await mock.control.faults.list();
    const fork = await mock.worlds.restore(await mock.save());
    const fresh = await mock.worlds.create();
    expect(await fork.control.faults.list()).toEqual(before);
    expect(await fresh.control.faults.list()).toEqual([]);
    const statuses = async (one: typeof fork) => {
      const seen: number[] = [];
      for (let call = 0; call < 12; call += 1) seen.push((await find({ ...one, urls }, one.fetch)).status);
      return seen;
    };
    const seen = await statuses(fork);
    expect(seen.slice(0, 3)).toEqual([503, 503, seen[2]]);
    expect(await mock.control.faults.list()).toEqual(before);
    expect(await statuses(mock)).toEqual(seen);
    expect(new Set(await statuses(fresh))).toEqual(new Set([200]));
  });

  test('begin with the faults of the start, except those for an account of the first world', async () => {
    const mock = await start({ faults: [{ status: 503, credential: 'sa_demo' }, { status: 500 }] });
    const world = await mock.worlds.create();
    expect(await world.control.faults.list()).toMatchObject([{ status: 500 }]);
    await world.control.reset();
    expect(await world.control.faults.list()).toMatchObject([{ status: 500 }]);
  });

  test('are refused if an invalid fault was saved with them', async () => {
    const mock = await start();
    await mock.control.faults.add({ status: 503 });
    const saved = await mock.save();
    const [fault] = saved.faults ?? [];
    const spoilt = { ...saved, faults: fault ? [{ ...fault, status: 200 }] : [] };
    await expect(mock.restore(spoilt)).rejects.toThrow('`status` is 200; it must be at least 400.');
    expect((await find(mock, mock.fetch)).status).toBe(503);
    await mock.control.clock.advance('PT1H');
  });
});
