import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorRowsIn, rowsOf, withoutApostrophe } from './csv.js';

test.each([
  ['lines that end with CR LF', 'id,name\r\n1,Ada\r\n2,Li\r\n'],
  ['lines that end with LF', 'id,name\n1,Ada\n2,Li\n'],
  ['lines that end with CR', 'id,name\r1,Ada\r2,Li\r'],
  ['a last line that does not end', 'id,name\r\n1,Ada\r\n2,Li'],
  ['a byte order mark', '\uFEFFid,name\r\n1,Ada\r\n2,Li\r\n'],
  ['quotes around everything', '"id","name"\r\n"1","Ada"\r\n"2","Li"\r\n'],
  ['blank lines', 'id,name\n\n1,Ada\n\n2,Li\n\n'],
])('reads %s', (_, text) => {
  expect(rowsOf(text)).toEqual([
    { id: '1', name: 'Ada' },
    { id: '2', name: 'Li' },
  ]);
});

test.each<[what: string, text: string, rows: object[]]>([
  ['nothing', '', []],
  ['a byte order mark alone', '\uFEFF', []],
  ['the names of the columns alone', 'id,name\r\n', []],
  ['a quote within an unquoted cell', 'a,b\n5" screw,x\n', [{ a: '5" screw', b: 'x' }]],
  ['a row that lacks a cell', 'a,b,c\nx,\n', [{ a: 'x', b: '', c: '' }]],
  ['a single column of quoted empty texts', 'a\n""\nx\n', [{ a: '' }, { a: 'x' }]],
  ['a quote that is never closed', 'a,b\n1,"never\nclosed', [{ a: '1', b: 'never\nclosed' }]],
])('reads %s', (_, text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test('any text is read without an error, and what is written by RFC 4180 is read back', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ', 'é') });
  const isText = (cell: unknown) => typeof cell === 'string';
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (sent) =>
      rowsOf(sent).every((row) => Object.values(row).every(isText)),
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), fc.constantFrom('\r\n', '\n'), (rows, newline) => {
      const written = [['one', 'two'], ...rows]
        .map((cells) => cells.map((value) => `"${value.replaceAll('"', '""')}"`).join(',') + newline)
        .join('');
      expect(rowsOf(written)).toEqual(rows.map(([one, two]) => ({ one, two })));
    }),
  );
});

test.each(['=1', '+1', '-17', '@x', '\tx', '\rx'])(
  'an apostrophe before %j, which escapes a formula in spreadsheets, is ignored in comparisons',
  (text) => {
    expect([text, `'${text}`].map(withoutApostrophe)).toEqual([text, text]);
  },
);

test('a CSV shows one line per failed row, and which of the sent rows are among them', () => {
  const shown = errorRowsIn('reference_id,error\r\nr-1,"neither name, nor email"\r\nr-2,nothing\r\n');

  expect(shown.lines).toBe(2);
  expect(shown.listed(['r-1', 'r-2', 'r-3'])).toEqual(['r-1', 'r-2']);
  expect(shown.references).toEqual(['r-1', 'r-2']);
});

test.each(['', 'reference_id,error\r\n', '\uFEFFreference_id,error'])(
  'a CSV without failed rows has no lines: %j',
  (text) => {
    expect(errorRowsIn(text).lines).toBe(0);
  },
);

test('a reference id within a message is not a row', () => {
  expect(errorRowsIn('row,error\n3,like r-1\n').listed(['r-1'])).toEqual([]);
});

test.each(['reference_id\n-17\n=1\n', "reference_id\n'-17\n'=1\n"])(
  'a reference id that looks like a formula is listed, neutralised or not: %j',
  (text) => {
    expect(errorRowsIn(text).listed(['-17', '=1', '-18'])).toEqual(['-17', '=1']);
  },
);
