import type { Readings } from '../../generated/questions.js';

/** How one copy of an event is delivered. */
export interface Arrival {
  readonly delayMs: number;
  /** Whether the first attempt is lost. */
  readonly losesFirst: boolean;
}

const prompt: Arrival = { delayMs: 0, losesFirst: false };
const late: Arrival = { delayMs: 60_000, losesFirst: false };
const byRetry: Arrival = { delayMs: 0, losesFirst: true };

/** The copies of the nth event, counted from 0 (question events.delivery). */
export const arrivals: Readonly<Record<Readings['events.delivery'], (nth: number) => readonly Arrival[]>> = {
  once: () => [prompt],
  duplicated: () => [prompt, prompt],
  reordered: (nth) => [nth % 2 === 0 ? late : prompt],
  'dropped-then-retried': () => [byRetry],
};
