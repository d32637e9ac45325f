import type { Readings } from '../../../generated/questions.js';
import type { Json, JsonObject } from '../../engine/json.js';
import { memoStringify } from '../../engine/serialise.js';
import type { Person } from '../../population/population.js';
import type { Show } from '../read-selection.js';

/** An id of a lookup, and whose it is. */
export interface Asked {
  readonly id: string;
  readonly person: Person | undefined;
}

type Write = (asked: readonly Asked[], found: readonly Person[], show: Show) => Iterable<string>;

const forms: Record<Readings['lookup.answer'], Write> = {
  'found-only': (_, found, show) => written(list('{"people":[', found, show)),
  'aligned-null': (asked, _, show) => {
    const people = asked.map(({ person }) => person);
    return written(list('{"people":[', people, (person) => person && show(person)));
  },
  'with-errors': (asked, found, show) => {
    const missing = asked.filter(({ person }) => person === undefined);
    return written(list('{"people":[', found, show), list('],"errors":[', missing, errorOf));
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
 * @param asked every id of the request, in its order
 * @param found everybody who was found, each once
 */
export function lookupText(
  reading: Readings['lookup.answer'],
  asked: readonly Asked[],
  found: readonly Person[],
  show: Show,
): Iterable<string> {
  return forms[reading](asked, found, show);
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

function errorOf({ id }: Asked): JsonObject {
  return { id, error: 'not_found', message: 'No person has this id.' };
}
