/** Where the time comes from. Everything that ages asks a clock, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands still until it is told to go on. */
export interface ManualClock extends Clock {
  advance(byMs: number): void;
}

export function manualClock(startMs: number): ManualClock {
  let now = startMs;
  return {
    now: () => now,
    advance: (byMs) => {
      now += byMs;
    },
  };
}
