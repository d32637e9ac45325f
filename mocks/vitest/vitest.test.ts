import { describe, expect } from 'vitest';
import { plainClient } from '../../fixtures/services/plain-client.js';
import type { MockWorld } from '../host/mock.js';
import { test } from './vitest.js';

const find = (world: MockWorld) =>
  plainClient(world).find({ matches: [{ fields: [{ field_name: 'name', search_term: 'Ada Moreau' }] }] });

describe('concurrent tests', () => {
  /** Number of tests that have reached the barrier, which opens once both have. */
  let arrived = 0;
  let go: () => void = () => {};
  const both = new Promise<void>((resolve) => {
    go = resolve;
  });
  const meet = () => {
    arrived += 1;
    if (arrived === 2) go();
    return both;
  };
  const ids = new Set<string>();

  test.concurrent('one has a fault, and a clock two weeks ahead', async ({ world }) => {
    ids.add(world.id);
    await world.control.clock.freeze('2031-05-01T00:00:00Z');
    await world.control.clock.advance('P14D');
    await world.control.faults.add({ on: 'find', status: 503 });
    await meet();
    expect((await find(world)).status).toBe(503);
    expect(world.control.clock.now()).toBe(Date.parse('2031-05-15T00:00:00Z'));
  });

  test.concurrent('the other one has no faults, and a clock of its own', async ({ world }) => {
    ids.add(world.id);
    await world.control.clock.freeze('2032-01-01T00:00:00Z');
    await meet();
    expect((await find(world)).status).toBe(200);
    expect(world.control.clock.now()).toBe(Date.parse('2032-01-01T00:00:00Z'));
    expect(await world.control.faults.list()).toEqual([]);
  });

  test('had a world each, and both are removed', async ({ mock, world }) => {
    expect(ids.size).toBe(2);
    expect(mock.worlds.list().map(({ id }) => id)).toEqual(['default', world.id]);
  });
});

const few = test.extend({ mockOptions: [{ people: 200 }, { scope: 'file' }], worldOptions: { credits: 0 } });

few('the mock of a file and the worlds in it are made with what is chosen', async ({ mock, world }) => {
  expect([mock.people.length, world.people.length]).toEqual([200, 200]);
  expect((await find(world)).status).toBe(402);
  expect((await find(mock)).status).toBe(200);
});
