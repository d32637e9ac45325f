import { isAbsent, isArray, isObject, type Json } from '../../../../target/json.js';
import { isSteady } from '../../../relations/record-stable.js';

/** Where two records of one person say different things. */
export interface Difference {
  /** A path into the record, such as `.jobs[0].title`. */
  readonly at: string;
  readonly one: Json;
  readonly other: Json;
}

/** Grows while somebody is asked about: that two finds agree on it by chance says nothing (question find.determinism). */
const drifting = 'connections';

/**
 * The first difference between two records that may come from different operations. What is absent in either differs
 * from nothing (section 2: omitted or empty), nor does what ticks, what the document does not name, or the order of
 * lists, which it leaves open.
 */
export function differenceBetween(one: Json, other: Json, at = ''): Difference | undefined {
  if (isAbsent(one) || isAbsent(other)) return undefined;
  if (isObject(one) && isObject(other)) {
    for (const [name, value] of Object.entries(one)) {
      const twin = other[name];
      if (!isSteady(name) || name === drifting || twin === undefined) continue;
      const difference = differenceBetween(value, twin, `${at}.${name}`);
      if (difference) return difference;
    }
    return undefined;
  }
  if (isArray(one) && isArray(other)) return differenceBetweenLists(one, other, at);
  return JSON.stringify(one) === JSON.stringify(other) ? undefined : { at, one, other };
}

function differenceBetweenLists(
  one: readonly Json[],
  other: readonly Json[],
  at: string,
): Difference | undefined {
  if (one.length !== other.length) return { at, one, other };
  const left = [...other];
  for (const [index, item] of one.entries()) {
    const twin = left.findIndex((candidate) => differenceBetween(item, candidate) === undefined);
    if (twin < 0) return differenceBetween(item, left[0] ?? null, `${at}[${index}]`);
    left.splice(twin, 1);
  }
  return undefined;
}
