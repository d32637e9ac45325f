import { records } from '../../../generated/records.js';
import { each, type Finding } from '../../scene/finding.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import type { Answer } from './relation.js';

/** The documented members. */
const documented: ReadonlySet<string> = new Set(
  Object.values(records).flatMap(({ properties }) => properties.map(({ name }) => name)),
);

/** Members that tell of the request or of the time of day, and nothing of the person. */
export const passing: ReadonlySet<string> = new Set([
  ...['score', 'info_change_detected_at', 'title_change_detected_at', 'company_change_detected_at'],
]);
/** Those and figures that grow with time. */
const aging: ReadonlySet<string> = new Set([...passing, 'duration', 'company_tenure']);
/** Those and what may grow from call to call, so that two finds agree on it only by chance. */
const drifting: ReadonlySet<string> = new Set([...aging, 'connections']);

/** A difference between two records of one person. */
export interface Difference {
  /** A path into the record, such as `.jobs[0].title`. */
  readonly at: string;
  readonly one: Json;
  readonly other: Json;
}

/** Returns the first difference between two records, but for the order of lists and members that are absent, undocumented or `ignored`. */
export function differenceBetween(
  one: Json,
  other: Json,
  at = '',
  ignored = drifting,
): Difference | undefined {
  if (isAbsent(one) || isAbsent(other)) return undefined;
  if (isArray(one) && isArray(other)) return differenceBetweenLists(one, other, at, ignored);
  if (!isObject(one) || !isObject(other))
    return JSON.stringify(one) === JSON.stringify(other) ? undefined : { at, one, other };
  for (const [name, value] of Object.entries(one)) {
    const twin = documented.has(name) && !ignored.has(name) ? other[name] : undefined;
    if (twin === undefined) continue;
    const difference = differenceBetween(value, twin, `${at}.${name}`, ignored);
    if (difference) return difference;
  }
  return undefined;
}

function differenceBetweenLists(
  one: readonly Json[],
  other: readonly Json[],
  at: string,
  ignored: ReadonlySet<string>,
): Difference | undefined {
  if (one.length !== other.length) return { at, one, other };
  const left = [...other];
  for (const [index, item] of one.entries()) {
    const twin = left.findIndex((candidate) => differenceBetween(item, candidate, at, ignored) === undefined);
    if (twin < 0) return differenceBetween(item, left[0] ?? null, `${at}[${index}]`, ignored);
    left.splice(twin, 1);
  }
  return undefined;
}

/** Judges that an id has the same record in every answer. */
export function sameRecords(sources: readonly Answer[], derived: readonly Answer[]): Finding {
  const first = peopleById(sources);
  return each(peopleById(derived), ([id, person]) => {
    const source = first.get(id);
    if (!source) return undefined;
    const difference = differenceBetween(source.value, person.value, person.at, aging);
    if (!difference) return true;
    const expected = `person "${id}" has the same record in every answer: ${JSON.stringify(difference.one)}`;
    return { at: difference.at, expected, received: difference.other };
  });
}

function peopleById(answers: readonly Answer[]): Map<string, { at: string; value: JsonObject }> {
  const people = answers
    .flatMap(({ elements }) => elements)
    .flatMap(({ at, ids, people }) =>
      people.map((value, index) => [ids[index] ?? '', { at: `${at}.people[${index}]`, value }] as const),
    );
  return new Map(people.filter(([id]) => id !== ''));
}
