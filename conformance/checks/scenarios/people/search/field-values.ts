import type { JsonObject } from '../../../../target/json.js';
import { itemsOf, objectIn, textIn } from '../../../../target/wire/members.js';
import type { Pool } from '../../../../view/pool.js';
import { fold } from '../../../exchanges/employers.js';

/** A field to search by that records show. */
export type Field = 'country' | 'company.domain';

/** The values of a person, undefined for each that is not shown. */
const valuesOf: Record<Field, (person: JsonObject) => readonly (string | undefined)[]> = {
  country: (person) => [textIn(person, 'country')],
  'company.domain': (person) =>
    [...itemsOf(person['jobs']), ...('position' in person ? [objectIn(person, 'position')] : [])].map(
      ({ company }) => textIn(company, 'domain'),
    ),
};

/** How a person relates to an exact filter: has the value, a similar one, only others, or not all are shown. */
export type Standing = 'meets' | 'alike' | 'off' | 'untold';

export function standingOf(person: JsonObject, field: Field, term: string): Standing {
  const values = valuesOf[field](person);
  const told = values.filter((value) => value !== undefined);
  if (told.some((value) => fold(value) === fold(term))) return 'meets';
  if (told.some((value) => areAlike(value, term))) return 'alike';
  return told.length === values.length && told.length > 0 ? 'off' : 'untold';
}

/** Returns the values that the target has shown, most frequent first. */
export function valuesIn(pool: Pool, field: Field): readonly string[] {
  const counts = new Map<string, number>();
  for (const person of pool.people.values()) {
    for (const value of new Set(valuesOf[field](person))) {
      if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  const byCount = [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return byCount.map(([value]) => value);
}

/** Whether two values may be spellings of one thing, which a target may treat as equal. */
function areAlike(a: string, b: string): boolean {
  const [left, right] = [fold(a), fold(b)];
  const firstWord = (text: string) => text.split(/[^\p{L}\p{N}]+/u).find((word) => word !== '');
  return left.includes(right) || right.includes(left) || firstWord(left) === firstWord(right);
}
