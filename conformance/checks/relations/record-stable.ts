import { records } from '../../../generated/records.js';
import { each, type Finding } from '../../scene/finding.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import type { Answer } from './answer.js';

/** Members that change with time, or from request to request, though nothing about the person changes. */
const passing: ReadonlySet<string> = new Set([
  'score',
  'duration',
  'company_tenure',
  'info_change_detected_at',
  'title_change_detected_at',
  'company_change_detected_at',
]);

const known = new Set(
  Object.values(records).flatMap((record) => record.properties.map((property) => property.name)),
);

/** Whether a member is documented and does not change by itself from one call to the next. */
export function isSteady(name: string): boolean {
  return known.has(name) && !passing.has(name);
}

/** Judges that an id has the same record in every answer. */
export function sameRecords(sources: readonly Answer[], derived: readonly Answer[]): Finding {
  const first = peopleById(sources);
  return each(peopleById(derived), ([id, person]) => {
    const source = first.get(id);
    if (!source) return undefined;
    const difference = differenceOf(source.value, person.value, person.at);
    if (!difference) return true;
    return {
      at: difference.at,
      expected: `person "${id}" has the same record in every answer: ${JSON.stringify(difference.source)}`,
      received: difference.derived,
    };
  });
}

function peopleById(answers: readonly Answer[]): Map<string, { at: string; value: JsonObject }> {
  const all = answers.flatMap(({ elements }) => elements);
  const people = all.flatMap(({ at, ids, people }) =>
    people.map((value, index) => [ids[index] ?? '', { at: `${at}.people[${index}]`, value }] as const),
  );
  return new Map(people.filter(([id]) => id !== ''));
}

interface Difference {
  readonly at: string;
  readonly source: Json;
  readonly derived: Json;
}

/** Returns the first difference in documented members that both records have. */
function differenceOf(source: Json, derived: Json, at: string): Difference | undefined {
  if (isAbsent(source) || isAbsent(derived)) return undefined;
  const isList = isArray(source) && isArray(derived) && source.length === derived.length;
  const within = isList
    ? source.map((value, index) => [`[${index}]`, value, derived[index]] as const)
    : isObject(source) && isObject(derived)
      ? Object.entries(source).flatMap(([name, value]) =>
          isSteady(name) ? [[`.${name}`, value, derived[name]] as const] : [],
        )
      : undefined;
  if (!within) {
    return JSON.stringify(source) === JSON.stringify(derived) ? undefined : { at, source, derived };
  }
  for (const [place, value, twin] of within) {
    const difference = twin === undefined ? undefined : differenceOf(value, twin, `${at}${place}`);
    if (difference) return difference;
  }
  return undefined;
}
