import { beforeEach, describe, expect, it, test } from 'vitest';
import { startService } from '../../fixtures/calls.js';
import type { Call } from '../engine/handler.js';
import { isRefusal } from '../engine/refusal.js';
import type { World } from '../engine/world.js';
import { readOptions } from '../host/options.js';
import { createWorld } from '../host/world.js';
import { createPopulation } from '../population/create-population.js';
import { manualClock } from '../state/clock.js';
import { getSubscriptions, putSubscription } from './subscriptions.js';

const org = 'org_subscribed';
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const clock = manualClock(day('2026-01-14'));
let world: World;

beforeEach(async () => {
  world = await createWorld(await readOptions({ clock }), createPopulation({ seed: 1, size: 1 }));
  const put = (id: string, from: string, to: string | undefined, credits: number | null) =>
    putSubscription(world.store, org, {
      id,
      product: 'people-data',
      startsAtMs: day(from),
      endsAtMs: to === undefined ? null : day(to),
      creditsPerPeriod: credits,
    });
  await put('sub_past', '2024-01-01', '2025-01-01', 500);
  await put('sub_now', '2025-07-01', '2026-07-01', 1000);
  await put('sub_endless', '2025-01-01', undefined, null);
  await put('sub_next', '2026-07-01', '2027-07-01', 2000);
});

async function subscriptions(query: Call<'getSubscriptions'>['query'] = {}) {
  const call: Call<'getSubscriptions'> = {
    path: { org_id: org },
    query,
    headers: new Headers(),
    contentType: '',
    body: null,
    principal: { kind: 'service-account', id: 'sa_1', roles: { [org]: ['viewer'] }, generation: 0 },
    forbidden: undefined,
    waived: () => false,
  };
  const reply = await getSubscriptions(call, world);
  if (isRefusal(reply)) throw new Error(reply.message);
  return reply.body.subscriptions ?? [];
}

test('a new organization has an active subscription, whatever time its clock is set to', async () => {
  const { mock, signedIn } = await startService();
  const { clientId, clientSecret } = mock;
  for (const at of [
    '1970-01-01T00:00:00Z',
    '1999-12-31T23:59:59Z',
    '2025-01-01T00:00:00Z',
    '2199-01-01T00:00:00Z',
  ]) {
    await mock.control.clock.freeze(at);
    const owner = await signedIn({ grantType: 'clientCredentials', clientId, clientSecret });
    const { body } = await owner.call('getSubscriptions');
    expect(
      body.subscriptions?.map(({ status }) => status),
      at,
    ).toContain('active');
  }
});

describe('the subscriptions of an organization', () => {
  it('are the active ones, latest first', async () => {
    expect(await subscriptions()).toEqual([
      {
        id: 'sub_now',
        product: 'people-data',
        status: 'active',
        starts_at: '2025-07-01T00:00:00.000Z',
        ends_at: '2026-07-01T00:00:00.000Z',
        limits: { credits_per_period: 1000 },
      },
      {
        id: 'sub_endless',
        product: 'people-data',
        status: 'active',
        starts_at: '2025-01-01T00:00:00.000Z',
        limits: {},
      },
    ]);
  });

  it('also include expired ones on request, but no upcoming ones', async () => {
    const [active, all] = [await subscriptions(), await subscriptions({ include_expired: true })];
    expect(all).toEqual(expect.arrayContaining(active));
    expect(all.filter(({ id }) => !active.some((one) => one.id === id))).toMatchObject([
      { id: 'sub_past', status: 'expired' },
    ]);
  });

  it('start and expire by the clock of the mock', async () => {
    clock.advance(day('2026-07-01') - clock.now());
    expect((await subscriptions()).map(({ id }) => id)).toEqual(['sub_next', 'sub_endless']);
  });
});

describe('access to subscriptions', () => {
  it.each([
    ['viewer', [200, 200]],
    ['admin', [403, 200]],
  ] as const)('if the required role is %s', async (reading, expected) => {
    const { as } = await startService({ profile: { 'subscriptions.role': reading }, people: 1 });
    const statuses = [];
    for (const caller of [as.viewer, as.admin]) statuses.push((await caller.call('getSubscriptions')).status);
    expect(statuses).toEqual(expected);
    expect(await as.other.call('getSubscriptions')).toMatchObject({ status: 403 });
  });

  it.each([
    ['true', 200],
    ['1', 400],
    ['yes', 400],
  ])('include_expired=%s is answered with %i, as the contract requires', async (include_expired, status) => {
    const { as } = await startService({ people: 1 });
    expect(await as.viewer.call('getSubscriptions', { query: { include_expired } })).toMatchObject({
      status,
    });
  });
});
