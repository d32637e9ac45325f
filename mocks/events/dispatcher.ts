import { createHmac } from 'node:crypto';
import type { Readings } from '../../generated/questions.js';
import type { World } from '../engine/handler.js';
import { muchHeard } from '../state/turns.js';
import * as deliveries from './deliveries.js';
import { losesAttempt } from './notify.js';
import { type Webhook, webhooks } from './webhooks.js';

export interface Patience {
  /** How long a receiver may take to answer (question events.retries). */
  readonly attemptMs: number;
  /** A receiver that has not answered for this long holds up no caller until it answers in time again. */
  readonly silenceMs: number;
  /** How long a caller that moves the clock waits for all receivers together, however well they answer. */
  readonly inAllMs: number;
}

export const usualPatience: Patience = { attemptMs: 5000, silenceMs: 1000, inAllMs: 5000 };

/** Passes due deliveries to the queues of their receivers: no receiver waits for another. */
export class Dispatcher {
  readonly #queues = new Map<string, ReceiverQueue>();
  /** Every attempt in progress adds a listener: there may be as many as webhooks. */
  readonly #closing = muchHeard();
  readonly #whenIdle: () => void;
  readonly #patience: Patience;
  /** When the next delivery is due, as far as that depends on the clock alone; Infinity if there is none. */
  nextMs = Number.POSITIVE_INFINITY;

  /** @param whenIdle called when a queue has nothing left to do at the current time */
  constructor(whenIdle: () => void, patience: Patience) {
    this.#whenIdle = whenIdle;
    this.#patience = patience;
  }

  /** Starts due deliveries without waiting, read in a transaction, to begin after one that queues deliveries has ended. */
  async dispatch(world: World): Promise<void> {
    const waiting = await world.store.transact(deliveries.pendingDeliveries);
    if (this.#closing.signal.aborted) return;
    const now = world.clock.now();
    this.nextMs = Number.POSITIVE_INFINITY;
    for (const { value, dueAtMs } of waiting) {
      const queue = this.#queueOf(value.webhookId);
      if (dueAtMs <= now) queue.run(world);
      // A busy queue finds its next due delivery itself.
      if (!queue.isBusy) this.nextMs = Math.min(this.nextMs, dueAtMs);
    }
  }

  /** Returns a function that waits for all receivers that are not silent, at most `patience.inAllMs` in total. */
  patient(): () => Promise<void> {
    let leftMs = this.#patience.inAllMs;
    return async () => {
      const startMs = performance.now();
      const queues = [...this.#queues.values()];
      await within(leftMs, Promise.all(queues.map((queue) => queue.settled())));
      leftMs -= performance.now() - startMs;
    };
  }

  close(): void {
    this.#closing.abort();
  }

  #queueOf(webhookId: string): ReceiverQueue {
    const known = this.#queues.get(webhookId);
    if (known) return known;
    const queue = new ReceiverQueue(webhookId, {
      patience: this.#patience,
      signal: this.#closing.signal,
      whenIdle: this.#whenIdle,
    });
    this.#queues.set(webhookId, queue);
    return queue;
  }
}

interface QueueParts {
  readonly patience: Patience;
  readonly signal: AbortSignal;
  readonly whenIdle: () => void;
}

/** The deliveries that are due for one webhook, sent one at a time in the order of due times, including retries. */
class ReceiverQueue {
  readonly #webhookId: string;
  readonly #parts: QueueParts;
  #isBusy = false;
  /** Whether the receiver has taken too long to answer: it is not waited for until it answers in time. */
  #isSilent = false;
  readonly #waiting = new Set<() => void>();

