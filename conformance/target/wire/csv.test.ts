import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsOf, withoutApostrophe } from './csv.js';

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

test('quoted cells are read literally', () => {
  expect(rowsOf('a,b,c\r\n"x,y","say ""hi""","two\r\nlines"\r\n')).toEqual([
    { a: 'x,y', b: 'say "hi"', c: 'two\r\nlines' },
  ]);
});

test('a quote within an unquoted cell is literal', () => {
  expect(rowsOf('a,b\n5" screw,x\n')).toEqual([{ a: '5" screw', b: 'x' }]);
});

test.each([
  ['nothing', ''],
  ['a byte order mark alone', '\uFEFF'],
  ['the names of the columns alone', 'id,name\r\n'],
  ['blank lines alone', '\r\n\r\n'],
])('%s has no rows', (_, text) => {
  expect(rowsOf(text)).toEqual([]);
});

test('empty cells, including the last one, and cells that a row lacks are empty texts', () => {
  expect(rowsOf('a,b,c\n,,\nx,\n')).toEqual([
    { a: '', b: '', c: '' },
    { a: 'x', b: '', c: '' },
  ]);
  expect(rowsOf('a,b\n1,')).toEqual([{ a: '1', b: '' }]);
});

test('a single column of quoted empty texts is read', () => {
  expect(rowsOf('a\n""\nx\n')).toEqual([{ a: '' }, { a: 'x' }]);
});

test('a quote that is never closed ends at the end of the text', () => {
  expect(rowsOf('a,b\n1,"never\nclosed')).toEqual([{ a: '1', b: 'never\nclosed' }]);
});

test('any text is read without an error', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r') }),
  );
  fc.assert(
    fc.property(text, (sent) =>
      rowsOf(sent).every((row) => Object.values(row).every((cell) => typeof cell === 'string')),
    ),
  );
});

test('what is written by RFC 4180 is read back', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ', 'é') });
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

test.each(["'x", "x'-1", '', "''-1", "'"])('%j is compared unchanged', (text) => {
  expect(withoutApostrophe(text)).toBe(text);
});
