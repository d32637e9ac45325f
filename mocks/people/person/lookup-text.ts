import type { Readings } from '../../../generated/questions.js';
import { memoStringify } from '../../engine/serialise.js';
import type { Person } from '../../population/population.js';
import type { Json, JsonObject } from '../../state/json.js';
import type { Show } from '../read-selection.js';

/** The people found, by requested id. */
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

/** Takes only what it writes as arguments: while a slow client reads, only what remains to be written stays in memory. */
function* written(...lists: readonly Iterable<string>[]): Iterable<string> {
  for (const pieces of lists) yield* pieces;
  yield ']}';
}

/**
 * Returns the body of a lookup by ids as text, one person at a time: fifty thousand are never in memory at once (question
 * lookup.answer).
 * @param ids every id of the request, in order
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
