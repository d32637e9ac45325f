import { describe, expect, it } from 'vitest';
import { isReturnField, project, selectionOf } from './return-fields.js';

const person = {
  id: 'per_1',
  position: { title: 'CTO', company: { id: 'com_1', name: 'Acme' } },
  jobs: [{ title: 'CTO', level: 'C-Team' }, { title: 'Intern' }],
  education: [],
  country: null,
  score: 0.97,
};

describe('return_fields', () => {
  it.each([
    [
      'projected',
      ['position.company.name'],
      { id: 'per_1', position: { company: { name: 'Acme' } }, score: 0.97 },
    ],
    [
      'projected',
      ['jobs.title'],
      { id: 'per_1', jobs: [{ title: 'CTO' }, { title: 'Intern' }], score: 0.97 },
    ],
    ['projected', ['position.title', 'position'], { id: 'per_1', position: person.position, score: 0.97 }],
    ['projected', ['position', 'position.title'], { id: 'per_1', position: person.position, score: 0.97 }],
    ['projected', ['country', 'cell_phone_number'], { id: 'per_1', country: null, score: 0.97 }],
    ['projected', ['salary'], { id: 'per_1', score: 0.97 }],
    ['projected-strict', ['education'], { education: [] }],
    ['projected-strict', ['id', 'score'], { id: 'per_1', score: 0.97 }],
  ] as const)('%s %j keeps the selected members', (reading, paths, kept) => {
    const selection = selectionOf(paths, reading, 'all-fields');
    expect(selection && project(person, selection)).toEqual(kept);
  });

  it.each([
    ['absent', undefined, 'projected', 'no-fields'],
    ['empty, read as all', [], 'projected', 'all-fields'],
    ['ignored', ['id'], 'ignored', 'no-fields'],
  ] as const)('selects everything when %s', (_, paths, reading, empty) => {
    expect(selectionOf(paths, reading, empty)).toBeUndefined();
  });

  it('selects only the members that are always kept when empty, read as none', () => {
    expect([...(selectionOf([], 'projected', 'no-fields') ?? [])]).toEqual([
      ['id', 'whole'],
      ['score', 'whole'],
    ]);
    expect([...(selectionOf([], 'projected-strict', 'no-fields') ?? [])]).toEqual([]);
  });

  it.each([
    ['name', true],
    ['jobs.company.ultimate_parent.ticker', true],
    ['location_details.msa', true],
    ['score', true],
    ['jobs.salary', false],
    ['name.first', false],
    ['Name', false],
    ['', false],
    ['position.', false],
  ])('%s is a field of a person: %s', (path, known) => {
    expect(isReturnField(path)).toBe(known);
  });
});
