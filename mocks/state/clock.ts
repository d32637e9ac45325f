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

/** A clock over another one, which can be stopped, moved and let go. */
export interface ControlledClock extends ManualClock {
  readonly isFrozen: boolean;
  /** Stands at `atMs` from now on, wherever the clock below goes. */
  freeze(atMs: number): void;
  /** Goes on with the clock below, from the instant at which it stands. */
  resume(): void;
  /** Shows the time of the clock below again. */
  reset(): void;
}

export function controlledClock(below: Clock): ControlledClock {
  let aheadMs = 0;
  let frozenAt: number | undefined;
  const now = () => frozenAt ?? below.now() + aheadMs;
  return {
    now,
    get isFrozen() {
      return frozenAt !== undefined;
    },
    freeze: (atMs) => {
      frozenAt = atMs;
    },
    advance: (byMs) => {
      if (frozenAt === undefined) aheadMs += byMs;
      else frozenAt += byMs;
    },
    resume: () => {
      aheadMs = now() - below.now();
      frozenAt = undefined;
    },
    reset: () => {
      aheadMs = 0;
      frozenAt = undefined;
    },
  };
}
