import type { Store } from '../state/store.js';
import { type Delivery, nextAttemptMs, overtaken } from './delivery-state.js';
import { type NewDelivery, overtaking } from './overtaking.js';

const deliveries = 'deliveries';
const counts = 'event-counts';

/** Returns all deliveries, in the order of creation. */
export async function listDeliveries(store: Store): Promise<readonly Delivery[]> {
  return (await store.scan<Delivery>(deliveries)).map(({ value }) => value);
}

/** A delivery with an attempt to come, and its key in the store. */
export interface PendingDelivery {
  readonly key: string;
  readonly value: Delivery;
  readonly dueAtMs: number;
}

/** Returns the pending deliveries by due time, ties in the order of creation. */
export async function pendingDeliveries(store: Store): Promise<PendingDelivery[]> {
  const entries = await store.scan<Delivery>(deliveries);
  return entries.flatMap(({ key, value }) => pendingOf(key, value) ?? []).sort(byDueTime);
}

/** Returns a delivery as a pending one; undefined if no attempt is to come. */
export function pendingOf(key: string, value: Delivery): PendingDelivery | undefined {
  const dueAtMs = nextAttemptMs(value);
  return dueAtMs === null ? undefined : { key, value, dueAtMs };
}

export function byDueTime(one: PendingDelivery, other: PendingDelivery): number {
  return one.dueAtMs - other.dueAtMs || (turnOf(one) < turnOf(other) ? -1 : 1);
}

const turnOf = ({ key, value }: PendingDelivery): string => value.turn ?? key;

/** Adds deliveries. They are never deleted, so that their number is the key of the next one. */
export async function addDeliveries(store: Store, added: readonly NewDelivery[]): Promise<void> {
  const count = await store.count(deliveries);
  for (const [place, delivery] of added.entries()) {
    const key = String(count + place).padStart(9, '0');
    const { queued, passed } = await overtaking(store, key, delivery);
    await store.put<Delivery>(deliveries, key, queued);
    for (const before of passed) {
      await changeDelivery(store, before, (waiting) => overtaken(waiting, before, key, queued.dueAtMs));
    }
  }
}

/** Updates the delivery with this key, and returns the result; undefined if there is none. */
export async function changeDelivery(
  store: Store,
  key: string,
  decide: (delivery: Delivery) => Delivery,
): Promise<Delivery | undefined> {
  const delivery = await store.get<Delivery>(deliveries, key);
  if (delivery === undefined) return undefined;
  const changed = decide(delivery);
  await store.put<Delivery>(deliveries, key, changed);
  return changed;
}

/** Schedules a redelivery at an instant, whatever the outcome so far. Returns undefined if there is no delivery with this id. */
export async function redeliver(store: Store, id: string, atMs: number): Promise<Delivery | undefined> {
  const found = (await store.scan<Delivery>(deliveries)).find(({ value }) => value.id === id);
  return found && changeDelivery(store, found.key, (delivery) => ({ ...delivery, redeliverAtMs: atMs }));
}

/** Adds to the number of events, and returns how many there were before. */
export async function countEvents(store: Store, more: number): Promise<number> {
  const before = (await store.get<number>(counts, 'all')) ?? 0;
  await store.put(counts, 'all', before + more);
  return before;
}
