import { parse } from 'csv-parse/sync';

const tolerant = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
};

/**
 * Parses a CSV with a header line (RFC 4180). Tolerates what services do differently: a byte order mark, lines that end with
 * CR LF, LF or CR, a missing end of the last line, rows that are shorter than the header. Skips blank lines.
 */
export function rowsOf(text: string): readonly Readonly<Record<string, string>>[] {
  const [names = [], ...rows] = linesOf(text);
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}

/**
 * Removes the apostrophe that keeps a spreadsheet from reading a text as a formula. A CSV may have it or not (question
 * import.csv-formulas), so texts are compared without it.
 */
export function withoutApostrophe(text: string): string {
  return text.replace(/^'(?=[=+\-@\t\r])/, '');
}

/** Quotes within an unquoted cell are a part of it; an unclosed quote is closed at the end of the text. */
function linesOf(text: string): readonly (readonly string[])[] {
  try {
    return parse(text, tolerant);
  } catch {
    return parse(`${text}"`, tolerant);
  }
}
