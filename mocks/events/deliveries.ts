import type { Store } from '../state/store.js';
import type { Delivery } from './delivery-state.js';

const deliveries = 'deliveries';
const counts = 'event-counts';

/** Every delivery, in the order in which they arose. */
export async function listDeliveries(store: Store): Promise<readonly Delivery[]> {
  return (await store.scan<Delivery>(deliveries)).map(({ value }) => value);
}

/** Those that wait, the one that is due first at the head, ties in the order in which they arose. */
export async function pendingDeliveries(
  store: Store,
): Promise<readonly { readonly key: string; readonly value: Delivery; readonly dueAtMs: number }[]> {
  const entries = await store.scan<Delivery>(deliveries);
  return entries
    .flatMap(({ key, value }) => (value.dueAtMs === null ? [] : [{ key, value, dueAtMs: value.dueAtMs }]))
    .sort((one, other) => one.dueAtMs - other.dueAtMs);
}

/** Deliveries are never deleted, so that their number is the place of the next one. */
export async function addDeliveries(store: Store, added: readonly Delivery[]): Promise<void> {
  const count = await store.count(deliveries);
  for (const [place, delivery] of added.entries()) {
    await store.put<Delivery>(deliveries, String(count + place).padStart(9, '0'), delivery);
  }
}

/** Changes the delivery in this place by a decision. */
export async function changeDelivery(
  store: Store,
  key: string,
  decide: (delivery: Delivery) => Delivery,
): Promise<void> {
  const delivery = await store.get<Delivery>(deliveries, key);
  if (delivery !== undefined) await store.put<Delivery>(deliveries, key, decide(delivery));
}

/** Counts events. Returns how many there were before. */
export async function countEvents(store: Store, more: number): Promise<number> {
  const before = (await store.get<number>(counts, 'all')) ?? 0;
  await store.put(counts, 'all', before + more);
  return before;
}
