import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Happening, Schedule, Upcoming, World } from '../engine/handler.js';
import { Dispatcher, type Patience, usualPatience } from '../events/dispatcher.js';
import { type CallOff, type ControlledClock, clockAt } from '../state/clock.js';

const done = Promise.resolve();
const never = Number.POSITIVE_INFINITY;
/** Much longer than it takes to notice that a process has ended. A cycle that is performed twice finds nothing new. */
const takeOverMs = 60_000;

/** The scheduled events of one world, in the order of their due times: each sees its own, however late it is performed. */
export class Timeline implements Schedule {
  readonly #clock: ControlledClock;
  readonly #upcoming: readonly Upcoming[];
  readonly #dispatcher: Dispatcher;
  readonly #acts: () => boolean;
  #world: World | undefined;
  #isClosed = false;
  /** All events up to this time have been performed. */
  #livedMs: number;
  /** When the next event is due; undefined after a write, as it is then unknown. */
  #nextMs: number | undefined;
  #changes = 0;
  #turns: Promise<unknown> = done;
  /** The turn that has not begun yet, which all callers share. */
  #nextTurn: Promise<void> | undefined;
  #moves: Promise<unknown> = done;
  #callOff: CallOff = () => undefined;
  #waking: NodeJS.Immediate | undefined;

  /**
   * @param upcoming the sources of events; of two events that are due at once, that of the earlier source comes first
   * @param acts whether events are performed here, and not by another process
   */
  constructor(
    clock: ControlledClock,
    upcoming: readonly Upcoming[],
    patience: Patience = usualPatience,
    acts = () => true,
  ) {
    this.#acts = acts;
    this.#clock = clock;
    this.#upcoming = upcoming;
    this.#dispatcher = new Dispatcher(() => this.#wakeSoon(), patience);
    this.#livedMs = clock.now();
  }

  /** Starts, or continues with another world over the same state; events in progress end with the world they began with. */
  goOnWith(world: World): void {
    this.#world = world;
    this.changed();
  }

  reached(): Promise<void> {
    const now = this.#clock.now();
    if (!this.#acts()) {
      this.leave(takeOverMs);
      return done;
    }
    if (this.#nextMs !== undefined && this.#livedMs <= now && now < this.#nextMs) {
      this.#livedMs = now;
      return done;
    }
    this.#nextTurn ??= this.#turns.then(() => {
      this.#nextTurn = undefined;
      return this.#performDue();
    });
    this.#turns = this.#nextTurn.catch(() => undefined);
    return this.#nextTurn;
  }

  /**
   * Leaves everything that was due to another process, which has performed it or will.
   * @param within what was due as recently is performed by this one should it take over: the other may have ended before it did
   */
  leave(within = 0): void {
    const now = this.#clock.now();
    this.#livedMs = Math.min(now, Math.max(this.#livedMs, now - within));
  }

  changed(): void {
    this.#changes += 1;
    this.#nextMs = undefined;
    this.#wakeSoon();
  }

  /** Runs work that moves the clock, or performs events that are not due, after all such work that began earlier. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#moves.then(work);
    this.#moves = turn.catch(() => undefined);
    return turn;
  }

  /** Moves the clock within `inTurn`, and performs everything that is due on the way, with the clock at the due time. */
  async moveTo(atMs: number): Promise<void> {
    try {
      await this.#liveUntil(atMs);
    } finally {
      if (!this.#isClosed) {
        this.#clock.pin(undefined);
        this.#clock.moveTo(atMs);
        this.changed();
      }
    }
    await this.reached();
  }

  /** Resolves when every due webhook was attempted, or its receiver has been waited for long enough. */
  async delivered(): Promise<void> {
    await this.#dispatch();
    await this.#dispatcher.patient()();
  }

  /** Stops performing events, and aborts webhooks in progress. */
  close(): void {
    this.#isClosed = true;
    this.#callOff();
    clearImmediate(this.#waking);
    this.#dispatcher.close();
  }

  async #liveUntil(untilMs: number): Promise<void> {
    const receivers = this.#dispatcher.patient();
    while (!this.#isClosed) {
      await this.reached();
      await this.#dispatch();
      await receivers();
      // The outcomes of the attempts decide when the next ones are due.
      await this.#dispatch();
      const next = await this.#next();
      const nextMs = Math.min(next?.atMs ?? never, this.#dispatcher.nextMs);
      if (nextMs > untilMs || this.#isClosed) return;
      this.#clock.pin(Math.max(nextMs, this.#clock.now()));
    }
  }

  async #performDue(): Promise<void> {
    for (let next = await this.#next(); next !== undefined && !this.#isClosed; next = await this.#next()) {
      if (this.#world === undefined || next.atMs > this.#clock.now()) return;
      await next.perform({ ...this.#world, clock: clockAt(next.atMs) });
      this.#livedMs = Math.max(this.#livedMs, next.atMs);
      await othersTurn();
    }
  }

  /** Returns the next event. Reads in a transaction, to begin after one that writes has ended. */
  async #next(): Promise<Happening | undefined> {
    const world = this.#world;
    return world?.store.transact(async (store) => {
      const [now, changes] = [this.#clock.now(), this.#changes];
      // A clock that was moved back passes the same instants again.
      this.#livedMs = Math.min(this.#livedMs, now);
      let first: Happening | undefined;
      for (const upcoming of this.#upcoming) {
        const next = await upcoming({ ...world, store }, this.#livedMs);
        if (next !== undefined && (first === undefined || next.atMs < first.atMs)) first = next;
      }
      const nextMs = first?.atMs ?? never;
      if (nextMs > now) this.#livedMs = now;
      if (changes === this.#changes) this.#nextMs = nextMs;
      return first;
    });
  }

  async #dispatch(): Promise<void> {
    if (this.#world !== undefined && !this.#isClosed && this.#acts())
      await this.#dispatcher.dispatch(this.#world);
  }

  #wakeSoon(): void {
    if (this.#isClosed) return;
    this.#waking ??= setImmediate(() => {
      this.#waking = undefined;
      this.#wake().catch((error: unknown) => console.error(error));
    });
  }

  async #wake(): Promise<void> {
    if (!this.#acts()) return;
    await this.reached();
    await this.#dispatch();
    this.#callOff();
    const nextMs = Math.min(this.#nextMs ?? never, this.#dispatcher.nextMs);
    if (this.#isClosed || nextMs === never) return;
    if (nextMs <= this.#clock.now()) this.#wakeSoon();
    else this.#callOff = this.#clock.alarm(nextMs, () => this.#wakeSoon());
  }
}
