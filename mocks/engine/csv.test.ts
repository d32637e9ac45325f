import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Readings } from '../../generated/questions.js';
import { type Cell, csvOf } from './csv.js';
import { profileOf } from './handler.js';

function csv(
  rows: readonly (readonly Cell[])[],
  readings: Partial<Readings> = {},
  header = ['a', 'b'],
): string {
  return [...csvOf(header, rows, profileOf(readings))].join('');
}

describe('a CSV', () => {
  test('quotes cells if needed, and leaves absent values empty', () => {
    expect(
      csv([
        ['x,y', 'say "no"'],
        [null, undefined],
        [1.5, false],
      ]),
    ).toBe('a,b\r\n"x,y","say ""no"""\r\n,\r\n1.5,false\r\n');
  });
});

test('a parser gets any texts back, with their apostrophe if the profile says so', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ', '=', 'é', '🙂', "'") });
  const newlines = fc.constantFrom<Readings['import.csv-newline'][]>('crlf', 'lf');
  const formulas = fc.constantFrom<Readings['import.csv-formulas'][]>('as-they-are', 'neutralised');
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), newlines, formulas, (rows, newline, reading) => {
      const written = csv(rows, { 'import.csv-newline': newline, 'import.csv-formulas': reading });
      const marked = (cell: string) => (reading === 'neutralised' && /^[=\r]/.test(cell) ? `'${cell}` : cell);
      const read = parse(written, { record_delimiter: newline === 'crlf' ? '\r\n' : '\n' });
      expect(read).toEqual([['a', 'b'], ...rows.map((row) => row.map(marked))]);
    }),
    { seed: 5 },
  );
});
