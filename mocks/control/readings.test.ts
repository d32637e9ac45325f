import { describe, expect, test } from 'vitest';
import { plainClient } from '../../fixtures/services/plain-client.js';
import { start } from '../../fixtures/services/started.js';
import { questionIds } from '../../generated/questions.js';
import type { MockWorld } from '../host/mock.js';

/** Returns the status of a find with more than the maximum number of results. */
const statusOfTooMany = async (world: MockWorld) =>
  (await plainClient(world).find({ matches: [], size: 1_000_000 })).status;

const named = async ({ control }: MockWorld, id: string) =>
  (await control.readings.list()).find((question) => question.id === id);

describe('readings that are set while a mock runs', () => {
  test('take effect on the next call, and keep stored data', async () => {
    const mock = await start();
    const user = { email: 'li@example.com', name: 'Li', password: 'correct horse' };
    const { id } = await mock.control.addUser(user);
    const seen = [await statusOfTooMany(mock)];
    await mock.control.readings.set({ 'find.size-over': 'clamped' });
    seen.push(await statusOfTooMany(mock));
    await mock.control.readings.set({ 'find.size-over': 'rejected-422' });
    seen.push(await statusOfTooMany(mock));
    expect(seen).toEqual([400, 200, 422]);
    expect(await mock.control.state()).toContain(`users ${id} `);
  });

  test('are listed with their meaning, as are the alternatives', async () => {
    const mock = await start({ profile: { 'find.size-over': 'rejected-422' } });
    const [changed] = await mock.control.readings.set({ 'find.size-over': 'clamped' });
    expect(changed).toEqual(await named(mock, 'find.size-over'));
    expect(changed).toMatchObject({
      asks: expect.stringMatching(/\?$/),
      reading: 'clamped',
      means: expect.stringMatching(/./),
      start: 'rejected-422',
    });
    expect(changed?.others.map(({ reading }) => reading)).toEqual(['rejected-400', 'rejected-422']);
    const all = await mock.control.readings.list();
    expect(all.map(({ id }) => id)).toEqual(questionIds);
  });

  test('can be restored one by one, all at once, or by a reset', async () => {
    const mock = await start({ profile: { 'find.size-over': 'rejected-422' } });
    const { readings } = mock.control;
    const ways: readonly (() => Promise<unknown>)[] = [
      () => readings.set({ 'find.size-over': null }),
      () => readings.reset(),
      () => mock.reset(),
    ];
    for (const back of ways) {
      await readings.set({ 'find.size-over': 'clamped', 'errors.body': 'empty' });
      expect(await statusOfTooMany(mock)).toBe(200);
      await back();
      expect(await statusOfTooMany(mock)).toBe(422);
    }
    expect((await named(mock, 'errors.body'))?.reading).toBe((await named(mock, 'errors.body'))?.start);
  });

  test('apply to their own world only', async () => {
    const mock = await start();
    const other = await mock.worlds.create();
    await other.control.readings.set({ 'find.size-over': 'clamped' });
    expect([await statusOfTooMany(mock), await statusOfTooMany(other)]).toEqual([400, 200]);
  });

  test('all apply if they are set concurrently', async () => {
    const mock = await start({ selfCheck: true });
    await Promise.all([
      mock.control.readings.set({ 'find.size-over': 'clamped' }),
      mock.control.readings.set({ 'errors.body': 'empty' }),
      mock.control.readings.set({ 'find.score-order': 'ascending' }),
    ]);
    const ids = ['find.size-over', 'errors.body', 'find.score-order'];
    const held = await Promise.all(ids.map(async (id) => (await named(mock, id))?.reading));
    expect(held).toEqual(['clamped', 'empty', 'ascending']);
  });

  test('are part of a saved world, as are the initial ones', async () => {
    const mock = await start({ profile: { 'find.size-over': 'rejected-422' } });
    await mock.control.readings.set({ 'find.size-over': 'clamped' });
    const fork = await mock.worlds.restore(await mock.save());
    expect(await statusOfTooMany(fork)).toBe(200);
    await fork.control.readings.reset();
    expect(await statusOfTooMany(fork)).toBe(422);
    const saved = await fork.save();
    await mock.restore(saved);
    expect([await statusOfTooMany(mock), saved.startReadings]).toEqual([422, undefined]);
  });

  test('apply to every call if readings are drawn for each call', async () => {
    const mock = await start({ eachCall: 7 });
    await mock.control.readings.set({ 'session.token-name': 'snake' });
    const { clientId, clientSecret } = mock;
    const body = JSON.stringify({ grantType: 'clientCredentials', clientId, clientSecret });
    for (let nth = 0; nth < 20; nth += 1) {
      const headers = { 'Content-Type': 'application/json' };
      const session = await mock.fetch('/identity/v1/session', { method: 'POST', headers, body });
      const members = Object.keys(Object(await session.json()));
      expect(members.filter((name) => /^access/.test(name))).toEqual(['access_token']);
    }
  });
});

describe('an invalid choice', () => {
  test.each([
    [{ 'find.size-ovr': 'clamped' }, 'no question "find.size-ovr"; did you mean "find.size-over"?'],
    [{ 'find.size-ovr': null }, 'no question "find.size-ovr"; did you mean "find.size-over"?'],
    [{ 'find.size-over': 'clampd' }, 'find.size-over has no reading "clampd"; did you mean "clamped"?'],
    [
      { 'errors.body': 'empty', 'find.size-over': 'x' },
      'its readings are rejected-400, rejected-422, clamped.',
    ],
    [{ __proto__x: 'x', constructor: 'x' }, 'no question'],
  ])('%j is refused, and none of it is applied', async (readings, message) => {
    const mock = await start();
    await expect(mock.control.readings.set(readings)).rejects.toThrow(message);
    const changed = (await mock.control.readings.list()).filter(({ reading, start }) => reading !== start);
    expect(changed).toEqual([]);
  });
});
