import * as fc from 'fast-check';
import type { CheckContext } from '../../../scene/check-context.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { JsonObject } from '../../../target/json.js';
import type { Pool } from '../../../view/pool.js';

/** Ids of different people who are fit for something: `most` of them, or as many as there are. */
export function idsOf(
  pool: Pool,
  most: number,
  isFit: (person: JsonObject) => boolean,
): fc.Arbitrary<string[]> {
  const fit = [...pool.people].flatMap(([id, person]) => (isFit(person) ? [id] : []));
  const count = Math.min(most, fit.length);
  return fc.shuffledSubarray(fit, { minLength: count, maxLength: count });
}

/** A person of a case. Ends the scenario where the target has not shown them. */
export function shown(context: CheckContext, id: string | undefined, who: string): JsonObject {
  const person = id === undefined ? undefined : context.pool.people.get(id);
  if (person) return person;
  throw new EndScenario('inconclusive', `the target showed nobody ${who}`);
}
