import { isAbsent, isArray, isObject, type Json } from '../../../../target/json.js';
import { isSteady } from '../../../relations/record-stable.js';

/** A difference between two records of one person. */
export interface Difference {
  /** A path into the record, such as `.jobs[0].title`. */
  readonly at: string;
  readonly one: Json;
  readonly other: Json;
}

/** May grow from call to call, so that two finds agree on it only by chance (question find.determinism). */
const drifting = 'connections';

/**
 * Returns the first difference between two records that may come from different operations. Ignores members absent from
 * either (section 2: omitted or empty), those that change by themselves, undocumented ones, and the order of lists, which
 * is open.
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
