import type { components } from '../../generated/billing.js';
import type { Handler } from '../engine/handler.js';
import type { Collection, Store } from '../state/store.js';

type SubscriptionRecord = {
  readonly id: string;
  readonly product: string;
  readonly startsAtMs: number;
  /** The first moment at which it is no longer active; null if it has no end. */
  readonly endsAtMs: number | null;
  readonly creditsPerPeriod: number | null;
};

type SubscriptionStatus = 'upcoming' | 'active' | 'expired';

/**
 * Returns the status of a subscription at a moment, which depends on the time alone.
 *
 *     before its start    upcoming
 *     from its start      active
 *     from its end        expired
 */
export function statusOf(
  { startsAtMs, endsAtMs }: Pick<SubscriptionRecord, 'startsAtMs' | 'endsAtMs'>,
  nowMs: number,
): SubscriptionStatus {
  if (endsAtMs !== null && nowMs >= endsAtMs) return 'expired';
  return nowMs < startsAtMs ? 'upcoming' : 'active';
}

export const subscriptionsIn = (org: string): Collection<SubscriptionRecord> => `subscriptions:${org}`;

/** Returns all subscriptions of an organization, including past ones, latest start first. */
export async function subscriptionsOf(store: Store, org: string): Promise<readonly SubscriptionRecord[]> {
  return (await store.list(subscriptionsIn(org))).sort((a, b) => b.startsAtMs - a.startsAtMs);
}

type Subscription = components['schemas']['Subscription'];

/** Returns the active subscriptions of an organization, and past ones on request (section 4.3). */
export const getSubscriptions: Handler<'getSubscriptions'> = async ({ path, query }, world) => {
  const now = world.clock.now();
  const all = await subscriptionsOf(world.store, path.org_id);
  const subscriptions = all.flatMap((record) => {
    const status = statusOf(record, now);
    const isShown = status === 'active' || (status === 'expired' && query.include_expired === true);
    return isShown ? [shown(record, status)] : [];
  });
  return { status: 200, body: { subscriptions } };
};

function shown(
  { id, product, startsAtMs, endsAtMs, creditsPerPeriod }: SubscriptionRecord,
  status: Exclude<SubscriptionStatus, 'upcoming'>,
): Subscription {
  return {
    id,
    product,
    status,
    starts_at: dateTimeOf(startsAtMs),
    ...(endsAtMs === null ? {} : { ends_at: dateTimeOf(endsAtMs) }),
    limits: creditsPerPeriod === null ? {} : { credits_per_period: creditsPerPeriod },
  };
}

function dateTimeOf(ms: number): string {
  return new Date(ms).toISOString();
}
