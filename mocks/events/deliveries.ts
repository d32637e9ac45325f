import type { JsonObject } from '../state/json.js';
import type { Collection, Store } from '../state/store.js';

export type Attempt = {
  readonly atMs: number;
  readonly status: number | null;
  readonly error?: string;
  /** The headers that the mock sets; undefined if the attempt was lost before it was sent. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Set if it was requested: it is not a retry. */
  readonly isRedelivery?: true;
};

export type Delivery = {
  readonly id: string;
  /** The same for all attempts and all copies. */
  readonly eventId: string;
  readonly webhookId: string;
  readonly url: string;
  readonly payload: JsonObject;
  readonly status: 'pending' | 'delivered' | 'failed';
  readonly dueAtMs: number | null;
  readonly attempts: readonly Attempt[];
  readonly redeliverAtMs?: number;
  /** Whether the first attempt is lost (question events.delivery). */
  readonly losesFirst: boolean;
  /** Set if a fault loses the event for good: it is given up after the first attempt. */
  readonly isLost?: true;
  /** Its place among deliveries that are due at the same time, if that is not the place of its key. */
  readonly turn?: string;
};

/** The delay after each failed attempt until the next one, up to two hours (question events.retries). */
export const retryDelaysMs: readonly number[] = [1_000, 5_000, 30_000, 300_000, 1_800_000, 7_200_000];

//             2xx         anything else   anything else, no retry left
// pending     delivered   pending         failed
// delivered   -           -               -
// failed      -           -               -

export function afterAttempt(delivery: Delivery, attempt: Attempt): Delivery {
  if (attempt.isRedelivery) return afterRedelivery(delivery, attempt);
  if (delivery.status !== 'pending') return delivery;
  const attempts = [...delivery.attempts, attempt];
  if (isTaken(attempt)) return { ...delivery, attempts, status: 'delivered', dueAtMs: null };
  const delayMs = delivery.isLost ? undefined : retryDelaysMs[regular(attempts) - 1];
  if (delayMs === undefined) return { ...delivery, attempts, status: 'failed', dueAtMs: null };
  return { ...delivery, attempts, dueAtMs: attempt.atMs + delayMs };
}

/** A failed redelivery changes neither the status nor the times of the retries. */
function afterRedelivery({ redeliverAtMs: _, ...delivery }: Delivery, attempt: Attempt): Delivery {
  const attempts = [...delivery.attempts, attempt];
  return isTaken(attempt)
    ? { ...delivery, attempts, status: 'delivered', dueAtMs: null }
    : { ...delivery, attempts };
}

export function regular(attempts: readonly Attempt[]): number {
  return attempts.filter(({ isRedelivery }) => !isRedelivery).length;
}

export function nextAttemptMs({ redeliverAtMs, dueAtMs }: Delivery): number | null {
  return redeliverAtMs ?? dueAtMs;
}

/** Returns a delivery after a later one has overtaken it: if it is pending, it goes right after that one. */
function overtaken(delivery: Delivery, key: string, laterKey: string, dueAtMs: number | null): Delivery {
  return delivery.status === 'pending' ? { ...delivery, dueAtMs, turn: `${laterKey} ${key}` } : delivery;
}

export function abandoned(given: Delivery): Delivery {
  if (given.status !== 'pending' && given.redeliverAtMs === undefined) return given;
  const { redeliverAtMs: _, ...delivery } = given;
  return delivery.status === 'pending' ? { ...delivery, status: 'failed', dueAtMs: null } : delivery;
}

export function isTaken({ status }: Attempt): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** In the order of creation. */
export const deliveries: Collection<Delivery> = 'deliveries';
const counts: Collection<number> = 'event-counts';

export interface PendingDelivery {
  readonly key: string;
  readonly value: Delivery;
  readonly dueAtMs: number;
}

/** Returns the pending deliveries by due time, ties in the order of creation. */
export async function pendingDeliveries(store: Store): Promise<PendingDelivery[]> {
  const entries = await store.scan(deliveries);
  return entries.flatMap(({ key, value }) => pendingOf(key, value) ?? []).sort(byDueTime);
}

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
    await store.put(deliveries, key, queued);
    for (const before of passed) {
      await changeDelivery(store, before, (waiting) => overtaken(waiting, before, key, queued.dueAtMs));
    }
  }
}

export async function changeDelivery(
  store: Store,
  key: string,
  decide: (delivery: Delivery) => Delivery,
): Promise<Delivery | undefined> {
  const delivery = await store.get(deliveries, key);
  if (delivery === undefined) return undefined;
  const changed = decide(delivery);
  await store.put(deliveries, key, changed);
  return changed;
}

/** Schedules a redelivery at an instant, whatever the outcome so far. Returns undefined if there is no delivery with this id. */
export async function redeliver(store: Store, id: string, atMs: number): Promise<Delivery | undefined> {
  const found = (await store.scan(deliveries)).find(({ value }) => value.id === id);
  return found && changeDelivery(store, found.key, (delivery) => ({ ...delivery, redeliverAtMs: atMs }));
}

/** Returns how many events there were before these. */
export const countEvents = async (store: Store, more: number): Promise<number> =>
  (await store.add(counts, 'all', more)) - more;

export type NewDelivery = Delivery & {
  /** Set if a fault lets the next event to the same receiver overtake it. */
  readonly letsPass?: true;
};

type Waiting = { readonly webhookId: string; readonly eventId: string };

const waiting: Collection<Waiting> = 'deliveries-that-wait';
/** The delay after which it is delivered if no other event follows. */
const lateMs = 60_000;

/** Returns what to queue, and the deliveries that waited for it. If every one waited, the order would never change. */
async function overtaking(
  store: Store,
  key: string,
  { letsPass, ...delivery }: NewDelivery,
): Promise<{ readonly queued: Delivery; readonly passed: readonly string[] }> {
  const { webhookId, eventId, dueAtMs } = delivery;
  const passed: string[] = [];
  for (const { key: before, value } of await store.scan(waiting)) {
    // Copies of one event do not overtake each other.
    if (value.webhookId !== webhookId || value.eventId === eventId) continue;
    passed.push(before);
    await store.delete(waiting, before);
  }
  if (!letsPass || passed.length > 0 || dueAtMs === null) return { queued: delivery, passed };
  await store.put(waiting, key, { webhookId, eventId });
  return { queued: { ...delivery, dueAtMs: dueAtMs + lateMs }, passed };
}
