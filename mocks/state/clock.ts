/** The source of time. Everything that ages reads a clock, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Fires once when the clock shows an instant. A clock without alarms is polled every second, because it may jump. */
  alarm?(atMs: number, ring: () => void): CallOff;
}

export type CallOff = () => void;

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands still until it is advanced. */
export interface ManualClock extends Clock {
  advance(byMs: number): void;
}

export function manualClock(startMs: number): ManualClock {
  let now = startMs;
  const alarms = new Set<{ readonly atMs: number; readonly ring: () => void }>();
  return {
    now: () => now,
    advance: (byMs) => {
      now += byMs;
      const due = [...alarms].filter(({ atMs }) => atMs <= now).sort((one, other) => one.atMs - other.atMs);
      for (const alarm of due) if (alarms.delete(alarm)) alarm.ring();
    },
    alarm: (atMs, ring) => {
      const alarm = { atMs, ring };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
  };
}

/** Returns a clock that always shows the same instant. */
export const clockAt = (atMs: number): Clock => ({ now: () => atMs, alarm: () => () => undefined });

interface WoundClock extends Clock {
  readonly aheadMs: number;
  /** Shows the instant again, and continues from there. */
  wind(): void;
}

/** @param startMs the time to show when wound; that of the base clock by default */
export function woundClock(below: Clock, startMs: number | undefined): WoundClock {
  let aheadMs = 0;
  const wind = () => {
    aheadMs = startMs === undefined ? 0 : startMs - below.now();
  };
  wind();
  return {
    wind,
    get aheadMs() {
      return aheadMs;
    },
    now: () => below.now() + aheadMs,
    alarm: (atMs, ring) => below.alarm?.(atMs - aheadMs, ring) ?? lookAt(below, atMs - aheadMs, ring),
  };
}

/** A clock over a base clock, which can be frozen, moved and resumed. */
export interface ControlledClock extends Clock {
  readonly isFrozen: boolean;
  /** Whether it is being moved. */
  readonly isPinned: boolean;
  /** How far it is ahead of the base clock, unless frozen. */
  readonly aheadMs: number;
  /** How often it was moved by a user. */
  readonly moves: number;
  /** @param to how often it was moved, if others have moved it, too */
  countMove(to?: number): void;
  /** Returns the time of the base clock. */
  ownTime(): number;
  freeze(atMs: number): void;
  /** Shows `atMs`; stays frozen or keeps running, as before. */
  moveTo(atMs: number): void;
  /** Runs with the base clock again, from the instant at which it stands. */
  resume(): void;
  reset(): void;
  /** Shows `atMs` whatever else is set, while due events are performed; undefined restores what was set. */
  pin(atMs: number | undefined): void;
  alarm(atMs: number, ring: () => void): CallOff;
}

export function controlledClock(below: Clock): ControlledClock {
  let aheadMs = 0;
  let frozenAt: number | undefined;
  let pinnedAt: number | undefined;
  let moves = 0;
  const now = () => pinnedAt ?? frozenAt ?? below.now() + aheadMs;
  return {
    now,
    get isFrozen() {
      return frozenAt !== undefined;
    },
    get isPinned() {
      return pinnedAt !== undefined;
    },
    get aheadMs() {
      return pinnedAt === undefined ? aheadMs : pinnedAt - below.now();
    },
    get moves() {
      return moves;
    },
    countMove: (to = moves + 1) => {
      moves = to;
    },
    ownTime: () => below.now(),
    freeze: (atMs) => {
      frozenAt = atMs;
    },
    moveTo: (atMs) => {
      if (frozenAt === undefined) aheadMs = atMs - below.now();
      else frozenAt = atMs;
    },
    resume: () => {
      if (frozenAt !== undefined) aheadMs = frozenAt - below.now();
      frozenAt = undefined;
    },
    reset: () => {
      aheadMs = 0;
      frozenAt = undefined;
      pinnedAt = undefined;
    },
    pin: (atMs) => {
      pinnedAt = atMs;
    },
    // A frozen clock never reaches a later instant.
    alarm: (atMs, ring) => {
      if (pinnedAt !== undefined || frozenAt !== undefined) return () => undefined;
      const belowMs = atMs - aheadMs;
      return below.alarm?.(belowMs, ring) ?? lookAt(below, belowMs, ring);
    },
  };
}

/** The longest pause between polls: the clock may jump, and the machine may sleep. */
const longestPauseMs = 1000;

/** Fires when a clock without alarms shows an instant. Does not keep the process alive. */
function lookAt(clock: Clock, atMs: number, ring: () => void): CallOff {
  let timer: NodeJS.Timeout;
  const wait = () => {
    const leftMs = Math.max(0, atMs - clock.now());
    timer = setTimeout(look, Math.min(leftMs, longestPauseMs)).unref();
  };
  const look = () => (clock.now() < atMs ? wait() : ring());
  wait();
  return () => clearTimeout(timer);
}
