import { describe, expect, test } from 'vitest';
import type { Readings } from '../../generated/questions.js';
import { profileOf, type World } from '../engine/handler.js';
import type { Send } from '../engine/send.js';
import { readOptions } from '../host/options.js';
import { createWorld } from '../host/world.js';
import { createPopulation } from '../population/create-population.js';
import { Timeline } from '../schedule/timeline.js';
import { controlledClock, manualClock } from '../state/clock.js';
import {
  type Attempt,
  abandoned,
  afterAttempt,
  type Delivery,
  deliveries,
  retryDelaysMs,
} from './deliveries.js';
import type { Patience } from './dispatcher.js';
import { notify } from './notify.js';
import { type NewWebhook, replaceWebhooks } from './webhooks.js';

interface Received {
  readonly url: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Creates a world whose webhooks are recorded, and answered with these statuses in turn, then with 204. */
async function receiving(
  readings: Partial<Readings> = {},
  answers: (number | Error | 'nothing')[] = [],
  webhooks: readonly NewWebhook[] = [{ url: 'http://one.test/' }],
  patience?: Patience,
) {
  const received: Received[] = [];
  const clock = manualClock(Date.UTC(2026, 0, 14, 5));
  const send: Send = async (url, { headers, body }) => {
    received.push({ url, headers, body: JSON.parse(body) });
    const status = answers.shift() ?? 204;
    if (status instanceof Error) throw status;
    if (status === 'nothing') return new Promise(() => undefined);
    return { status };
  };
  const settings = await readOptions({ clock, send, profile: readings });
  const timeline = new Timeline(controlledClock(clock), [], patience);
  const world = await createWorld(settings, createPopulation({ seed: 1, size: 0 }), timeline);
  timeline.goOnWith(world);
  await world.store.transact((store) => replaceWebhooks(store, webhooks, world));
  return { world, timeline, clock, received, bodies: () => received.map(({ body }) => body) };
}

function changed(world: World, ...names: readonly string[]): Promise<void> {
  const changes = names.map((name) => ({
    org: 'org_demo',
    ledgerId: 'ldg_1',
    contactId: `lc_${name}`,
    version: 1,
    fields: ['title'],
    contact: { id: `lc_${name}` },
  }));
  return world.store.transact((store) => notify(store, changes, world));
}

const statuses = async ({ store }: World) => (await store.list(deliveries)).map(({ status }) => status);

describe('a change', () => {
  test('is delivered once, by the new profile, if the profile changes, with concurrent callers', async () => {
    const { world, timeline, bodies } = await receiving();
    await changed(world, 'a');
    await timeline.delivered();
    const after: World = { ...world, profile: profileOf({ 'events.form': 'enveloped' }) };
    timeline.goOnWith(after);
    await changed(after, 'b');
    await Promise.all([timeline.delivered(), timeline.delivered()]);
    expect(bodies()).toEqual([{ id: 'lc_a' }, expect.objectContaining({ data: { id: 'lc_b' } })]);
  });

  test('reaches the webhooks of its organization and of its ledger, and no others', async () => {
    const { world, timeline, received } = await receiving(
      {},
      [],
      [
        { url: 'http://all.test/' },
        { url: 'http://this.test/', ledgerId: 'ldg_1' },
        { url: 'http://another.test/', ledgerId: 'ldg_2' },
        { url: 'http://others.test/', org: 'org_other' },
      ],
    );
    await changed(world, 'a');
    await timeline.delivered();
    expect(received.map(({ url }) => url).sort()).toEqual(['http://all.test/', 'http://this.test/']);
  });
});

test.each([
  // the reading, and what arrives at once, after a second and after a minute
  ['duplicated', ['a', 'b'], ['aabb', 'aabb', 'aabb']],
  ['reordered', ['a', 'b', 'c', 'd'], ['bd', 'bd', 'bdac']],
  ['dropped-then-retried', ['a'], ['', 'a', 'a']],
] as const)('events.delivery %s', async (reading, names, arrives) => {
  const { world, timeline, clock, bodies } = await receiving({ 'events.delivery': reading });
  await changed(world, ...names);
  for (const [at, seen] of arrives.entries()) {
    clock.advance([0, 1_000, 59_000][at] ?? 0);
    await timeline.delivered();
    expect(bodies().map((body) => Object(body).id)).toEqual([...seen].map((name) => `lc_${name}`));
  }
});

const base: Delivery = {
  id: 'dlv_1',
  eventId: 'evt_1',
  webhookId: 'whk_1',
  url: 'http://127.0.0.1/hooks',
  payload: {},
  status: 'pending',
  dueAtMs: 0,
  attempts: [],
  losesFirst: false,
};
const at = (atMs: number, status: number | null): Attempt => ({ atMs, status });
const failures = (count: number) => Array.from({ length: count }, (_, n) => at(n, 500));
const retries = retryDelaysMs.length;

describe('a delivery after an attempt', () => {
  test.each<[Delivery['status'], number, number | null, Delivery['status'], number | null]>([
    // state, failures so far, answer → state, due after so many milliseconds
    ['pending', 0, 200, 'delivered', null],
    ['pending', 0, 204, 'delivered', null],
    ['pending', 3, 299, 'delivered', null],
    ['pending', retries, 202, 'delivered', null],
    ['pending', 0, null, 'pending', 1_000],
    ['pending', 0, 199, 'pending', 1_000],
    ['pending', 0, 302, 'pending', 1_000],
    ['pending', 1, 404, 'pending', 5_000],
    ['pending', 2, 500, 'pending', 30_000],
    ['pending', 3, null, 'pending', 300_000],
    ['pending', 4, 503, 'pending', 1_800_000],
    ['pending', 5, 503, 'pending', 7_200_000],
    ['pending', retries, 503, 'failed', null],
    ['pending', retries, null, 'failed', null],
  ])('%s after %i failures, answered %s: %s', (status, failed, answer, after, dueInMs) => {
    const result = afterAttempt({ ...base, status, attempts: failures(failed) }, at(10_000, answer));
    expect(result.status).toBe(after);
    expect(result.dueAtMs).toBe(dueInMs === null ? null : 10_000 + dueInMs);
    expect(result.attempts).toEqual([...failures(failed), at(10_000, answer)]);
  });

  test.each(['delivered', 'failed'] as const)('%s: unchanged, as it has ended', (status) => {
    const ended: Delivery = { ...base, status, dueAtMs: null };
    expect(afterAttempt(ended, at(1, 200))).toBe(ended);
    expect(abandoned(ended)).toBe(ended);
  });
});

test('a delivery whose webhook was removed fails without an attempt', () => {
  expect(abandoned(base)).toMatchObject({ status: 'failed', dueAtMs: null, attempts: [] });
});

describe('a receiver that fails', () => {
  test('gets no more attempts after its webhook was removed', async () => {
    const { world, timeline, clock, received } = await receiving({}, [500]);
    await changed(world, 'a');
    await timeline.delivered();
    await world.store.transact((store) => replaceWebhooks(store, [], world));
    clock.advance(60_000);
    await timeline.delivered();
    expect([await statuses(world), received.length]).toEqual([['failed'], 1]);
  });
});

describe('a receiver that does not answer', () => {
  const one = [{ url: 'http://one.test/' }];
  const attempts = async ({ store }: World) =>
    (await store.list(deliveries)).flatMap((delivery) =>
      delivery.attempts.map(({ status, error }) => status ?? error),
    );

  test('is not waited for, and its attempt times out even if `send` ignores the timeout', async () => {
    const patience = { attemptMs: 60, silenceMs: 10, inAllMs: 60_000 };
    const { world, timeline, clock } = await receiving({}, ['nothing', 204], one, patience);
    await changed(world, 'a');
    await timeline.delivered();
    expect([await statuses(world), await attempts(world)]).toEqual([['pending'], []]);
    await expect.poll(() => attempts(world)).toEqual(['no answer within 0.06 seconds']);
    clock.advance(1000);
    await expect.poll(() => attempts(world)).toEqual(['no answer within 0.06 seconds', 204]);
    expect(await statuses(world)).toEqual(['delivered']);
  });

  test('is not waited for again until it answers in time', async () => {
    const patience = { attemptMs: 60_000, silenceMs: 10, inAllMs: 60_000 };
    const { world, timeline, received } = await receiving({}, ['nothing'], one, patience);
    await changed(world, 'a');
    await timeline.delivered();
    await changed(world, 'b');
    await timeline.delivered();
    expect(received).toHaveLength(1);
    timeline.close();
  });
});
