import { expect, test } from 'vitest';
import type { Person } from '../../population/population.js';
import { peopleWith } from './people.js';

const ada: Person = {
  id: 'per_1',
  name: 'Ada Moreau',
  linkedin: 'ada-m',
  position: { title: 'Staff Engineer', company: { name: 'Northwind' }, email: 'ada@northwind.example.com' },
};
const li: Person = { id: 'per_2', first_name: 'Li', last_name: 'Éluard' };
const found = (words: string) => peopleWith(words, [ada, li]).map(({ id }) => id);

test.each([
  ['', ['per_1', 'per_2']],
  ['  ', ['per_1', 'per_2']],
  ['moreau', ['per_1']],
  ['ENGINEER northwind', ['per_1']],
  ['engineer éluard', []],
  ['éLUARD', ['per_2']],
  ['ada@northwind', ['per_1']],
  ['per_2', ['per_2']],
])('%j finds %j: each word in any member, ignoring case', (words, ids) => {
  expect(found(words)).toEqual(ids);
});
