import { stringify } from 'csv-stringify/sync';
import type { Readings } from '../../generated/questions.js';
import type { Profile } from './profile.js';

export type Cell = string | number | boolean | null | undefined;

/** Lines per piece of text: enough that a piece is worth sending, few enough that nobody waits long for it. */
const linesPerChunk = 100;

/** What a spreadsheet would take for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/;

/** How a cell is written (question import.csv-formulas). */
const cells: Readonly<Record<Readings['import.csv-formulas'], (cell: Cell) => Cell>> = {
  'as-they-are': (cell) => cell,
  neutralised: (cell) => (typeof cell === 'string' && formula.test(cell) ? `'${cell}` : cell),
};

/**
 * A table as CSV (RFC 4180), in pieces, with the ends of lines, the byte order mark and the formulas that the profile
 * has (questions import.csv-newline, import.csv-bom and import.csv-formulas). An absent value is an empty cell.
 */
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
        // Either character ends a line for some reader, whatever ends one here.
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
