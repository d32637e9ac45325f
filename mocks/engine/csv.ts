import type { Readings } from '../../generated/questions.js';
import type { Profile } from './handler.js';

export type Cell = string | number | boolean | null | undefined;

/** What a spreadsheet takes for the start of a formula. */
const formula = /^[=+\-@\t\r]/;

const cells: Readonly<Record<Readings['import.csv-formulas'], (cell: Cell) => Cell>> = {
  'as-they-are': (cell) => cell,
  neutralised: (cell) => (typeof cell === 'string' && formula.test(cell) ? `'${cell}` : cell),
};

/** Writes a table as CSV (RFC 4180) line by line, with line endings, byte order mark and formulas as the profile says. */
export function* csvOf(
  header: readonly string[],
  rows: Iterable<readonly Cell[]>,
  profile: Profile,
): Generator<string> {
  const cellOf = cells[profile.reading('import.csv-formulas')];
  const newline = profile.reading('import.csv-newline') === 'crlf' ? '\r\n' : '\n';
  const lineOf = (row: readonly Cell[]) => row.map((cell) => quoted(cellOf(cell))).join(',') + newline;
  yield (profile.reading('import.csv-bom') === 'on' ? '\ufeff' : '') + lineOf(header);
  for (const row of rows) yield lineOf(row);
}

/** Some readers end a line at either character of a line ending, whichever is used here. */
function quoted(cell: Cell): string {
  const text = String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
