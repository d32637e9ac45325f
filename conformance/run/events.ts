import type { Memory } from '../checks/memory/memory.js';
import type { Progress } from '../report/progress.js';
import type { Report } from '../report/report.js';
import type { Exchange } from '../target/exchange.js';

/**
 * What a run tells: its progress after each exchange, and at its end what came of it. Whatever is shown, written or passed
 * on of a run is made of these alone. All of them can be copied from thread to thread.
 */
export type RunEvent =
  | { readonly kind: 'progress'; readonly progress: Progress }
  /** What was sent and received: told where it was asked for (`exchanges`). */
  | { readonly kind: 'exchange'; readonly exchange: Exchange }
  /** The report, if the run ended now: told where it was asked for (`soFar`). */
  | { readonly kind: 'so-far'; readonly report: Report }
  /** The last one. */
  | RunEnd;

export interface RunEnd {
  readonly kind: 'end';
  readonly report: Report;
  /** What a later run can compare with. A run that proved nothing has nothing to remember. */
  readonly memory?: Memory;
}

/** The end of a run, when it has come. */
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
