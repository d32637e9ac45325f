import type { Store } from '../state/store.js';
import type { SubscriptionRecord } from './subscription.js';

const subscriptions = (org: string) => `subscriptions:${org}`;

/** Adds a subscription to an organization, or replaces the one with the same id. */
export function putSubscription(store: Store, org: string, record: SubscriptionRecord): Promise<void> {
  return store.put(subscriptions(org), record.id, record);
}

/** Returns all subscriptions of an organization, including past ones, latest start first. */
export async function subscriptionsOf(store: Store, org: string): Promise<readonly SubscriptionRecord[]> {
  const all = await store.scan<SubscriptionRecord>(subscriptions(org));
  return all.map(({ value }) => value).sort((a, b) => b.startsAtMs - a.startsAtMs);
}

/** Removes a subscription without a trace. */
export function removeSubscription(store: Store, org: string, id: string): Promise<void> {
  return store.delete(subscriptions(org), id);
}
