import { type Text, writeWhole } from '../../spec/source/whole-file.js';
import type { Report } from './report.js';

/** The file formats of a report, as `--report` names them. */
export const reportFormats = ['html', 'junit', 'sarif', 'md', 'json'] as const;
export type ReportFormat = (typeof reportFormats)[number];
/** All formats of `--report`: HAR holds the exchanges of a run instead of its report. */
export const fileFormats = [...reportFormats, 'har'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** The input of a report writer. */
export interface ReportInput {
  readonly report: Report;
  /** Reports of earlier runs, the oldest first. */
  readonly history: readonly Report[];
}

/** Each writer is loaded only if its format is requested. */
const writers: Record<ReportFormat, (input: ReportInput) => Promise<Text>> = {
  html: async (input) => (await import('./html/page.js')).toHtml(input),
  junit: async ({ report }) => (await import('./junit.js')).toJunit(report),
  sarif: async ({ report }) => (await import('./sarif.js')).toSarif(report),
  md: async ({ report }) => (await import('./markdown.js')).toMarkdown(report),
  json: async ({ report }) => (await import('./json.js')).toJson(report),
};

/** Writes a report atomically. Throws an Error with a message for users if it cannot. */
export async function writeReport(format: ReportFormat, file: string, input: ReportInput): Promise<void> {
  await writeWhole('the report', file, await writers[format](input));
}
