import type { components } from '../../generated/billing.js';
import type { Handler } from '../engine/handler.js';
import { type SubscriptionRecord, type SubscriptionStatus, statusOf } from './subscription.js';
import { subscriptionsOf } from './subscriptions.js';

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
