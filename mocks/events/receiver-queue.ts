import type { World } from '../engine/world.js';
import { attempt } from './attempt.js';
import {
  byDueTime,
  changeDelivery,
  type PendingDelivery,
  pendingDeliveries,
  pendingOf,
} from './deliveries.js';
import { abandoned, afterAttempt, isTaken } from './delivery-state.js';
import type { Patience } from './patience.js';
import { listWebhooks } from './webhooks.js';

export interface QueueParts {
  readonly patience: Patience;
  /** Aborts everything early. */
  readonly signal: AbortSignal;
  /** Called when nothing is left to do at the current time. */
  readonly whenIdle: () => void;
}

/** The deliveries that are due for one webhook, sent one at a time in the order of due times, including retries. */
export class ReceiverQueue {
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

  /** Sends what is due, unless it is already doing so. */
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
    const webhook = (await listWebhooks(world.store)).find(({ id }) => id === this.#webhookId);
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

  /** Records whether the receiver is silent during an attempt. */
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
