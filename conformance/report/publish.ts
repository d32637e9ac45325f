import { renderReport } from './console.js';
import { type ReportFormat, writeReport } from './formats.js';
import { toJson } from './json.js';
import { pageOn } from './paint.js';
import { exitCodeOf, type Report } from './report.js';

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
async function onGitHub(env: NodeJS.ProcessEnv): Promise<typeof import('../report/github.js') | undefined> {
  const isThere = env['GITHUB_ACTIONS'] === 'true' || env['GITHUB_STEP_SUMMARY'];
  return isThere ? import('../report/github.js') : undefined;
}
