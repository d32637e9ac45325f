/**
 * The records of a CSV by the names of its first line (RFC 4180). It is as tolerant as the services that write one are
 * different: with or without byte order mark, lines that end with CR LF, LF or CR, a last line that ends or not, rows
 * that are shorter than the first. Blank lines are no rows.
 */
export function rowsOf(text: string): readonly Readonly<Record<string, string>>[] {
  const [names = [], ...rows] = linesOf(text.replace(/^\uFEFF/, ''));
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])));
}

/**
 * A text without the apostrophe that keeps a spreadsheet from taking it for a formula: whether a CSV writes one is
 * nobody's fault (question import.csv-formulas), so texts are compared with those of a CSV without it.
 */
export function withoutApostrophe(text: string): string {
  return text.replace(/^'(?=[=+\-@\t\r])/, '');
}

/** A cell, quoted or not, and what ends it. What follows the closing quote of a cell belongs to it as it is. */
const cell = /(?:"([^"]*(?:""[^"]*)*)(?:"|$))?([^,\r\n]*)(,|\r\n|\n|\r|$)/y;

/** The cells of every line that is not blank. */
function linesOf(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < text.length || line.length > 0) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + plain);
    if (end === ',') continue;
    if (line.length > 1 || quoted !== undefined || plain !== '') lines.push(line);
    line = [];
  }
  return lines;
}
