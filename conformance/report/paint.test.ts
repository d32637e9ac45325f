import { describe, expect, test } from 'vitest';
import { coloured, pageOn, plain } from './text.js';

describe('colours and width', () => {
  test.each([
    [{ isTTY: true, columns: 200 }, {}, { width: 120, paint: coloured }],
    [{ isTTY: true, columns: 80 }, { NO_COLOR: '1' }, { width: 80, paint: plain }],
    [{ isTTY: true, columns: 20 }, { TERM: 'dumb' }, { width: 60, paint: plain }],
    [{}, {}, { width: 120, paint: plain }],
  ])('%j with %j', (screen, env, expected) => {
    expect(pageOn(screen, env)).toEqual(expected);
  });
});
