import type { Candidate, Person, Population } from '../population.js';

/**
 * A population in which some people are others than they were: it answers as one that was built from the edited people
 * would, without building anything. An edit costs every look-up the comparison with one more person.
 */
export function withEdits(base: Population, edited: readonly Person[]): Population {
  const byId = new Map(edited.map((person) => [person.id ?? '', person]));
  const edit = (people: readonly Person[]) => people.map((person) => byId.get(person.id ?? '') ?? person);
  let people: readonly Person[] | undefined;
  let inOrderOfIds: readonly Person[] | undefined;
  return {
    get people() {
      people ??= edit(base.people);
      return people;
    },
    get inOrderOfIds() {
      inOrderOfIds ??= edit(base.inOrderOfIds);
      return inOrderOfIds;
    },
    person: (id) => byId.get(id) ?? base.person(id),
    indexed: (fields) => base.indexed(fields),
    candidates: (criterion, limit) => {
      // So many of the base may have to be left out.
      const listed = base.candidates(criterion, limit + byId.size);
      const unedited = listed.filter(({ person }) => !byId.has(person.id ?? ''));
      const rated = [...byId.values()].map((person) => ({
        person,
        similarity: base.similarity(person, criterion),
      }));
      const fitting = rated.filter(({ similarity }) => similarity > 0);
      return [...unedited, ...fitting].sort(bestFirst).slice(0, limit);
    },
    similarity: (person, criterion) => base.similarity(person, criterion),
  };
}

/** Best first, ties in the order of ids. */
function bestFirst(one: Candidate, other: Candidate): number {
  return other.similarity - one.similarity || ((one.person.id ?? '') < (other.person.id ?? '') ? -1 : 1);
}
