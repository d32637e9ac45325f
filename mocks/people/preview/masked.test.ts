import fc from 'fast-check';
import { expect, it } from 'vitest';
import { masked, maskedName } from '../preview.js';

it.each([
  ['Ada Moreau', 'A** M*****'],
  ['Siobhán Ó Briain', 'S****** Ó B*****'],
  ['李娜', '李*'],
  ['😀😀', '😀*'],
  ['', ''],
])('the name %j is masked as %j', (name, shown) => expect(maskedName(name)).toBe(shown));

it('every character of a name except the initials is masked by an asterisk', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 4 }), (words) => {
      const shown = maskedName(words.join(' ')).split(' ');
      expect(shown.map((word) => word.length)).toEqual(words.map((word) => word.length));
      expect(shown.every((word, at) => word === words[at]?.[0] + '*'.repeat(word.length - 1))).toBe(true);
    }),
  );
});

it('only the id and the masked name of a person are shown', () => {
  const ada = { id: 'per_ada', name: 'Ada Moreau', linkedin: 'ada-moreau-7', position: { title: 'CEO' } };
  expect(masked(ada)).toEqual({ id: 'per_ada', name: 'A** M*****' });
  expect(masked({ id: 'per_nobody', name: null })).toEqual({ id: 'per_nobody' });
});
