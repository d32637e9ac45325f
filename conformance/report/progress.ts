import type { RuleId } from '../../generated/rules.js';
import type { Screen } from './paint.js';
import { count } from './text.js';

/** How far a run has come. */
export interface Progress {
  readonly phase: string;
  readonly requests: number;
  readonly budget: number;
  readonly rulesExercised: number;
  readonly failures: number;
  /** The rules that can fail the run and were violated so far. */
  readonly failing: readonly RuleId[];
}

/** Shows how far a run is; `end` leaves a clean line. */
export interface ProgressLine {
  show(progress: Progress): void;
  end(): void;
}

export interface ProgressStream extends Screen {
  write(text: string): unknown;
}

const redrawMs = 100;
const lineMs = 5000;
const clear = '\r\u001b[2K';

/**
 * On a terminal one line that is redrawn; elsewhere a line every few seconds.
 * @param now milliseconds, of any clock that does not go back
 */
export function progressLine(stream: ProgressStream, now: () => number): ProgressLine {
  let shownAt = Number.NEGATIVE_INFINITY;
  let drawn = false;
  return {
    show(progress) {
      const due = now() - shownAt >= (stream.isTTY ? redrawMs : lineMs);
      if (!due) return;
      shownAt = now();
      if (stream.isTTY) {
        drawn = true;
        stream.write(clear + progressText(progress).slice(0, (stream.columns ?? 80) - 1));
      } else stream.write(`${progressText(progress)}\n`);
    },
    end() {
      if (drawn) stream.write(clear);
      drawn = false;
    },
  };
}

/** Such as `relations · 120/500 requests · 143 rules exercised · 0 failures`. */
export function progressText(progress: Progress): string {
  return [
    progress.phase,
    `${progress.requests}/${progress.budget} requests`,
    `${count(progress.rulesExercised, 'rule')} exercised`,
    count(progress.failures, 'failure'),
  ].join(' · ');
}
