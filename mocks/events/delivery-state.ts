import type { JsonObject } from '../state/json.js';

/** One attempt to deliver an event. */
export type Attempt = {
  readonly atMs: number;
  /** The status of the answer; null when none came. */
  readonly status: number | null;
  /** Why no answer came. */
  readonly error?: string;
  /** Those that the mock decides about; nothing where it got lost before it left. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Set where somebody asked for it: it is no retry. */
  readonly isRedelivery?: true;
};

/** An event on its way to one webhook. */
export type Delivery = {
  readonly id: string;
  /** The same for every attempt, and for every copy. */
  readonly eventId: string;
  readonly webhookId: string;
  readonly url: string;
  readonly payload: JsonObject;
  readonly status: 'pending' | 'delivered' | 'failed';
  /** When the next attempt is due; null when there is none. */
  readonly dueAtMs: number | null;
  readonly attempts: readonly Attempt[];
  /** Set where somebody asked to have it sent once more, and when. */
  readonly redeliverAtMs?: number;
  /** Whether the first attempt gets lost on its way (question events.delivery). */
  readonly losesFirst: boolean;
  /** Set where a fault has the event never arrive: it is given up after the first attempt. */
  readonly isLost?: true;
  /** Its place among those that are due at once, where it is not that of its key. */
  readonly turn?: string;
};

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** How long after each attempt that failed the next one is due (question events.retries). */
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

/** What an attempt makes of a delivery. One that has ended stays as it is, but for what somebody asked for. */
export function afterAttempt(delivery: Delivery, attempt: Attempt): Delivery {
  if (attempt.isRedelivery) return afterRedelivery(delivery, attempt);
  if (delivery.status !== 'pending') return delivery;
  const attempts = [...delivery.attempts, attempt];
  if (isTaken(attempt)) return { ...delivery, attempts, status: 'delivered', dueAtMs: null };
  const delayMs = delivery.isLost ? undefined : retryDelaysMs[regular(attempts) - 1];
  if (delayMs === undefined) return { ...delivery, attempts, status: 'failed', dueAtMs: null };
  return { ...delivery, attempts, dueAtMs: attempt.atMs + delayMs };
}

/** That it fails changes nothing: retries come when they would have come. */
function afterRedelivery({ redeliverAtMs: _, ...delivery }: Delivery, attempt: Attempt): Delivery {
  const attempts = [...delivery.attempts, attempt];
  return isTaken(attempt)
    ? { ...delivery, attempts, status: 'delivered', dueAtMs: null }
    : { ...delivery, attempts };
}

/** How many attempts nobody asked for. */
export function regular(attempts: readonly Attempt[]): number {
  return attempts.filter(({ isRedelivery }) => !isRedelivery).length;
}

/** When the next attempt is due; null when there is none. */
export function nextAttemptMs({ redeliverAtMs, dueAtMs }: Delivery): number | null {
  return redeliverAtMs ?? dueAtMs;
}

/** What one that waits becomes when a later one passes it: it goes right after that one. */
export function overtaken(
  delivery: Delivery,
  key: string,
  laterKey: string,
  dueAtMs: number | null,
): Delivery {
  return delivery.status === 'pending' ? { ...delivery, dueAtMs, turn: `${laterKey} ${key}` } : delivery;
}

/** Nobody is there to deliver to any more. */
export function abandoned(given: Delivery): Delivery {
  if (given.status !== 'pending' && given.redeliverAtMs === undefined) return given;
  const { redeliverAtMs: _, ...delivery } = given;
  return delivery.status === 'pending' ? { ...delivery, status: 'failed', dueAtMs: null } : delivery;
}

/** Whether the receiver has it. */
export function isTaken({ status }: Attempt): boolean {
  return status !== null && status >= 200 && status < 300;
}
