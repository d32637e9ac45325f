import type { Store } from '../state/store.js';
import type { Delivery } from './delivery-state.js';

/** A delivery that is about to be queued. */
export type NewDelivery = Delivery & {
  /** Set where a fault has it let the next event to the same receiver pass. */
  readonly letsPass?: true;
};

/** Who waits for the next event to its receiver. */
type Waiting = { readonly webhookId: string; readonly eventId: string };

const waiting = 'deliveries-that-wait';
/** One that nothing comes after arrives all the same, so much later. */
const lateMs = 60_000;

/**
 * What is queued in this place, and the keys of those that waited for it. Of two that would let each other pass the first one
 * waits: each of them on its own would never change the order.
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
