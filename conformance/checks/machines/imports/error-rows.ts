import { rowsOf, withoutApostrophe } from '../../../target/wire/csv.js';

/** The rows of a CSV of failed rows. */
export interface ErrorRows {
  /** Number of lines below the header. */
  readonly lines: number;
  /** Returns the reference ids that are the text of a cell, in any column. */
  listed(references: readonly string[]): readonly string[];
}

export function errorRowsIn(text: string): ErrorRows {
  const rows = rowsOf(text);
  const cells = new Set(rows.flatMap((row) => Object.values(row)).map(withoutApostrophe));
  return {
    lines: rows.length,
    listed: (references) => references.filter((reference) => cells.has(withoutApostrophe(reference))),
  };
}
