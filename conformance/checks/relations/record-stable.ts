import { records } from '../../../generated/records.js';
import { each, type Finding } from '../../scene/finding.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import type { Answer } from './answer.js';

/** What may tick between two calls: counts of months at the turn of a month, and dates of detected changes. */
const ticking = new Set([
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

/** Whether a member is named by the document, and stays the same from one call to the next. */
export function isSteady(name: string): boolean {
  return known.has(name) && !ticking.has(name);
}

/** One id carries one record, in whichever answer it stands. */
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
  const people = answers.flatMap((answer) =>
    answer.elements.flatMap((hits) =>
      hits.people.map((value, index) => ({
        at: `${hits.at}.people[${index}]`,
        value,
        id: hits.ids[index] ?? '',
      })),
    ),
  );
  return new Map(people.filter(({ id }) => id !== '').map(({ id, at, value }) => [id, { at, value }]));
}

interface Difference {
  readonly at: string;
  readonly source: Json;
  readonly derived: Json;
}

/** The first difference in members that the document names and that both records have. */
function differenceOf(source: Json, derived: Json, at: string): Difference | undefined {
  if (isAbsent(source) || isAbsent(derived)) return undefined;
  if (isObject(source) && isObject(derived)) {
    for (const [name, value] of Object.entries(source)) {
      const twin = derived[name];
      if (!isSteady(name) || twin === undefined) continue;
      const difference = differenceOf(value, twin, `${at}.${name}`);
      if (difference) return difference;
    }
    return undefined;
  }
  if (isArray(source) && isArray(derived) && source.length === derived.length) {
    for (const [index, value] of source.entries()) {
      const difference = differenceOf(value, derived[index] ?? null, `${at}[${index}]`);
      if (difference) return difference;
    }
    return undefined;
  }
  return JSON.stringify(source) === JSON.stringify(derived) ? undefined : { at, source, derived };
}
