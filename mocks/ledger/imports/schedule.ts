import type { Readings } from '../../../generated/questions.js';
import type { Profile } from '../../engine/profile.js';

/** When an import starts and completes, in milliseconds since 1970. */
export interface Schedule {
  readonly startsAtMs: number;
  /** Null if it is processed forever. */
  readonly completesAtMs: number | null;
}

const durationsMs: Readonly<Record<Readings['import.duration'], number>> = {
  immediate: 0,
  '200-ms': 200,
  '1-minute': 60_000,
  stuck: Number.POSITIVE_INFINITY,
};

/** How long an import is pending if it is processed forever. */
const longestWaitMs = 30_000;

/** Returns when an import created at `now` is processed (questions import.duration and import.states). */
export function scheduleOf(now: number, profile: Profile): Schedule {
  const durationMs = durationsMs[profile.reading('import.duration')];
  const waits = profile.reading('import.states') === 'with-pending';
  return {
    startsAtMs: now + (waits ? Math.min(durationMs / 2, longestWaitMs) : 0),
    completesAtMs: Number.isFinite(durationMs) ? now + durationMs : null,
  };
}
