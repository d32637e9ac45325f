import { renderReport } from '../report/console.js';
import { type ReportFormat, writeReport } from '../report/formats.js';
import { toJson } from '../report/json.js';
import { pageOn } from '../report/paint.js';
import { exitCodeOf, type Report } from '../report/report.js';

/** Where a report is to go. */
export interface Output {
  readonly reports: readonly { readonly format: ReportFormat; readonly file: string }[];
  readonly json: boolean;
  readonly verbose: boolean;
}

/** Prints a report and writes its files. Answers the exit code: a file that cannot be written ends nothing well. */
export async function tell(report: Report, { reports, json, verbose }: Output): Promise<number> {
  const page = pageOn(process.stdout, process.env);
  process.stdout.write(json ? toJson(report) : renderReport(report, page, verbose));
  let exitCode: number = exitCodeOf(report);
  for (const { format, file } of reports) {
    try {
      await writeReport(format, file, { report, history: [] });
      process.stderr.write(`report written to ${file}\n`);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      exitCode = exitCode === 0 ? 3 : exitCode;
    }
  }
  return exitCode;
}