  constructor(webhookId: string, parts: QueueParts) {
    this.#webhookId = webhookId;
    this.#parts = parts;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  run(world: World): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#sendDue(world)
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        this.#isBusy = false;
        this.#letGo();
        this.#parts.whenIdle();
      });
  }

  /** Resolves when nothing is left to do at the current time, or when the receiver is silent. */
  async settled(): Promise<void> {
    if (this.#isBusy && !this.#isSilent) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  #letGo(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }

  async #sendDue(world: World): Promise<void> {
    for (let due = await this.#due(world); due.length > 0; due = await this.#due(world)) {
      for (let at = 0; at < due.length; at += 1) {
        const next = due[at];
        const retry = next && (await this.#send(next, world));
        if (this.#parts.signal.aborted) return;
        if (retry !== undefined && retry.dueAtMs <= world.clock.now()) insert(due, at + 1, retry);
      }
    }
  }

  async #due({ store, clock }: World): Promise<deliveries.PendingDelivery[]> {
    const pending = await store.transact(deliveries.pendingDeliveries);
    return pending.filter(
      ({ value, dueAtMs }) => value.webhookId === this.#webhookId && dueAtMs <= clock.now(),
    );
  }

  /** Makes one attempt. Returns the delivery if another attempt is to come; otherwise undefined. */
  async #send(
    { key, value, dueAtMs }: deliveries.PendingDelivery,
    world: World,
  ): Promise<deliveries.PendingDelivery | undefined> {
    const { patience, signal } = this.#parts;
    const webhook = (await world.store.list(webhooks)).find(({ id }) => id === this.#webhookId);
    const outcome =
      webhook && (await this.#timed(attempt(value, { webhook, world, dueAtMs, patience, signal })));
    if (signal.aborted) return undefined;
    const after = await world.store.transact((store) =>
      deliveries.changeDelivery(store, key, (now) =>
        outcome === undefined ? deliveries.abandoned(now) : deliveries.afterAttempt(now, outcome),
      ),
    );
    if (outcome) world.metrics?.attempted(deliveries.isTaken(outcome) ? 'delivered' : 'failed');
    if (after && after.status !== 'pending' && after.status !== value.status) {
      world.metrics?.ended(after.status);
    }
    return after && deliveries.pendingOf(key, after);
  }

  async #timed<T>(attempted: Promise<T>): Promise<T> {
    let wasSilent = false;
    const timer = setTimeout(() => {
      wasSilent = true;
      this.#isSilent = true;
      this.#letGo();
    }, this.#parts.patience.silenceMs);
    const outcome = await attempted.finally(() => clearTimeout(timer));
    this.#isSilent = wasSilent;
    return outcome;
  }
}

/** Inserts a retry by due time, at this index or later; ties are in the order of creation. */
function insert(due: deliveries.PendingDelivery[], from: number, retry: deliveries.PendingDelivery): void {
  const at = due.findIndex((one, place) => place >= from && deliveries.byDueTime(one, retry) > 0);
  due.splice(at < 0 ? due.length : at, 0, retry);
}

interface AttemptParts {
  readonly webhook: Webhook;
  readonly world: World;
  /** When the attempt counts as made, by the clock of the mock: in real time it may be later. */
  readonly dueAtMs: number;
  readonly patience: Patience;
  readonly signal: AbortSignal;
}

/** Attempts to deliver an event, and returns the outcome. Never rejects, and never takes longer than `patience.attemptMs`. */
export async function attempt(
  { eventId, payload, attempts, losesFirst, isLost, redeliverAtMs }: deliveries.Delivery,
  { webhook: { url, secret }, world, dueAtMs: atMs, patience: { attemptMs }, signal }: AttemptParts,
): Promise<deliveries.Attempt> {
  const isRedelivery = redeliverAtMs !== undefined;
  const begun = { atMs, status: null, ...(isRedelivery ? { isRedelivery } : {}) };
  const isFirst = !isRedelivery && deliveries.regular(attempts) === 0;
  // A user who requests redelivery of a lost event expects it to arrive.
  const isLostOnItsWay = (isLost && !isRedelivery) || (losesFirst && isFirst) || losesAttempt(world.faults);
  if (isLostOnItsWay) return { ...begun, error: 'lost on its way' };
  const late = `no answer within ${attemptMs / 1000} seconds`;
  let headers: Readonly<Record<string, string>> = { 'Content-Type': 'application/json' };
  try {
    const body = JSON.stringify(payload);
    const proof = proofs[world.profile.reading('events.authenticity')];
    headers = { ...headers, ...(await proof({ eventId, nowMs: atMs, body, secret })) };
    const sent = world.send(url, { headers, body, timeoutMs: attemptMs, signal });
    // A custom `send` may ignore the timeout and the signal.
    const answer = await within(attemptMs, sent, signal);
    return { ...begun, headers, ...(answer === undefined ? { error: late } : { status: answer.status }) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { ...begun, headers, error: isLate ? late : reasonOf(error) };
  }
}

/** Returns only the kind of failure: its message may repeat a header. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

interface Outgoing {
  readonly eventId: string;
  readonly nowMs: number;
  readonly body: string;
  readonly secret: string;
}

type Headers = Readonly<Record<string, string>>;

/** The headers that prove to a receiver that a webhook comes from the service (question events.authenticity). */
export const proofs: Readonly<
  Record<Readings['events.authenticity'], (outgoing: Outgoing) => Headers | Promise<Headers>>
> = {
  'token-header': ({ secret }) => ({ 'X-Webhook-Token': secret }),
  'standard-webhooks': async ({ eventId, nowMs, body, secret }) => {
    const { Webhook } = await import('standardwebhooks');
    // Without the prefix, the secret was chosen by the customer and is used as the key as it is.
    const key = secret.startsWith('whsec_') ? new Webhook(secret) : new Webhook(secret, { format: 'raw' });
    return {
      'webhook-id': eventId,
      'webhook-timestamp': secondsOf(nowMs),
      'webhook-signature': key.sign(eventId, new Date(nowMs), body),
    };
  },
  'timestamped-signature': ({ nowMs, body, secret }) => {
    const seconds = secondsOf(nowMs);
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return { 'X-Webhook-Signature': `t=${seconds},v1=${signature}` };
  },
};

function secondsOf(ms: number): string {
  return String(Math.floor(ms / 1000));
}

/** Settles as the promise does, or to undefined if that takes longer than `ms` or the signal aborts. */
export function within<T>(ms: number, promise: Promise<T>, signal?: AbortSignal): Promise<T | undefined> {
  const over = new AbortController();
  const tooLate = new Promise<undefined>((resolve) => {
    const stop = () => resolve(undefined);
    const timer = setTimeout(stop, Math.max(0, ms));
    over.signal.addEventListener('abort', () => clearTimeout(timer));
    signal?.addEventListener('abort', stop, { once: true, signal: over.signal });
    if (signal?.aborted) stop();
  });
  return Promise.race([promise, tooLate]).finally(() => over.abort());
}
