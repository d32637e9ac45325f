import { parse } from 'csv-parse/sync';

const tolerant = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
};

/**
 * The records of a CSV by the names of its first line (RFC 4180). It is as tolerant as the services that write one are
 * different: with or without byte order mark, lines that end with CR LF, LF or CR, a last line that ends or not, rows
 * that are shorter than the first. Blank lines are no rows.
 */
export function rowsOf(text: string): readonly Readonly<Record<string, string>>[] {
  const [names = [], ...rows] = linesOf(text);
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}

/**
 * A text without the apostrophe that keeps a spreadsheet from taking it for a formula: whether a CSV writes one is
 * nobody's fault (question import.csv-formulas), so texts are compared with those of a CSV without it.
 */
export function withoutApostrophe(text: string): string {
  return text.replace(/^'(?=[=+\-@\t\r])/, '');
}

/** Quotes within a cell that does not begin with one are a part of it; one that is never closed ends with the text. */
function linesOf(text: string): readonly (readonly string[])[] {
  try {
    return parse(text, tolerant);
  } catch {
    return parse(`${text}"`, tolerant);
  }
}
