import type { Report } from '../report/report.js';
import { against, dayOf } from './against.js';
import { readBaseline } from './baseline.js';

/** Holds reports against the known failures in a file, which is read now. Throws a UsageError where it is wrong. */
export function heldBy(file: string): (report: Report) => Report {
  const known = readBaseline(file);
  return (report) => against(report, known, dayOf(Date.now()));
}
