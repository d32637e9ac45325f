import type { Candidate, Person, Population } from '../population.js';
import type { Edits } from './edited-people.js';

/**
 * Returns a population in which some people are edited, some are new and some are removed: it answers like one built from the
 * current people, without building anything. Each edit makes every look-up compare one more person.
 */
export function withEdits(base: Population, { people: edited, removed }: Edits): Population {
  const byId = new Map(edited.map((person) => [person.id ?? '', person]));
  const added = edited.filter(({ id = '' }) => base.person(id) === undefined);
  const isAsBefore = ({ id = '' }: Person) => !byId.has(id) && !removed.has(id);
  const edit = (people: readonly Person[]) =>
    people.flatMap((person) => {
      const { id = '' } = person;
      return byId.get(id) ?? (removed.has(id) ? [] : person);
    });
  let people: readonly Person[] | undefined;
  let inOrderOfIds: readonly Person[] | undefined;
  return {
    overlay: { base, replaced: new Set([...byId.keys(), ...removed]), people: [...byId.values()] },
    get people() {
      people ??= [...edit(base.people), ...added];
      return people;
    },
    get inOrderOfIds() {
      inOrderOfIds ??= merged(edit(base.inOrderOfIds), added);
      return inOrderOfIds;
    },
    person: (id) => byId.get(id) ?? (removed.has(id) ? undefined : base.person(id)),
    indexed: (fields) => base.indexed(fields),
    candidates: (criterion, limit) => {
      // At most this many people of the base may have to be left out.
      const listed = base.candidates(criterion, limit + byId.size + removed.size);
      const unedited = listed.filter(({ person }) => isAsBefore(person));
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
  return other.similarity - one.similarity || byIds(one.person, other.person);
}

function merged(inOrder: readonly Person[], added: readonly Person[]): readonly Person[] {
  return added.length === 0 ? inOrder : [...inOrder, ...added].sort(byIds);
}

function byIds(one: Person, other: Person): number {
  return (one.id ?? '') < (other.id ?? '') ? -1 : 1;
}
