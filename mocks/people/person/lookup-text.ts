import type { Readings } from '../../../generated/questions.js';
import { memoStringify } from '../../engine/serialise.js';
import type { Person } from '../../population/population.js';
import type { Json, JsonObject } from '../../state/json.js';
import type { Show } from '../read-selection.js';

/** Whom a lookup found, by the id that was asked for. */
export type Found = ReadonlyMap<string, Person>;

type Write = (ids: readonly string[], found: Found, show: Show) => Iterable<string>;

const forms: Record<Readings['lookup.answer'], Write> = {
  'found-only': (_, found, show) => written(list('{"people":[', [...found.values()], show)),
  'aligned-null': (ids, found, show) => {
    const people = ids.map((id) => found.get(id));
    return written(list('{"people":[', people, (person) => person && show(person)));
  },
  'with-errors': (ids, found, show) => {
    const missing = ids.filter((id) => !found.has(id));
    return written(list('{"people":[', [...found.values()], show), list('],"errors":[', missing, errorOf));
  },
};

/** It is given no more than it writes: a reader who takes long holds what there is to write in memory, and nothing else. */
function* written(...lists: readonly Iterable<string>[]): Iterable<string> {
  for (const pieces of lists) yield* pieces;
  yield ']}';
}

/**
 * The body of a lookup by ids as text, person by person: fifty thousand of them are never in memory at once
 * (question lookup.answer).
 * @param ids every id of the request, in its order
 */
export function lookupText(
  reading: Readings['lookup.answer'],
  ids: readonly string[],
  found: Found,
  show: Show,
): Iterable<string> {
  return forms[reading](ids, found, show);
}

function* list<T>(
  opening: string,
  items: readonly T[],
  show: (item: T) => JsonObject | undefined,
): Iterable<string> {
  yield opening;
  for (const [at, item] of items.entries()) {
    const shown: Json = show(item) ?? null;
    yield `${at === 0 ? '' : ','}${memoStringify(shown)}`;
  }
}

function errorOf(id: string): JsonObject {
  return { id, error: 'not_found', message: 'No person has this id.' };
}
