import type { Memory } from '../checks/memory/memory.js';
import type { Progress } from '../report/progress.js';
import type { Report } from '../report/report.js';
import type { Exchange } from '../target/exchange.js';

/**
 * An event of a run: its progress after each exchange, and its result at the end. Everything that is shown or written of a
 * run is made of these events. All of them can be cloned from thread to thread.
 */
export type RunEvent =
  | { readonly kind: 'progress'; readonly progress: Progress }
  /** Emitted only if the option `exchanges` is set. */
  | { readonly kind: 'exchange'; readonly exchange: Exchange }
  /** The report as if the run ended now; emitted only if the option `soFar` is set. */
  | { readonly kind: 'so-far'; readonly report: Report }
  /** The last event. */
  | RunEnd;

export interface RunEnd {
  readonly kind: 'end';
  readonly report: Report;
  /** What a later run can compare with; undefined if the run proved nothing. */
  readonly memory?: Memory;
}

/** Waits for the end of a run. */
export async function endOf(
  events: AsyncIterable<RunEvent>,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<RunEnd> {
  for await (const event of events) {
    if (event.kind === 'progress') onProgress(event.progress);
    if (event.kind === 'end') return event;
  }
  throw new Error('the run told nothing of its end');
}
