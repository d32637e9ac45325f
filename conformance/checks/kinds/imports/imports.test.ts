import { expect, test } from 'vitest';
import { errorRowsIn } from './imports.js';

test('a CSV shows one line per failed row, and which of the sent rows are among them', () => {
  const shown = errorRowsIn('reference_id,error\r\nr-1,"neither name, nor email"\r\nr-2,nothing\r\n');

  expect(shown.lines).toBe(2);
  expect(shown.listed(['r-1', 'r-2', 'r-3'])).toEqual(['r-1', 'r-2']);
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
