import { rowsOf, withoutApostrophe } from '../../../target/wire/csv.js';

/** What a CSV of failed rows shows. */
export interface ErrorRows {
  /** Lines below the one that names the columns. */
  readonly lines: number;
  /** Those of the reference ids that stand in a cell, whatever its column. */
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
