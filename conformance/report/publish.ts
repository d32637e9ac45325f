import { type Text, writeWhole } from '../../spec/source/whole-file.js';
import { renderReport } from './console.js';
import { exitCodeOf, type Report, toJson } from './report.js';
import { pageOn } from './text.js';

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
  json: async ({ report }) => (await import('./report.js')).toJson(report),
};

/** Writes a report atomically. Throws an Error with a message for users if it cannot. */
export async function writeReport(format: ReportFormat, file: string, input: ReportInput): Promise<void> {
  await writeWhole('the report', file, await writers[format](input));
}

/** Where a report goes. */
export interface Output {
  readonly reports: readonly { readonly format: ReportFormat; readonly file: string }[];
  readonly json: boolean;
  readonly verbose: boolean;
}

/**
 * Prints a report and writes its files. Returns the exit code, which is never 0 if a file cannot be written.
 * @param history reports of earlier runs, the oldest first
 */
export async function publish(
  report: Report,
  { reports, json, verbose }: Output,
  history: readonly Report[] = [],
): Promise<number> {
  const page = pageOn(process.stdout, process.env);
  const github = await onGitHub(process.env);
  const shown = json ? toJson(report) : renderReport(report, page, verbose);
  process.stdout.write(json || github === undefined ? shown : github.withoutCommands(shown));
  let exitCode: number = exitCodeOf(report);
  const written = async (write: () => Promise<void>) => {
    try {
      await write();
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      exitCode = exitCode === 0 ? 3 : exitCode;
    }
  };
  for (const { format, file } of reports) {
    await written(async () => {
      await writeReport(format, file, { report, history });
      process.stderr.write(`report written to ${file}\n`);
    });
  }
  await written(async () => {
    await github?.tellGitHub(report, process.env, (line) => void process.stderr.write(`${line}\n`));
  });
  return exitCode;
}

/** The reporter for GitHub Actions; undefined elsewhere. */
async function onGitHub(env: NodeJS.ProcessEnv): Promise<typeof import('./markdown.js') | undefined> {
  const isThere = env['GITHUB_ACTIONS'] === 'true' || env['GITHUB_STEP_SUMMARY'];
  return isThere ? import('./markdown.js') : undefined;
}
