import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import {
  createMock,
  type Mock,
  MockOptionError,
  type MockOptions,
  type MockWorld,
  manualClock,
} from '../mock.js';

const mocks: Mock[] = [];
let file = '';
beforeEach(() => {
  file = join(temporaryFolder(), 'mock.json');
});
afterEach(async () => {
  for (const mock of mocks.splice(0)) await mock.close();
});

async function started(options: MockOptions = {}): Promise<Mock> {
  const mock = await createMock({ state: file, people: 40, ...options });
  mocks.push(mock);
  return mock;
}

/** Starts a mock that goes on from the file, as the next process would. */
async function again(mock: Mock, options: MockOptions = {}): Promise<Mock> {
  await mock.close();
  return started(options);
}

const bearing = (token: string) => ({ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' });

async function tokenOf({ fetch: ask, clientId, clientSecret }: MockWorld): Promise<string> {
  const answer = await ask('/identity/v1/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ grantType: 'clientCredentials', clientId, clientSecret }),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return accessToken;
}

const addLedger = ({ fetch: ask, org }: MockWorld, token: string, name: string) =>
  ask(`/ledger/v1/${org}/ledgers`, {
    method: 'POST',
    headers: bearing(token),
    body: JSON.stringify({ name }),
  });

async function ledgersOf({ fetch: ask, org }: MockWorld, token: string): Promise<readonly string[]> {
  const answer = await ask(`/ledger/v1/${org}/ledgers`, { headers: bearing(token) });
  expect(answer.status).toBe(200);
  const { ledgers } = (await answer.json()) as { ledgers: { name: string }[] };
  return ledgers.map(({ name }) => name);
}

describe('a mock with a state', () => {
  test('goes on where it was left: sessions, ledgers, edits, webhooks and mails are there', async () => {
    const before = await started();
    const token = await tokenOf(before);
    await addLedger(before, token, 'leads');
    await before.control.editPerson(before.people[0]?.id ?? '', { title: 'Astronaut' });
    await before.control.setWebhooks([{ url: 'http://127.0.0.1:1/hooks' }]);
    await before.control.faults.add({ on: 'search', status: 503 });
    const was = await before.control.state();
    const after = await again(before);
    expect(await after.control.state()).toBe(was);
    expect(await ledgersOf(after, token)).toEqual(['leads']);
    expect(await after.control.faults.list()).toMatchObject([{ on: 'search', status: 503 }]);
  });

  test('keeps each world, under its name, and forgets the ones that were removed', async () => {
    const before = await started();
    const one = await before.worlds.create({ id: 'one', seed: 7, people: 20 });
    await before.worlds.create({ id: 'two' });
    const token = await tokenOf(one);
    await addLedger(one, token, 'of one');
    before.worlds.remove('two');
    const after = await again(before);
    expect(after.worlds.list().map(({ id }) => id)).toEqual(['default', 'one']);
    expect(after.worlds.get('one').people).toEqual(one.people);
    expect(await ledgersOf(after.worlds.get('one'), token)).toEqual(['of one']);
  });

  test('gives out no id and no token twice', async () => {
    const before = await started();
    const tokens = [await tokenOf(before), await tokenOf(before)];
    const after = await again(before);
    tokens.push(await tokenOf(after), await tokenOf(after));
    expect(new Set(tokens).size).toBe(4);
  });

  test('is whole again after a reset, and stays so', async () => {
    const clock = manualClock(Date.UTC(2026, 0, 14));
    const before = await started({ clock });
    const fresh = await before.control.state();
    await addLedger(before, await tokenOf(before), 'leads');
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

  test('that began at another time stays ahead of the real time, whether it is told again or not', async () => {
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

  test('keeps its readings, but what is chosen anew holds, and so do webhooks', async () => {
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
  ])('does not go on with %j: who exists stays as it was', async (options, says) => {
    await (await started()).close();
    await expect(started(options)).rejects.toThrow(says);
    await started({ people: 40, seed: 1 });
  });

  test('leaves one file for its owner alone, and nothing beside it once it is closed', async () => {
    const mock = await started();
    expect(readdirSync(dirname(file)).sort()).toEqual(['mock.json', 'mock.json.lock']);
    await mock.close();
    expect(readdirSync(dirname(file))).toEqual(['mock.json']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      format: 'people-data-kit state',
      version: 1,
      worlds: [{ id: 'default', people: 40 }],
    });
  });

  test('writes through a link to where it leads', async () => {
    const real = join(dirname(file), 'real.json');
    await (await started({ state: real })).close();
    symlinkSync(real, file);
    const mock = await started();
    await addLedger(mock, await tokenOf(mock), 'leads');
    await mock.close();
    expect(readFileSync(real, 'utf8')).toContain('leads');
  });
});

describe('a file that cannot be gone on from is refused, and left as it is:', () => {
  const world =
    '{"id":"default","version":1,"names":"default","seed":1,"people":40,"readings":{},"credits":null,"eachCall":null,"clock":{"now":"2026-01-14T05:00:00Z","isFrozen":false},"ids":{},"collections":{}}';
  const holding = (worlds: string, version = '1') =>
    `{"format":"people-data-kit state","version":${version},"worlds":[${worlds}]}`;

  test.each([
    ['an empty one', '', 'it is empty. Remove it'],
    ['half of one', holding(world).slice(0, 90), 'it is damaged: from line 1, character 91 on'],
    [
      'a text',
      'dear diary',
      'it is damaged: from line 1, character 1 on it is no JSON any more. Restore it from a copy',
    ],
    ['bytes', '\0\0\0\0', 'it is damaged'],
    ['other JSON', '{"name":"people-data-kit"}', 'it is no state of a mock'],
    ['a list', '[]', 'it is no state of a mock'],
    ['a later version', holding(world, '2'), 'it was written by a later version of people-data-kit'],
    ['no version', holding(world, 'null'), 'its version is null'],
    ['no worlds', holding(world).replace('"worlds"', '"words"'), 'it has no list of worlds'],
    ['no first world', holding(''), 'it has no world "default"'],
    ['a world without a name', holding('{}'), 'worlds[0] has no id'],
    ['the same world twice', holding(`${world},${world}`), 'there are two worlds "default"'],
    ['a world without a clock', holding(world.replace('"clock"', '"glock"')), 'in the world "default", '],
    ['a reading that is none', holding(world.replace('"readings":{}', '"readings":{"a.b":"c"}')), 'a.b'],
    [
      'a name that is none',
      holding(`${world},${world.replace('"default"', '"a b"')}`),
      '"a b" is no name of a world',
    ],
  ])('%s', async (_, text, says) => {
    writeFileSync(file, text);
    const refused = await started().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(MockOptionError);
    expect(String(refused)).toContain(`option state: ${JSON.stringify(file)} cannot be used: `);
    expect(String(refused)).toContain(says);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(readdirSync(dirname(file))).toEqual(['mock.json']);
  });

  test('the same but sound is gone on from', async () => {
    writeFileSync(file, holding(world));
    await started();
  });

  test('a folder that is not there, and a folder', async () => {
    await expect(started({ state: join(file, 'a', 'b.json') })).rejects.toThrow('its folder does not exist');
    mkdirSync(file);
    await expect(started()).rejects.toThrow('it is a folder');
    await expect(started({ state: '' })).rejects.toThrow('name a file');
    await expect(started({ state: '/dev/null' })).rejects.toThrow('it is no file that keeps');
  });

  // Nothing is refused to root.
  test.runIf(process.getuid?.() !== 0)('a place where nothing may be written', async () => {
    chmodSync(dirname(file), 0o500);
    await expect(started()).rejects.toThrow('no file be made beside it');
    chmodSync(dirname(file), 0o700);
    writeFileSync(file, holding(world), { mode: 0o400 });
    await expect(started()).rejects.toThrow('it may not be read and written');
  });
});

describe('two mocks', () => {
  test('cannot have one file, until the first one is closed', async () => {
    const first = await started();
    await expect(started()).rejects.toThrow('a mock of this process keeps its state there');
    await first.close();
    await started();
  });

  test('of which one took the file over never overwrite each other', async () => {
    const first = await started();
    const { pid } = process;
    writeFileSync(`${file}.lock`, `{"pid":${pid},"id":"another"}`);
    await addLedger(first, await tokenOf(first), 'leads');
    await expect(first.close()).rejects.toThrow('its lock is gone, or another mock');
    expect(readFileSync(file, 'utf8')).not.toContain('leads');
    mocks.splice(0);
  });

  test.each([
    ['of a process that is over', '{"pid":4194999,"began":"1"}'],
    ['of another process that had our number', `{"pid":${process.pid},"began":"1"}`],
    ['that was never written whole', '{"pi'],
    ['that is empty', ''],
  ])('a lock %s is taken over, and what it left half written is removed', async (_, lock) => {
    writeFileSync(`${file}.lock`, lock);
    writeFileSync(join(dirname(file), '.mock.json.4194999.tmp'), '{"for');
    const mock = await started();
    await mock.close();
    const left = readdirSync(dirname(file));
    expect(left).toContain('mock.json');
    expect(left.includes('.mock.json.4194999.tmp')).toBe(!lock.includes('4194999'));
  });
});
