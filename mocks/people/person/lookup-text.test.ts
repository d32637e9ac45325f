import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Readings } from '../../../generated/questions.js';
import { type Found, lookupText } from '../person.js';

describe('the body of a lookup by ids', () => {
  it.each(['found-only', 'aligned-null', 'with-errors'] as const)(
    'shows a person only when the text is read that far, under %s',
    (reading) => {
      let shown = 0;
      const people = Array.from({ length: 1000 }, (_, at) => ({ id: `per_${at}` }));
      const asked = people.map(({ id }) => id);
      const pieces = lookupText(reading, asked, foundOf(...people), (person) => {
        shown += 1;
        return person;
      });
      let read = 0;
      for (const _ of pieces) {
        expect(shown).toBe(read);
        read += 1;
        if (read > 10) break;
      }
    },
  );

  it('is valid JSON for any people, and no chunk is longer than a person', () => {
    const people = fc.uniqueArray(fc.record({ id: fc.string() }), {
      maxLength: 20,
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(people, (all) => {
        const found = foundOf(...all);
        expect(JSON.parse(textOf('found-only', [], found))).toEqual({ people: all });
        const longest = Math.max(14, ...all.map((person) => JSON.stringify(person).length + 1));
        for (const piece of lookupText('found-only', [], found, (person) => person)) {
          expect(piece.length).toBeLessThanOrEqual(longest);
        }
      }),
    );
  });
});

function foundOf(...people: readonly { readonly id: string }[]): Found {
  return new Map(people.map((person) => [person.id, person]));
}

function textOf(reading: Readings['lookup.answer'], asked: readonly string[], found: Found): string {
  return [...lookupText(reading, asked, found, (person) => ({ ...person }))].join('');
}
