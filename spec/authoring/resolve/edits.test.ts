import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { edited, type TextEdit } from './edits.js';

/** A text in pieces, of which every second one is replaced. */
const pieces = fc.array(fc.record({ kept: fc.string(), old: fc.string(), fresh: fc.string() }), {
  maxLength: 6,
});

test('edits change only what they name', () => {
  fc.assert(
    fc.property(pieces, (list) => {
      let text = '';
      const edits: TextEdit[] = [];
      for (const { kept, old, fresh } of list) {
        text += kept;
        edits.push({ from: text.length, to: text.length + old.length, text: fresh });
        text += old;
      }
      // Insertions at the same place have no defined order.
      fc.pre(new Set(edits.map(({ from }) => from)).size === edits.length);
      expect(edited(text, [...edits].reverse())).toBe(list.map(({ kept, fresh }) => kept + fresh).join(''));
    }),
  );
});

test('overlapping edits throw', () => {
  const edits = [
    { from: 0, to: 3, text: 'a' },
    { from: 2, to: 4, text: 'b' },
  ];
  expect(() => edited('abcdef', edits)).toThrow('overlap at offset 2');
});
