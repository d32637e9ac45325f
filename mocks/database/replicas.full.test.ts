import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pdk, startPdk } from '../../fixtures/pdk.js';
import { type Postgres, postgres } from '../../fixtures/postgres.js';
import { startReceiver } from '../../fixtures/receiver.js';
import { controlToken, hasReplicas, type Replicas, replicas } from '../../fixtures/replicas.js';
import { plainClient } from '../../fixtures/services/plain-client.js';
import { stage } from '../../fixtures/services/stage.js';
import { createControlClient } from '../../spec/client/control/control.js';
import { demo } from '../../spec/demo/demo.js';
import type { Outbound } from '../engine/contract.js';
import { fetchOf } from '../engine/fetch.js';
import { createMock, manualClock } from '../host/mock.js';
import { Journal } from '../journal/journal.js';
import type { Json } from '../state/json.js';
import { memoryStore } from '../state/memory-store.js';
import { clear } from '../state/store.js';
import { collectionsOf, storeOf } from '../worlds/saved-world.js';
import { Replica, type Replicated } from './replica.js';

const restartMs = 5000;

if (!hasReplicas) console.info('PostgreSQL or nginx is missing here: replicas are not tested');

describe.runIf(hasReplicas)('three mocks over one PostgreSQL database, behind a load balancer,', () => {
  let database: Postgres;
  let service: Replicas;
  beforeAll(async () => {
    database = await postgres();
    service = await replicas(database.address, 3);
  });
  afterAll(async () => {
    await service?.stop();
    await database?.stop();
  });

  /** Kills one after the other and starts it again, and the database once, until the work is done. */
  async function troubled<T>(work: Promise<T>): Promise<{ readonly outcome: T; readonly restarts: number }> {
    let isOver = false;
    const trouble = async () => {
      let restarts = 0;
      for (; !isOver; restarts += 1) {
        await pause(restartMs);
        if (restarts === 2) {
          database.crash();
          database.start();
        }
        await service.restart(restarts % 3);
      }
      return restarts;
    };
    const troubles = trouble();
    const outcome = await work.finally(() => {
      isOver = true;
    });
    return { outcome, restarts: await troubles };
  }

  const call = async (method: string, path: string, token: string, body?: object) => {
    const answer = await fetch(service.origin + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : Object(JSON.parse(text)) };
  };
  /** Sends a call again until a replica has answered it. Must be harmless when it is made twice. */
  const persistent = async (...words: Parameters<typeof call>) => {
    for (;;) {
      const answer = await call(...words).catch(() => undefined);
      if (answer !== undefined && answer.status < 500) return answer;
      await pause(100);
    }
  };
  const signIn = async () => {
    const grant = {
      grantType: 'clientCredentials',
      clientId: demo.clientId,
      clientSecret: demo.clientSecret,
    };
    return String((await persistent('POST', '/identity/v1/session', '', grant)).body.accessToken);
  };
  const ledgers = `/ledger/v1/${demo.org}/ledgers`;

  test('keep every rule of the kit while they are killed and started again', {
    timeout: 600_000,
  }, async () => {
    const { outcome } = await troubled(
      pdk([
        'conform',
        ...['people', 'identity', 'ledger', 'billing'].flatMap((id) => [
          `--${id}-url`,
          `${service.origin}/${id}/v1`,
        ]),
        ...['--control-url', service.controlUrl, '--control-token', controlToken],
        ...['--org', demo.org, '--other-org', demo.otherOrg, '--empty-org', demo.noCreditOrg],
        ...['--client-id', demo.clientId, '--client-secret', demo.clientSecret],
        ...['--username', demo.username, '--password', demo.password, '--api-key', demo.apiKey],
        ...['--safety', 'own-resources'],
      ]),
    );
    expect(outcome.stdout).toMatch(/ 0 failed|conformant|rules kept/);
    expect(outcome.stdout).not.toMatch(/broken|violat/);
  });

  test('lose no write that they have acknowledged', { timeout: 600_000 }, async () => {
    const token = await signIn();
    const life = async (number: number) => {
      const acknowledged: { readonly id: string; readonly name: string; readonly isDeleted: boolean }[] = [];
      for (let round = 0; round < 8; round += 1) {
        const name = `life-${number}-${round}`;
        const made = await call('POST', ledgers, token, { name }).catch(() => undefined);
        if (made?.status !== 201) continue;
        const id = String(made.body.id);
        const contacts = { contacts: [{ email: `${name}@example.com` }] };
        await persistent('POST', `${ledgers}/${id}/contacts`, token, contacts);
        const read = await persistent('GET', `${ledgers}/${id}`, token);
        expect([read.status, read.body.name]).toEqual([200, name]);
        const isDeleted = round % 2 === 1;
        if (isDeleted)
          expect((await persistent('DELETE', `${ledgers}/${id}`, token)).status).toBeOneOf([204, 404, 410]);
        acknowledged.push({ id, name, isDeleted });
      }
      return acknowledged;
    };
    const lives = Promise.all(Array.from({ length: 50 }, (_, number) => life(number)));
    const { outcome, restarts } = await troubled(lives);
    expect(restarts).toBeGreaterThan(0);
    for (const { id, name, isDeleted } of outcome.flat()) {
      const read = await persistent('GET', `${ledgers}/${id}`, token);
      expect([name, read.status]).toEqual([name, isDeleted ? read.status : 200]);
      if (isDeleted) expect(read.status).toBeOneOf([404, 410]);
    }
  });

  test('lose no webhook', { timeout: 600_000 }, async () => {
    const receiver = await startReceiver();
    const control = createControlClient({ url: service.controlUrl, token: controlToken });
    const patiently = async <T extends { readonly response: Response; readonly data?: unknown }>(
      ask: () => Promise<T>,
    ): Promise<NonNullable<T['data']>> => {
      for (;;) {
        const { response, data } = (await ask().catch(() => undefined)) ?? {};
        if (response?.ok && data) return data;
        if (response && response.status < 500) throw new Error(`${response.url}: ${response.status}`);
        await pause(100);
      }
    };
    await patiently(() => control.PUT('/webhooks', { body: { webhooks: [{ url: receiver.url }] } }));
    const { people } = await patiently(() => control.POST('/people/search', { body: { most: 100 } }));
    const [person] = people.filter(({ linkedin, position }) => linkedin && position);
    const token = await signIn();
    const { id } = (await persistent('POST', ledgers, token, { name: 'told' })).body;
    await persistent('POST', `${ledgers}/${id}/contacts`, token, {
      contacts: [{ linkedin: person?.linkedin }],
    });
    await persistent('PUT', `${ledgers}/${id}/tracked_fields`, token, { fields: ['title'] });
    await patiently(() => control.POST('/enrichment', { body: {} }));
    const titles = Array.from({ length: 20 }, (_, number) => `Chief Zookeeper ${number}`);
    const change = async () => {
      for (const title of titles) {
        const params = { path: { personId: person?.id ?? '' } };
        await patiently(() => control.PATCH('/people/{personId}', { params, body: { title } }));
        await patiently(() => control.POST('/enrichment', { body: {} }));
        await pause(500);
      }
    };
    await troubled(change());
    const told = () => new Set(receiver.received.map(({ text }) => /Chief Zookeeper \d+/.exec(text)?.[0]));
    for (let round = 0; round < 100 && told().size < titles.length; round += 1) await pause(100);
    expect([...told()].sort()).toEqual(titles.toSorted());
    const ids = receiver.received.map(({ headers, text }) => [headers['webhook-id'] ?? text, text]);
    // What came twice came with the same id.
    expect(new Set(ids.map(([one]) => one)).size).toBe(titles.length);
  });

  test('are started by `--processes`, and answer on the same ports', { timeout: 60_000 }, async () => {
    const place = ['--port', '0', '--control-port', '0', '--json', '--quiet'];
    const child = startPdk(['mock', '--processes', '2', '--state', database.address, ...place]);
    onTestFinished(async () => {
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
    });
    const [line] = await once(child.stdout, 'data');
    const { people } = JSON.parse(String(line));
    for (let asked = 0; asked < 4; asked += 1) {
      const answer = await fetch(new URL('/health', people), { headers: { Connection: 'close' } });
      expect(await answer.json()).toMatchObject({ status: 'ok', store: 'postgres' });
    }
  });
});

