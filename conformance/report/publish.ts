import { type Text, writeWhole } from '../../spec/source/whole-file.js';
import { renderReport } from './console.js';
import { exitCodeOf, type Report, toJson } from './report.js';
import { pageOn } from './text.js';

export const reportFormats = ['html', 'junit', 'sarif', 'md', 'json'] as const;
export type ReportFormat = (typeof reportFormats)[number];
/** All formats of `--report`: HAR holds the exchanges of a run instead of its report. */
export const fileFormats = [...reportFormats, 'har'] as const;
export type FileFormat = (typeof fileFormats)[number];

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
  json: async ({ report }) => toJson(report),
};

/** Writes a report atomically. Throws an Error with a message for users if it cannot. */
export async function writeReport(format: ReportFormat, file: string, input: ReportInput): Promise<void> {
  await writeWhole('the report', file, await writers[format](input));
}

interface Output {
  readonly reports: readonly { readonly format: ReportFormat; readonly file: string }[];
  readonly json: boolean;
  readonly verbose: boolean;
}

/** Prints a report and writes its files. Returns the exit code, which is never 0 if a file cannot be written. */
export async function publish(
  report: Report,
  { reports, json, verbose }: Output,
  history: readonly Report[] = [],
): Promise<number> {
  const { env, stdout, stderr } = process;
  const isOnGitHub = env['GITHUB_ACTIONS'] === 'true' || env['GITHUB_STEP_SUMMARY'];
  const github = isOnGitHub ? await import('./markdown.js') : undefined;
  const shown = json ? toJson(report) : renderReport(report, pageOn(stdout, env), verbose);
  stdout.write(json || github === undefined ? shown : github.withoutCommands(shown));
  return writeAll(exitCodeOf(report), [
    ...reports.map(({ format, file }) => async () => {
      await writeReport(format, file, { report, history });
      stderr.write(`report written to ${file}\n`);
    }),
    () => github?.tellGitHub(report, env, (line) => void stderr.write(`${line}\n`)),
  ]);
}

/** Writes files of a run, and prints what fails. Returns the exit code, which is 3 instead of 0 if one cannot be written. */
export async function writeAll(exitCode: number, writes: readonly (() => void | Promise<void>)[]) {
  let code = exitCode;
  for (const write of writes) {
    try {
      await write();
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      code = code === 0 ? 3 : code;
    }
  }
  return code;
}
