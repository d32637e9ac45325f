import type { Store } from '../state/store.js';
import type { SubscriptionRecord } from './subscription.js';

const subscriptions = (org: string) => `subscriptions:${org}`;

/** Gives an organization a subscription, or replaces the one of the same id. */
export function putSubscription(store: Store, org: string, record: SubscriptionRecord): Promise<void> {
  return store.put(subscriptions(org), record.id, record);
}

/** Every subscription that an organization has or had, the latest start first. */
export async function subscriptionsOf(store: Store, org: string): Promise<readonly SubscriptionRecord[]> {
  const all = await store.scan<SubscriptionRecord>(subscriptions(org));
  return all.map(({ value }) => value).sort((a, b) => b.startsAtMs - a.startsAtMs);
}

/** As if it had never been. */
export function removeSubscription(store: Store, org: string, id: string): Promise<void> {
  return store.delete(subscriptions(org), id);
}
