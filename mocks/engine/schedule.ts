import type { World } from './world.js';

/** What calls need to know of that which happens by itself. */
export interface Schedule {
  /**
   * Ends when everything has happened that was due by now; webhooks may still be on their way. A call that asks for
   * what such an event writes waits for this, as timers are late by nature. Not to be called inside a transaction.
   */
  reached(): Promise<void>;
  /** Something was written upon which it may depend what happens next, and when. */
  changed(): void;
}

/** Something that happens by itself when its time has come. */
export interface Happening {
  readonly atMs: number;
  /** @param world whose clock shows the time at which it was due, however late it is */
  perform(world: World): Promise<void>;
}

/**
 * What of one kind happens next, if anything does. Called within a transaction.
 * @param livedMs until when everything has happened already
 */
export type Upcoming = (world: World, livedMs: number) => Promise<Happening | undefined>;

/** Nothing ever happens by itself. */
export const nothingScheduled: Schedule = { reached: async () => undefined, changed: () => undefined };