test.runIf(hasReplicas)(
  'a mock answers 503 with Retry-After while its database is away, and goes on with what was written',
  {
    timeout: 60_000,
  },
  async () => {
    const database = await postgres();
    onTestFinished(database.stop);
    const mock = await createMock({ state: database.address, people: 20 });
    onTestFinished(mock.close);
    const client = plainClient(mock);
    const token = await client.signIn();
    await client.addLedger(token, 'before');
    database.crash();
    const refused = await client.addLedger(token, 'meanwhile');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    database.start();
    expect((await client.addLedger(token, 'after')).status).toBe(201);
    expect((await client.ledgers(token)).toSorted()).toEqual(['after', 'before']);
  },
);

test.runIf(hasReplicas)(
  'two mocks have the same snapshots, faults, clock, worlds and calls',
  {
    timeout: 60_000,
  },
  async () => {
    const database = await postgres();
    onTestFinished(database.stop);
    const start = () => createMock({ state: database.address, people: 20, controlPort: 0, controlToken });
    const [one, other] = [await start(), await start()];
    const controls = [one, other].map(({ urls }) =>
      createControlClient({ url: urls.control, token: controlToken }),
    );
    const [first, second] = [controls[0] ?? expect.fail(), controls[1] ?? expect.fail()];
    const client = plainClient(one);
    await client.addLedger(await client.signIn(), 'kept');
    await first.POST('/snapshots', { body: { name: 'early' } });
    await client.addLedger(await client.signIn(), 'gone');
    await second.POST('/restore', { body: { snapshot: 'early' } });
    expect(await plainClient(other).ledgers(await plainClient(other).signIn())).toEqual(['kept']);
    expect(await client.ledgers(await client.signIn())).toEqual(['kept']);
    await first.POST('/faults', { body: { on: 'search', status: 503, times: 2 } });
    await second.POST('/clock/freeze', { body: { at: '2031-05-05T08:00:00Z' } });
    await second.POST('/worlds', { body: { id: 'beside', seed: 7 } });
    const shown = async (control: typeof first) => [
      (await control.GET('/faults')).data,
      (await control.GET('/clock')).data,
      (await control.GET('/worlds')).data?.worlds.map(({ id }) => id),
      (await control.POST('/journal/count', { body: {} })).data,
    ];
    const all = await shown(first);
    expect(all).toMatchObject([
      { faults: [{ on: 'search', met: 0 }] },
      { frozen: true },
      ['default', 'beside'],
      { count: 4 },
    ]);
    expect(await shown(second)).toEqual(all);
    await Promise.all([one.close(), other.close()]);
  },
);

