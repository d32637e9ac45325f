import type { Report } from './report.js';

/** Renders the report as one JSON object, described by report.schema.json. */
export function toJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
