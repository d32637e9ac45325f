import { checkBySchema } from '../files/schema-check.js';
import { textIn } from '../files/text-in.js';
import { parseJson } from '../target/json.js';
import { UsageError } from '../target/usage-error.js';
import type { Report } from './report.js';

const checkReport = checkBySchema<Report>('report.schema.json');

/** Reads a JSON report from a file. Throws a UsageError if the file cannot be read or is not a report. */
export function readReport(file: string): Report {
  const read = parseJson(textIn(file));
  if (read === undefined) {
    throw new UsageError(
      `"${file}" is not JSON; give a report that pdk conform wrote with --report json=FILE`,
    );
  }
  const checked = checkReport(read);
  if ('value' in checked) return checked.value;
  const [first] = checked.problems;
  const where = first === undefined || first.path.length === 0 ? '' : `at ${first.path.join('/')}: `;
  throw new UsageError(
    `"${file}" is no report of this version of the kit: ${where}${first?.says ?? ''} Write it again with --report json=FILE`,
  );
}
