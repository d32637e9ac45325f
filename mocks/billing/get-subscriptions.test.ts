import { beforeEach, describe, expect, it, test } from 'vitest';
import { startService } from '../../fixtures/calls.js';
import type { World } from '../engine/world.js';
import { readOptions } from '../host/options.js';
import { createWorld } from '../host/world.js';
import { createPopulation } from '../population/create-population.js';
import { manualClock } from '../state/clock.js';
import { putSubscription, statusOf } from './subscriptions.js';

it.each([
  ['before it starts', 99, 'upcoming'],
  ['when it starts', 100, 'active'],
  ['before it ends', 199, 'active'],
  ['when it ends', 200, 'expired'],
])('a subscription %s', (_, now, status) => {
  expect(statusOf({ startsAtMs: 100, endsAtMs: 200 }, now)).toBe(status);
});

it('a subscription without an end never expires', () => {
  expect(statusOf({ startsAtMs: 100, endsAtMs: null }, Number.MAX_SAFE_INTEGER)).toBe('active');
});

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

describe('access to subscriptions', () => {
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