test.runIf(hasReplicas)(
  'a midnight that passes while nobody performs what is due is made up for by the mock that takes over',
  { timeout: 60_000 },
  async () => {
    const database = await postgres();
    onTestFinished(database.stop);
    const beforeMs = Date.UTC(2026, 0, 14, 23, 59, 50);
    const begin = () => stage({ state: database.address, clock: manualClock(beforeMs - 86_400_000) });
    const [one, other] = [await begin(), await begin()];
    const [person] = one.mock.people.filter(({ linkedin, position }) => linkedin && position);
    await one.add([person?.linkedin]);
    await one.track('title');
    for (const { clock, mock } of [one, other]) {
      clock.advance(86_400_000);
      await mock.control.deliveries();
    }
    await one.mock.control.editPerson(person?.id ?? '', { title: 'Zookeeper' });
    other.clock.advance(20_000);
    await other.mock.fetch('/health');
    await plainClient(other.mock).ledgers(await plainClient(other.mock).signIn());
    await one.mock.close();
    await other.hears(2);
    expect(other.heard.map(({ text, at }) => [JSON.parse(text).current_position.title, at])).toEqual(
      Array(2).fill(['Zookeeper', '2026-01-15T00:00:10.000Z']),
    );
    await other.mock.close();
  },
);

