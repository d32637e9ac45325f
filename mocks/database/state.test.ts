import { readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { newStateFile, startedWith } from '../../fixtures/kept-mocks.js';
import { plainClient } from '../../fixtures/services/plain-client.js';
import { type Mock, type MockOptions, manualClock } from '../host/mock.js';

let file = '';
beforeEach(() => {
  file = newStateFile();
});
const started = (options?: MockOptions) => startedWith(file, options);

/** Starts a mock that continues from the file, as the next process would. */
async function again(mock: Mock, options: MockOptions = {}): Promise<Mock> {
  await mock.close();
  return started(options);
}

describe('a mock with a state', () => {
  test('continues where it was left: sessions, ledgers, edits, webhooks and mails are restored', async () => {
    const before = await started();
    const token = await plainClient(before).signIn();
    await plainClient(before).addLedger(token, 'leads');
    await before.control.editPerson(before.people[0]?.id ?? '', { title: 'Astronaut' });
    await before.control.setWebhooks([{ url: 'http://127.0.0.1:1/hooks' }]);
    await before.control.faults.add({ on: 'search', status: 503 });
    const was = await before.control.state();
    const after = await again(before);
    expect(await after.control.state()).toBe(was);
    expect(await plainClient(after).ledgers(token)).toEqual(['leads']);
    expect(await after.control.faults.list()).toMatchObject([{ on: 'search', status: 503 }]);
  });

  test('persists each world under its name, and forgets removed ones', async () => {
    const before = await started();
    const one = await before.worlds.create({ id: 'one', seed: 7, people: 20 });
    await before.worlds.create({ id: 'two' });
    const token = await plainClient(one).signIn();
    await plainClient(one).addLedger(token, 'of one');
    before.worlds.remove('two');
    const after = await again(before);
    expect(after.worlds.list().map(({ id }) => id)).toEqual(['default', 'one']);
    expect(after.worlds.get('one').people).toEqual(one.people);
    expect(await plainClient(after.worlds.get('one')).ledgers(token)).toEqual(['of one']);
  });

  test('is in its initial state after a reset, and stays so', async () => {
    const clock = manualClock(Date.UTC(2026, 0, 14));
    const before = await started({ clock });
    const fresh = await before.control.state();
    await plainClient(before).addLedger(await plainClient(before).signIn(), 'leads');
    await before.reset();
    const after = await again(before, { clock });
    expect(await after.control.state()).toBe(fresh);
  });

  test.each([
    ['was not moved shows the real time again', async () => undefined, 0],
    ['was moved ahead stays ahead by as much', (mock: Mock) => mock.control.clock.advance('P14D'), 14],
  ])('whose clock %s', async (_, move, aheadDays) => {
    const fridayMs = Date.UTC(2026, 0, 16, 17);
    const mondayMs = fridayMs + 2.6 * 86_400_000;
    const before = await started({ clock: manualClock(fridayMs) });
    await move(before);
    const after = await again(before, { clock: manualClock(mondayMs) });
    expect(after.control.clock.now()).toBe(mondayMs + aheadDays * 86_400_000);
    await after.control.clock.reset();
    expect(after.control.clock.now()).toBe(mondayMs);
  });

  test('that began at another time stays ahead of the real time, whether the option is repeated or not', async () => {
    const now = '2031-05-05T08:00:00Z';
    const startMs = Date.UTC(2026, 0, 14);
    const before = await started({ clock: manualClock(startMs), now });
    const dayMs = 86_400_000;
    const told = await again(before, { clock: manualClock(startMs + dayMs), now });
    expect(told.control.clock.now()).toBe(Date.parse(now) + dayMs);
    const untold = await again(told, { clock: manualClock(startMs + 2 * dayMs) });
    expect(untold.control.clock.now()).toBe(Date.parse(now) + 2 * dayMs);
  });

  test('whose clock was frozen stays frozen', async () => {
    const before = await started();
    await before.control.clock.freeze('2026-01-14T05:00:00Z');
    const after = await again(before, { clock: manualClock(Date.UTC(2030, 0, 1)) });
    expect(after.control.clock.now()).toBe(Date.UTC(2026, 0, 14, 5));
    await after.control.clock.resume();
    expect(after.control.clock.now()).toBe(Date.UTC(2026, 0, 14, 5));
  });

  test('keeps its readings and webhooks unless the options choose others', async () => {
    const status = async (mock: Mock) => (await mock.fetch('/people/v1/x/find', { method: 'POST' })).status;
    const before = await started({ profile: { 'errors.no-credential': 'rejected-403' } });
    expect(await status(before)).toBe(403);
    const kept = await again(before, { webhooks: [{ url: 'http://127.0.0.1:1/new' }] });
    expect(await status(kept)).toBe(403);
    expect(await kept.control.webhooks()).toMatchObject([{ url: 'http://127.0.0.1:1/new' }]);
    const chosen = await again(kept, { profile: { 'errors.no-credential': 'rejected-401' } });
    expect(await status(chosen)).toBe(401);
    expect(await chosen.control.webhooks()).toHaveLength(1);
  });

  test.each([
    [{ people: 41 }, 'option people: it is 41, and the state in'],
    [{ seed: 2 }, 'began with 1. Leave the option out, or name another file.'],
    [{ credits: 5 }, 'began with no limit.'],
  ])('does not continue with %j: a state keeps the options that it began with', async (options, says) => {
    await (await started()).close();
    await expect(started(options)).rejects.toThrow(says);
    await started({ people: 40, seed: 1 });
  });

  test.each([
    ['with others', { people: [{ name: 'Ada' }] }, { people: [{ name: 'Bo' }] }],
    ['without any', undefined, { people: [{ name: 'Bo' }] }],
  ])('that began %s does not continue with these fixtures', async (says, then, now) => {
    const own = then === undefined ? {} : { fixtures: then };
    await (await started(own)).close();
    await expect(started({ fixtures: now })).rejects.toThrow(`began ${says}. Leave the option out`);
    await (await started(own)).close();
    const { people } = await started();
    expect(people.some(({ name }) => name === 'Ada')).toBe(then !== undefined);
  });

  test('leaves one file that only its owner can read, and nothing beside it after it is closed', async () => {
    const mock = await started();
    expect(readdirSync(dirname(file)).sort()).toEqual([
      'mock.json',
      'mock.json-wal',
      'mock.json.lock',
      'mock.json.pid',
    ]);
    await mock.close();
    expect(readdirSync(dirname(file))).toEqual(['mock.json']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('writes through a link to its target', async () => {
    const real = join(dirname(file), 'real.json');
    await (await started({ state: real })).close();
    symlinkSync(real, file);
    const mock = await started();
    await plainClient(mock).addLedger(await plainClient(mock).signIn(), 'leads');
    await mock.close();
    expect(readFileSync(real, 'latin1')).toContain('leads');
  });
});
