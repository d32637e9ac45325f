import { lookAt } from './look-at.js';

/** Where the time comes from. Everything that ages asks a clock, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /**
   * Rings once, as soon as the clock shows an instant, unless it is called off before. A clock that cannot ring is
   * looked at every second, as it may leap.
   */
  alarm?(atMs: number, ring: () => void): CallOff;
}

/** Calls an alarm off. */
export type CallOff = () => void;

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that stands still until it is told to go on. */
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

/** A clock that shows one instant for ever. */
export const clockAt = (atMs: number): Clock => ({ now: () => atMs, alarm: () => () => undefined });

/** A clock that showed an instant when it was wound, and has gone on with another one since. */
export interface WoundClock extends Clock {
  /** By how much it goes ahead of the one below. */
  readonly aheadMs: number;
  /** Shows the instant again, and goes on from there. */
  wind(): void;
}

/** @param startMs what it shows when it is wound; what the one below shows where none is given */
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

/** A clock over another one, which can be stopped, moved and let go. */
export interface ControlledClock extends Clock {
  readonly isFrozen: boolean;
  /** By how much it goes ahead of the clock below, while it does not stand. */
  readonly aheadMs: number;
  /** How often it was moved on purpose. */
  readonly moves: number;
  countMove(): void;
  /** What the clock below shows. */
  ownTime(): number;
  /** Stands at `atMs` from now on, wherever the clock below goes. */
  freeze(atMs: number): void;
  /** Shows `atMs`, and stands there or goes on from there, as before. */
  moveTo(atMs: number): void;
  /** Goes on with the clock below, from the instant at which it stands. */
  resume(): void;
  /** Shows the time of the clock below again. */
  reset(): void;
  /** Shows `atMs` whatever else it is told, as long as time is lived through; with nothing it is as it was told again. */
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
    get aheadMs() {
      return pinnedAt === undefined ? aheadMs : pinnedAt - below.now();
    },
    get moves() {
      return moves;
    },
    countMove: () => {
      moves += 1;
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
    // A clock that stands never comes to an instant.
    alarm: (atMs, ring) => {
      if (pinnedAt !== undefined || frozenAt !== undefined) return () => undefined;
      const belowMs = atMs - aheadMs;
      return below.alarm?.(belowMs, ring) ?? lookAt(below, belowMs, ring);
    },
  };
}
