import { type Text, writeWhole } from '../../spec/source/whole-file.js';
import type { Report } from './report.js';

/** The forms in which a report can be written to a file, as `--report` names them. */
export const reportFormats = ['html', 'junit', 'sarif', 'md', 'json'] as const;
export type ReportFormat = (typeof reportFormats)[number];
/** Beside them, what is made of the exchanges of a run. */
export const fileFormats = [...reportFormats, 'har'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** What reports are made of. */
export interface Told {
  readonly report: Report;
  /** Of earlier runs, the oldest first. */
  readonly history: readonly Report[];
}

/** Each writer is loaded only where somebody asks for its format. */
const writers: Record<ReportFormat, (told: Told) => Promise<Text>> = {
  html: async (told) => (await import('./html/page.js')).toHtml(told),
  junit: async ({ report }) => (await import('./junit.js')).toJunit(report),
  sarif: async ({ report }) => (await import('./sarif.js')).toSarif(report),
  md: async ({ report }) => (await import('./markdown.js')).toMarkdown(report),
  json: async ({ report }) => (await import('./json.js')).toJson(report),
};

/** Writes a report whole or not at all. Throws an Error for people where it cannot. */
export async function writeReport(format: ReportFormat, file: string, told: Told): Promise<void> {
  await writeWhole('the report', file, await writers[format](told));
}
