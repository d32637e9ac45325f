import type { Store } from '../state/store.js';
import type { Delivery } from './delivery-state.js';

/** A delivery that is about to be queued. */
export type NewDelivery = Delivery & {
  /** Set if a fault lets the next event to the same receiver overtake it. */
  readonly letsPass?: true;
};

/** A delivery that waits for the next event to its receiver. */
type Waiting = { readonly webhookId: string; readonly eventId: string };

const waiting = 'deliveries-that-wait';
/** The delay after which it is delivered if no other event follows. */
const lateMs = 60_000;

/**
 * Returns what to queue under this key, and the keys of the deliveries that waited for it. Of two deliveries that would let each
 * other pass, only the first waits: if every one waited, the order would never change.
 */
export async function overtaking(
  store: Store,
  key: string,
  { letsPass, ...delivery }: NewDelivery,
): Promise<{ readonly queued: Delivery; readonly passed: readonly string[] }> {
  const { webhookId, eventId, dueAtMs } = delivery;
  const passed: string[] = [];
  for (const { key: before, value } of await store.scan<Waiting>(waiting)) {
    // Copies of one event do not overtake each other.
    if (value.webhookId !== webhookId || value.eventId === eventId) continue;
    passed.push(before);
    await store.delete(waiting, before);
  }
  if (!letsPass || passed.length > 0 || dueAtMs === null) return { queued: delivery, passed };
  await store.put<Waiting>(waiting, key, { webhookId, eventId });
  return { queued: { ...delivery, dueAtMs: dueAtMs + lateMs }, passed };
}
