import { type Counts, countsOf } from './counts.js';
import type { Report, RunVerdict } from './report.js';

/** One run among others. */
export interface TrendRun {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly verdict: RunVerdict;
  readonly complete: boolean;
  readonly counts: Counts;
  /** Ids of rules that fail here, and did not when they were judged last; none in the first run. */
  readonly newlyFailing: readonly string[];
  /** Ids of rules that pass here, and failed when they were judged last. */
  readonly newlyPassing: readonly string[];
}

/**
 * What changed from each run to the next, the oldest first. A rule that a run in between did not judge is compared with the
 * last run that did.
 */
export function trendOf(runs: readonly Report[]): readonly TrendRun[] {
  const failed = new Map<string, boolean>();
  return runs.map((run, index) => {
    const judged = run.rules.filter(({ verdict }) => verdict === 'fail' || verdict === 'pass');
    const fails = judged.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);
    const passes = judged.filter(({ verdict }) => verdict === 'pass').map(({ id }) => id);
    const newlyFailing = index === 0 ? [] : fails.filter((id) => failed.get(id) !== true);
    const newlyPassing = passes.filter((id) => failed.get(id) === true);
    for (const { id, verdict } of judged) failed.set(id, verdict === 'fail');
    const { startedAt, verdict, complete } = run;
    return { startedAt, verdict, complete, counts: countsOf(run.rules), newlyFailing, newlyPassing };
  });
}
