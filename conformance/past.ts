import type { Report } from './report/report.js';
import type { RunOptions } from './run/options/run-options.js';

/** Earlier runs of the same target, and where this one is kept for later ones. */
export interface Past {
  readonly history: readonly Report[];
  /** The options, with what the last run left to be seen. */
  readonly options: RunOptions;
  keep(report: Report): Promise<void>;
}

/**
 * What reads them is loaded only where somebody asks for it.
 * @param folder undefined where nobody does
 */
export async function pastOf(
  folder: string | undefined,
  options: RunOptions,
  tell: (warning: string) => void,
): Promise<Past> {
  if (folder === undefined) return { history: [], options, keep: async () => undefined };
  const { keepReport, observedIn, readHistory } = await import('./past-runs/history.js');
  const history = readHistory(folder, options.target, tell);
  return {
    history,
    options: history.length === 0 ? options : { ...options, observed: observedIn(history) },
    // One case that is performed again, and a part of a run, are no runs to compare others with.
    async keep(report) {
      if (options.replay === undefined && options.shard === undefined) await keepReport(folder, report);
    },
  };
}
