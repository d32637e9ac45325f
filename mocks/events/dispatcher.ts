import { setMaxListeners } from 'node:events';
import type { World } from '../engine/handler.js';
import { attempt, within } from './attempt.js';
import {
  abandoned,
  afterAttempt,
  byDueTime,
  changeDelivery,
  isTaken,
  type PendingDelivery,
  pendingDeliveries,
  pendingOf,
} from './deliveries.js';
import { webhooks } from './webhooks.js';

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
  readonly #closing = new AbortController();
  readonly #whenIdle: () => void;
  readonly #patience: Patience;
  /** When the next delivery is due, as far as that depends on the clock alone; Infinity if there is none. */
  nextMs = Number.POSITIVE_INFINITY;

  /** @param whenIdle called when a queue has nothing left to do at the current time */
  constructor(whenIdle: () => void, patience: Patience) {
    this.#whenIdle = whenIdle;
    // Every attempt in progress adds a listener: there may be as many as webhooks.
    setMaxListeners(0, this.#closing.signal);
    this.#patience = patience;
  }

  /** Starts due deliveries without waiting, read in a transaction, to begin after one that queues deliveries has ended. */
  async dispatch(world: World): Promise<void> {
    const waiting = await world.store.transact(pendingDeliveries);
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

  async #due({ store, clock }: World): Promise<PendingDelivery[]> {
    const pending = await store.transact(pendingDeliveries);
    return pending.filter(
      ({ value, dueAtMs }) => value.webhookId === this.#webhookId && dueAtMs <= clock.now(),
    );
  }

  /** Makes one attempt. Returns the delivery if another attempt is to come; otherwise undefined. */
  async #send({ key, value, dueAtMs }: PendingDelivery, world: World): Promise<PendingDelivery | undefined> {
    const { patience, signal } = this.#parts;
    const webhook = (await world.store.list(webhooks)).find(({ id }) => id === this.#webhookId);
    const outcome =
      webhook && (await this.#timed(attempt(value, { webhook, world, dueAtMs, patience, signal })));
    if (signal.aborted) return undefined;
    const after = await world.store.transact((store) =>
      changeDelivery(store, key, (now) =>
        outcome === undefined ? abandoned(now) : afterAttempt(now, outcome),
      ),
    );
    if (outcome) world.metrics?.attempted(isTaken(outcome) ? 'delivered' : 'failed');
    if (after && after.status !== 'pending' && after.status !== value.status) {
      world.metrics?.ended(after.status);
    }
    return after && pendingOf(key, after);
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
function insert(due: PendingDelivery[], from: number, retry: PendingDelivery): void {
  const at = due.findIndex((one, place) => place >= from && byDueTime(one, retry) > 0);
  due.splice(at < 0 ? due.length : at, 0, retry);
}
