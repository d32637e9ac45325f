import { setMaxListeners } from 'node:events';
import type { World } from '../engine/world.js';
import { pendingDeliveries } from './deliveries.js';
import type { Patience } from './patience.js';
import { ReceiverQueue } from './receiver-queue.js';
import { within } from './within.js';

/** Hands deliveries that are due to the queues of their receivers: no receiver waits for another one. */
export class Dispatcher {
  readonly #queues = new Map<string, ReceiverQueue>();
  readonly #closing = new AbortController();
  readonly #whenIdle: () => void;
  readonly #patience: Patience;
  /** When the next delivery is due, as far as that depends on the clock alone; Infinity when none is. */
  nextMs = Number.POSITIVE_INFINITY;

  /** @param whenIdle called when a queue has nothing more to do by now */
  constructor(whenIdle: () => void, patience: Patience) {
    this.#whenIdle = whenIdle;
    // Every attempt that is under way listens: there may be as many as webhooks.
    setMaxListeners(0, this.#closing.signal);
    this.#patience = patience;
  }

  /** Starts what is due, and waits for nothing. In a transaction, so that it begins after one that queues has ended. */
  async dispatch(world: World): Promise<void> {
    const waiting = await world.store.transact(pendingDeliveries);
    if (this.#closing.signal.aborted) return;
    const now = world.clock.now();
    this.nextMs = Number.POSITIVE_INFINITY;
    for (const { value, dueAtMs } of waiting) {
      const queue = this.#queueOf(value.webhookId);
      if (dueAtMs <= now) queue.run(world);
      // A queue that is at work looks itself for what is due next.
      if (!queue.isBusy) this.nextMs = Math.min(this.nextMs, dueAtMs);
    }
  }

  /**
   * Gives what waits until every receiver has had what is due, or is not waited for any longer; in all, however often
   * it is called, no longer than patience lasts.
   */
  patient(): () => Promise<void> {
    let leftMs = this.#patience.inAllMs;
    return async () => {
      const startMs = performance.now();
      const queues = [...this.#queues.values()];
      await within(leftMs, Promise.all(queues.map((queue) => queue.settled())));
      leftMs -= performance.now() - startMs;
    };
  }

  /** Nothing is sent any more; what is under way is broken off. */
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
