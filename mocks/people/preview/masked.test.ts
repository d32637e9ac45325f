import fc from 'fast-check';
import { expect, it } from 'vitest';
import { masked, maskedName } from './masked.js';

it.each([
  ['Ada Moreau', 'A** M*****'],
  ['Siobhán Ó Briain', 'S****** Ó B*****'],
  ['李娜', '李*'],
  ['😀😀', '😀*'],
  ['', ''],
])('the name %j is masked as %j', (name, shown) => expect(maskedName(name)).toBe(shown));

it('as many characters of a name are hidden as are not initials', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 4 }), (words) => {
      const shown = maskedName(words.join(' ')).split(' ');
      expect(shown.map((word) => word.length)).toEqual(words.map((word) => word.length));
      expect(shown.every((word, at) => word === words[at]?.[0] + '*'.repeat(word.length - 1))).toBe(true);
    }),
  );
});

it('nothing of a person is told but the id and the masked name', () => {
  const ada = { id: 'per_ada', name: 'Ada Moreau', linkedin: 'ada-moreau-7', position: { title: 'CEO' } };
  expect(masked(ada)).toEqual({ id: 'per_ada', name: 'A** M*****' });
  expect(masked({ id: 'per_nobody', name: null })).toEqual({ id: 'per_nobody' });
});
