import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Readings } from '../../../generated/questions.js';
import { type Asked, lookupText } from './lookup-text.js';

const ada = { id: 'per_ada' };
const li = { id: 'per_li' };
const asked: readonly Asked[] = [
  { id: 'per_li', person: li },
  { id: 'per_0', person: undefined },
  { id: 'per_ada', person: ada },
  { id: 'per_li', person: li },
];

describe('the body of a lookup by ids', () => {
  it.each<[Readings['lookup.answer'], object]>([
    ['found-only', { people: [li, ada] }],
    ['aligned-null', { people: [li, null, ada, li] }],
    [
      'with-errors',
      { people: [li, ada], errors: [{ id: 'per_0', error: 'not_found', message: expect.any(String) }] },
    ],
  ])('under %s', (reading, body) => {
    expect(JSON.parse(textOf(reading, asked))).toEqual(body);
  });

  it('is JSON for any people, and no piece of it is longer than one of them', () => {
    const people = fc.array(fc.record({ id: fc.string() }), { maxLength: 20 });
    fc.assert(
      fc.property(people, (found) => {
        const all = found.map((person) => ({ id: person.id, person }));
        expect(JSON.parse(textOf('found-only', all, found))).toEqual({ people: found });
        const longest = Math.max(14, ...found.map((person) => JSON.stringify(person).length + 1));
        for (const piece of lookupText('found-only', all, found, (person) => person)) {
          expect(piece.length).toBeLessThanOrEqual(longest);
        }
      }),
    );
  });
});

function textOf(reading: Readings['lookup.answer'], all: readonly Asked[], found = [li, ada]): string {
  return [...lookupText(reading, all, found, (person) => ({ ...person }))].join('');
}
