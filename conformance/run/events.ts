import type { RuleId } from '../../generated/rules.js';
import type { Report } from '../report/report.js';
import { count, type Screen } from '../report/text.js';
import type { Exchange } from '../target/exchange.js';
import { UsageError } from '../target/usage-error.js';

/** An event of a run, of which everything is made that is shown or written of it. It can be cloned to another thread. */
export type RunEvent =
  | { readonly kind: 'progress'; readonly progress: Progress }
  /** Emitted only if the option `exchanges` is set. */
  | { readonly kind: 'exchange'; readonly exchange: Exchange }
  /** The report as if the run ended now; emitted only if the option `soFar` is set. */
  | { readonly kind: 'so-far'; readonly report: Report }
  | RunEnd;

export interface RunEnd {
  readonly kind: 'end';
  readonly report: Report;
}

export async function endOf(
  events: AsyncIterable<RunEvent>,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<RunEnd> {
  for await (const event of events) {
    if (event.kind === 'progress') onProgress(event.progress);
    if (event.kind === 'end') return event;
  }
  throw new Error('the run ended without a report');
}

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

/** Shows the progress of a run: one line that is redrawn on a terminal, a line every few seconds elsewhere. */
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

/** Runs with progress on standard error; the first signal ends it in good order. Returns the exit code: 3 if the kit broke. */
export async function performed<T>({
  verbose,
  run,
  publish,
}: {
  readonly verbose: boolean;
  run(stop: AbortSignal, show: (progress: Progress) => void): Promise<T>;
  publish(result: T): number | Promise<number>;
}): Promise<number> {
  const progress = progressLine(process.stderr, () => performance.now());
  const stop = new AbortController();
  const onSignal = (signal: NodeJS.Signals) => {
    forget();
    progress.end();
    process.stderr.write(`\n${signal}: stopping and cleaning up; repeat to quit without cleaning up\n`);
    stop.abort();
  };
  const forget = () => process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  try {
    const result = await run(stop.signal, progress.show).finally(() => {
      forget();
      progress.end();
    });
    return await publish(result);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    process.stderr.write(`the kit broke: ${explain(error, verbose)}\n`);
    return 3;
  }
}

export function explain(error: unknown, verbose: boolean): string {
  if (!(error instanceof Error)) return String(error);
  return verbose && error.stack ? error.stack : error.message;
}
