import { setMaxListeners } from 'node:events';
import type { World } from '../engine/world.js';
import { pendingDeliveries } from './deliveries.js';
import type { Patience } from './patience.js';
import { ReceiverQueue } from './receiver-queue.js';
import { within } from './within.js';

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

  /**
   * Starts due deliveries, and does not wait for them. Reads them in a transaction, to begin after one that queues deliveries has
   * ended.
   */
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

  /**
   * Returns a function that waits until every receiver has received what is due, or is silent. However often it is called, it
   * waits at most `patience.inAllMs` in total.
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

  /** Stops sending, and aborts attempts in progress. */
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