test.runIf(hasReplicas).each([
  ['a later version', 'UPDATE people_data_kit.form SET version = 9', 'the form is 9, and this one reads 1'],
  [
    'a damaged world',
    "UPDATE people_data_kit.entries SET value = '1' WHERE collection = '@head'",
    'it is damaged',
  ],
])('a database of %s is refused, and left as it is', { timeout: 60_000 }, async (_, sql, says) => {
  const database = await postgres();
  onTestFinished(database.stop);
  await (await createMock({ state: database.address, people: 20 })).close();
  const { default: pg } = await import('pg');
  const client = new pg.Client(database.address);
  await client.connect();
  const content = 'SELECT * FROM people_data_kit.entries ORDER BY world, collection, key';
  await client.query(sql);
  const { rows: before } = await client.query(content);
  await expect(createMock({ state: database.address })).rejects.toThrow(says);
  expect((await client.query(content)).rows).toEqual(before);
  await client.end();
});

const step = fc.record({
  at: fc.nat(1),
  does: fc.constantFrom('put', 'put', 'add', 'delete', 'transact', 'fail'),
  collection: fc.constantFrom('a', 'b'),
  key: fc.constantFrom('x', 'y', 'nul \0', 'lone \ud800'),
  value: fc.jsonValue(),
});

describe.runIf(hasReplicas)('two stores over one database', () => {
  test('are one store, whichever of them is written to', { timeout: 120_000 }, async () => {
    const database = await postgres();
    onTestFinished(database.stop);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const both = [await storeAt(database.address), await storeAt(database.address)] as const;
        const model = memoryStore();
        for (const { at, does, collection, key, value } of steps) {
          const { store, look } = both[at === 0 ? 0 : 1];
          await look();
          for (const each of [store, model]) {
            // A JSON value of fast-check is one of ours.
            const json = value as Json;
            if (does === 'put') await each.put(collection, key, json);
            if (does === 'add') await each.add(collection, key, 1);
            if (does === 'delete') await each.delete(collection, key);
            const work = each.transact(async (tx) => {
              if (does !== 'transact' && does !== 'fail') return;
              await tx.put(collection, key, json);
              await tx.delete(collection, 'x');
              if (does === 'fail') throw new Error('rolled back');
            });
            await work.catch(() => undefined);
          }
        }
        const expected = await collectionsOf(model);
        for (const { store, look } of both) {
          await look();
          expect(await collectionsOf(store)).toEqual(expected);
        }
        for (const { store, replica } of both) {
          for (const name of await store.collections()) await clear(store, name);
          await replica.stop();
        }
      }),
      { numRuns: 15, seed: 5 },
    );
  });
});

test.runIf(hasReplicas)(
  'a world that another process replaces does not wait for what it was doing itself',
  async () => {
    const database = await postgres();
    onTestFinished(() => database.stop());
    let writing: Promise<void> | undefined;
    const write = () => (writing ??= second.store.put('things', 'x', 1));
    const outcome = () => write().then(String, ({ message }: Error) => message);
    const first = await storeAt(database.address);
    const second = await storeAt(database.address, async () => void (await outcome()));
    first.replace();
    await first.look();
    void write().catch(() => undefined);
    await second.look();
    expect(await outcome()).toContain('send the same request again');
    for (const { replica } of [first, second]) await replica.stop();
  },
);

/** A process that shares nothing but one store. */
async function storeAt(address: string, beginFrom = async (): Promise<void> => undefined) {
  const clock = { now: '2026-01-14T05:00:00Z', isFrozen: true };
  const { replica, worlds } = await Replica.begin(address, async (kept, own) => {
    let store = own.share(await storeOf(kept[0]?.saved.collections ?? {}));
    const world: Replicated = {
      head: () => ({
        ...{ version: 1, names: 'default', seed: 1, people: 0, readings: {}, credits: null, eachCall: null },
        ...{ clock, ids: {} },
      }),
      store: () => store,
      mark: () => String(store.revision()),
      snapshots: new Map(),
      journal: new Journal(1000),
      follow: async () => undefined,
      beginFrom,
      changed: () => undefined,
    };
    return {
      store,
      replace: () => {
        store = own.share(memoryStore());
      },
      all: () => new Map([['default', world]]),
      create: async () => undefined,
      remove: () => undefined,
    };
  });
  const answer: Outbound = { status: 204, headers: {}, cookies: [], body: undefined };
  const nothing = replica.served(async () => answer);
  const call = fetchOf(nothing, 'http://127.0.0.1');
  return { replica, store: worlds.store, replace: worlds.replace, look: () => call('/') };
}
