import type { World } from '../world.js';
import { attempt } from './attempt.js';
import { changeDelivery, pendingDeliveries } from './deliveries.js';
import { abandoned, afterAttempt, type Delivery } from './delivery-state.js';
import { listWebhooks, type Webhook } from './webhooks.js';

interface Waiting {
  readonly key: string;
  readonly value: Delivery;
}

/** A clock that stands may never come to what is due next: it is looked at no more often than this. */
const leastPauseMs = 100;
/** Timers cannot run for longer. */
const longestPauseMs = 2 ** 31 - 1;

/** Delivers the events of one world when they are due. */
class Pump {
  #world: World;
  readonly #closing = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  /** The round that was begun last. */
  #last: Promise<void> = Promise.resolve();
  /** The round that has not begun yet: whoever asks for one is content with it. */
  #next: Promise<void> | undefined;

  constructor(world: World) {
    this.#world = world;
  }

  /** Goes on with another world over the same state; a round that has begun ends with what it knows. */
  goOnWith(world: World): void {
    this.#world = world;
  }

  /** Delivers what is due, and ends when every attempt has ended. */
  run(): Promise<void> {
    this.#next ??= this.#last.then(() => {
      this.#next = undefined;
      return this.#round();
    });
    this.#last = this.#next.catch(() => undefined);
    return this.#next;
  }

  /** As `run`, for whoever has nothing to wait for. */
  wake(): void {
    this.run().catch((error: unknown) => console.error(error));
  }

  /** Nothing is sent any more; what is under way is broken off. */
  close(): void {
    clearTimeout(this.#timer);
    this.#closing.abort();
  }

  async #round(): Promise<void> {
    clearTimeout(this.#timer);
    while (!this.#closing.signal.aborted) {
      // In a transaction, so that it begins after the one that queued something has ended.
      const waiting = await this.#world.store.transact(pendingDeliveries);
      const now = this.#world.clock.now();
      const due = waiting.filter(({ dueAtMs }) => dueAtMs <= now);
      if (due.length === 0) {
        const [first] = waiting;
        if (first !== undefined && !this.#closing.signal.aborted) this.#wakeIn(first.dueAtMs - now);
        return;
      }
      await this.#deliver(due);
    }
  }

  /** Each webhook gets its events one after the other; no webhook waits for another one. */
  async #deliver(due: readonly Waiting[]): Promise<void> {
    const { store } = this.#world;
    const webhooks = new Map((await listWebhooks(store)).map((webhook) => [webhook.id, webhook]));
    const ids = new Set(due.map(({ value }) => value.webhookId));
    await Promise.all(
      [...ids].map(async (id) => {
        for (const one of due) if (one.value.webhookId === id) await this.#attempt(one, webhooks.get(id));
      }),
    );
  }

  async #attempt({ key, value }: Waiting, webhook: Webhook | undefined): Promise<void> {
    const { signal } = this.#closing;
    if (signal.aborted) return;
    const outcome = webhook && (await attempt(value, webhook, this.#world, signal));
    if (signal.aborted) return;
    await this.#world.store.transact((store) =>
      changeDelivery(store, key, (now) =>
        outcome === undefined ? abandoned(now) : afterAttempt(now, outcome),
      ),
    );
  }

  /** Does not keep the process alive. */
  #wakeIn(ms: number): void {
    const pauseMs = Math.min(Math.max(ms, leastPauseMs), longestPauseMs);
    this.#timer = setTimeout(() => this.wake(), pauseMs).unref();
  }
}

const pumps = new WeakMap<World, Pump>();

/** The one pump of a world. */
export function pumpOf(world: World): Pump {
  const known = pumps.get(world);
  if (known) return known;
  const pump = new Pump(world);
  pumps.set(world, pump);
  return pump;
}

/** The pump of a world becomes that of another one, which goes on from its state. */
export function handOver(from: World, to: World): void {
  const pump = pumpOf(from);
  pump.goOnWith(to);
  pumps.set(to, pump);
}

/** Delivers what is due in a world, and ends when every attempt has ended. Not to be called inside a transaction. */
export function deliverDue(world: World): Promise<void> {
  return pumpOf(world).run();
}
