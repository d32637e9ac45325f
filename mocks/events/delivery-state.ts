import type { JsonObject } from '../state/json.js';

/** One attempt to deliver an event. */
export type Attempt = {
  readonly atMs: number;
  /** The status of the answer; null if there was none. */
  readonly status: number | null;
  /** Why there was no answer. */
  readonly error?: string;
  /** The headers that the mock sets; undefined if the attempt was lost before it was sent. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Set if it was requested: it is not a retry. */
  readonly isRedelivery?: true;
};

/** An event on its way to one webhook. */
export type Delivery = {
  readonly id: string;
  /** The same for all attempts and all copies. */
  readonly eventId: string;
  readonly webhookId: string;
  readonly url: string;
  readonly payload: JsonObject;
  readonly status: 'pending' | 'delivered' | 'failed';
  /** When the next attempt is due; null if there is none. */
  readonly dueAtMs: number | null;
  readonly attempts: readonly Attempt[];
  /** When a requested redelivery is due; undefined if none was requested. */
  readonly redeliverAtMs?: number;
  /** Whether the first attempt is lost (question events.delivery). */
  readonly losesFirst: boolean;
  /** Set if a fault loses the event for good: it is given up after the first attempt. */
  readonly isLost?: true;
  /** Its place among deliveries that are due at the same time, if that is not the place of its key. */
  readonly turn?: string;
};

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** The delay after each failed attempt until the next one (question events.retries). */
export const retryDelaysMs: readonly number[] = [
  second,
  5 * second,
  30 * second,
  5 * minute,
  30 * minute,
  2 * hour,
];

//             2xx         anything else   anything else, no retry left
// pending     delivered   pending         failed
// delivered   -           -               -
// failed      -           -               -

/** Returns a delivery after an attempt. One that has ended stays as it is, unless the attempt is a redelivery. */
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

/** Returns the number of attempts that are not redeliveries. */
export function regular(attempts: readonly Attempt[]): number {
  return attempts.filter(({ isRedelivery }) => !isRedelivery).length;
}

/** Returns when the next attempt is due; null if there is none. */
export function nextAttemptMs({ redeliverAtMs, dueAtMs }: Delivery): number | null {
  return redeliverAtMs ?? dueAtMs;
}

/** Returns a delivery after a later one has overtaken it: if it is pending, it goes right after that one. */
export function overtaken(
  delivery: Delivery,
  key: string,
  laterKey: string,
  dueAtMs: number | null,
): Delivery {
  return delivery.status === 'pending' ? { ...delivery, dueAtMs, turn: `${laterKey} ${key}` } : delivery;
}

/** Returns a delivery after its webhook was removed. */
export function abandoned(given: Delivery): Delivery {
  if (given.status !== 'pending' && given.redeliverAtMs === undefined) return given;
  const { redeliverAtMs: _, ...delivery } = given;
  return delivery.status === 'pending' ? { ...delivery, status: 'failed', dueAtMs: null } : delivery;
}

/** Whether the receiver accepted the event. */
export function isTaken({ status }: Attempt): boolean {
  return status !== null && status >= 200 && status < 300;
}
