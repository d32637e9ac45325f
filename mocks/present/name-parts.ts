import type { Readings } from '../../generated/questions.js';
import type { Person } from '../population/population.js';
import { chosen, pick } from './choice.js';

type Names = Pick<Person, 'first_name' | 'last_name' | 'name'>;
type Reading = Readings['record.name-parts'];

const initials = ['A.', 'B.', 'C.', 'E.', 'J.', 'K.', 'L.', 'M.', 'R.', 'T.'] as const;
const prefixes = ['Dr.', 'Prof.'] as const;

const shown: Record<Reading, (person: Person, first: string, last: string) => Names> = {
  // A full name in the record may contain more than its parts.
  'first-last': ({ name }, first, last) => parts(first, last, name ?? `${first} ${last}`),
  'with-middle': ({ id = '' }, first, last) =>
    parts(
      first,
      last,
      chosen(`middle ${id}`, 0.3) ? `${first} ${pick(id, initials)} ${last}` : `${first} ${last}`,
    ),
  'with-prefix': ({ id = '' }, first, last) =>
    parts(first, last, `${chosen(`prefix ${id}`, 0.2) ? `${pick(id, prefixes)} ` : ''}${first} ${last}`),
  'name-only': (_, first, last) => ({ name: `${first} ${last}` }),
};

const undone: Record<Reading, (name: string) => string> = {
  'first-last': (name) => name,
  'with-middle': (name) => name.replace(/(?<=\s)\p{Lu}\.\s+(?=\S)/u, ''),
  'with-prefix': (name) => name.replace(/^(Dr|Prof)\.\s+/iu, ''),
  'name-only': (name) => name,
};

/** Returns the names of a person as the profile builds them (question record.name-parts). */
export function namesAs(reading: Reading, person: Person): Names {
  const { first_name: first, last_name: last, name } = person;
  if (first === undefined || last === undefined) {
    const isWhole = reading === 'name-only' && name !== undefined;
    return {
      ...(first === undefined || isWhole ? {} : { first_name: first }),
      ...(last === undefined || isWhole ? {} : { last_name: last }),
      ...(name === undefined ? {} : { name }),
    };
  }
  return shown[reading](person, first, last);
}

/** Returns the name in the population of a person shown as `name`. */
export function plainName(reading: Reading, name: string): string {
  return undone[reading](name);
}

function parts(first_name: string, last_name: string, name: string): Names {
  return { first_name, last_name, name };
}
