import type { Report } from './report.js';

/** The report as one JSON object, as report.schema.json describes it. */
export function toJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
