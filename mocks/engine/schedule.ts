import type { World } from './world.js';

/** What calls need to know about scheduled events. */
export interface Schedule {
  /**
   * Resolves once everything that is due by now has happened; webhooks may still be on their way. A call that reads what such an
   * event writes waits for this, because timers always fire late. Must not be called inside a transaction.
   */
  reached(): Promise<void>;
  /** Reports a write on which the next event, or its time, may depend. */
  changed(): void;
}

/** A scheduled event. */
export interface Happening {
  readonly atMs: number;
  /** @param world whose clock shows the time at which it was due, however late it is */
  perform(world: World): Promise<void>;
}

/**
 * Returns the next event of one kind; undefined if there is none. Called within a transaction.
 * @param livedMs the time up to which everything has happened already
 */
export type Upcoming = (world: World, livedMs: number) => Promise<Happening | undefined>;

/** A schedule without events. */
export const nothingScheduled: Schedule = { reached: async () => undefined, changed: () => undefined };
