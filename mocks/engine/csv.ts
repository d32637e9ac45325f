import { stringify } from 'csv-stringify/sync';
import type { Readings } from '../../generated/questions.js';
import type { Profile } from './handler.js';

export type Cell = string | number | boolean | null | undefined;

/** Lines per chunk: enough that a chunk is worth sending, few enough that other requests do not wait long for it. */
const linesPerChunk = 100;

/** What a spreadsheet takes for the start of a formula. */
const formula = /^[=+\-@\t\r]/;

const cells: Readonly<Record<Readings['import.csv-formulas'], (cell: Cell) => Cell>> = {
  'as-they-are': (cell) => cell,
  neutralised: (cell) => (typeof cell === 'string' && formula.test(cell) ? `'${cell}` : cell),
};

/** Writes a table as CSV (RFC 4180) in chunks, with line endings, byte order mark and formulas as the profile says. */
export function* csvOf(
  header: readonly string[],
  rows: Iterable<readonly Cell[]>,
  profile: Profile,
): Generator<string> {
  const cellOf = cells[profile.reading('import.csv-formulas')];
  const write = (lines: readonly (readonly Cell[])[]) =>
    stringify(
      lines.map((line) => line.map(cellOf)),
      {
        record_delimiter: profile.reading('import.csv-newline') === 'crlf' ? '\r\n' : '\n',
        // Some readers end a line at either character, whichever is used here.
        quoted_match: /[\r\n]/,
        cast: { boolean: String },
      },
    );
  let lines: (readonly Cell[])[] = [header];
  let mark = profile.reading('import.csv-bom') === 'on' ? '\ufeff' : '';
  for (const row of rows) {
    lines.push(row);
    if (lines.length < linesPerChunk) continue;
    yield mark + write(lines);
    mark = '';
    lines = [];
  }
  if (lines.length > 0) yield mark + write(lines);
}
