import type { Report } from './report/report.js';
import { endOf, type Progress } from './run/events.js';
import { run } from './run/run.js';
import type { RunOptions } from './run/run-options.js';

export type { Report, RuleReport } from './report/report.js';
export type { Progress, RunEnd, RunEvent } from './run/events.js';
export type { RunOptions } from './run/run-options.js';
export type { Target } from './target/target.js';
export type { Transport, WireRequest, WireResponse } from './target/transport.js';
export { run };

/** Options of a run, with a callback for its progress. */
export interface ConformanceOptions extends RunOptions {
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Checks whether a target keeps the documented rules, and returns the report. Never throws because of what the target does:
 * the report says so instead.
 *
 * @example
 * const report = await checkConformance({ target: { peopleUrl: 'https://staging.example/v1', org: 'org_a1', … } });
 * if (report.verdict !== 'conformant') console.error(report.rules.filter((rule) => rule.verdict === 'fail'));
 */
export async function checkConformance({ onProgress, ...options }: ConformanceOptions): Promise<Report> {
  const { report } = await endOf(run(options), onProgress);
  return report;
}
