import type { RuleId } from '../../generated/rules.js';
import type { Screen } from './paint.js';
import { count } from './text.js';

/** The progress of a run. */
export interface Progress {
  readonly phase: string;
  readonly requests: number;
  readonly budget: number;
  readonly rulesExercised: number;
  readonly failures: number;
  /** Only in `pdk learn`: the number of questions with at least one observation. */
  readonly answered?: number;
  /** Rules violated so far that can fail the run. */
  readonly failing: readonly RuleId[];
}

const redrawMs = 100;
const lineMs = 5000;
const clear = '\r\u001b[2K';

/**
 * Shows the progress of a run: one line that is redrawn on a terminal, a line every few seconds elsewhere.
 * @param now a monotonic clock, in milliseconds
 */
export function progressLine(stream: Screen & { write(text: string): unknown }, now: () => number) {
  const begunAt = now();
  let shownAt = Number.NEGATIVE_INFINITY;
  let drawn = false;
  return {
    show(progress: Progress): void {
      if (now() - shownAt < (stream.isTTY ? redrawMs : lineMs)) return;
      shownAt = now();
      const text = progressText(progress, shownAt - begunAt);
      drawn = stream.isTTY === true;
      stream.write(drawn ? clear + text.slice(0, (stream.columns ?? 80) - 1) : `${text}\n`);
    },
    /** Clears the line. */
    end(): void {
      if (drawn) stream.write(clear);
      drawn = false;
    },
  };
}

/** Requests after which the speed is shown. */
const speedFrom = 20;

/** For example `120/500 requests · 40/s · 0 failures · 143 rules exercised · at most 10 s left · relation/permute`. */
export function progressText(progress: Progress, elapsedMs: number): string {
  const { requests, budget, failures, rulesExercised, answered, phase } = progress;
  const perSecond = (1000 * requests) / Math.max(1, elapsedMs);
  const isKnown = requests >= speedFrom;
  return [
    `${requests}/${budget} requests`,
    ...(isKnown ? [`${perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond)}/s`] : []),
    ...(answered === undefined
      ? [count(failures, 'failure'), `${count(rulesExercised, 'rule')} exercised`]
      : [`${count(answered, 'question')} answered`]),
    ...(isKnown ? [`at most ${durationText((budget - requests) / perSecond)} left`] : []),
    phase,
  ].join(' · ');
}

/** For example `40 s`, `12 min`, `1 h 5 min`. */
export function durationText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
