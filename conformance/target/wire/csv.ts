import { parse } from 'csv-parse/sync';

const tolerant = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
};

/** Parses a CSV with a header line (RFC 4180), whatever its line ends and however short its rows. Skips blank lines. */
export function rowsOf(text: string): readonly Readonly<Record<string, string>>[] {
  const [names = [], ...rows] = linesOf(text);
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}

/** Removes the apostrophe before what a spreadsheet takes for a formula, which is open (question import.csv-formulas). */
export function withoutApostrophe(text: string): string {
  return text.replace(/^'(?=[=+\-@\t\r])/, '');
}

/** A CSV of failed rows: the lines below the header, the reference ids that they show, and which of some are the text of a cell. */
export function errorRowsIn(text: string) {
  const rows = rowsOf(text);
  const cells = new Set(rows.flatMap((row) => Object.values(row)).map(withoutApostrophe));
  return {
    lines: rows.length,
    references: rows.flatMap(({ reference_id: id = '' }) => (id === '' ? [] : withoutApostrophe(id))),
    listed: (references: readonly string[]) =>
      references.filter((each) => cells.has(withoutApostrophe(each))),
  };
}

/** Quotes within an unquoted cell are a part of it; an unclosed quote is closed at the end of the text. */
function linesOf(text: string): readonly (readonly string[])[] {
  try {
    return parse(text, tolerant);
  } catch {
    return parse(`${text}"`, tolerant);
  }
}
