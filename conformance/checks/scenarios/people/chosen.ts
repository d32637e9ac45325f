import * as fc from 'fast-check';
import { findBody } from '../../../arbitraries/lookups.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';
import { type Lookup, viewOf } from '../../../view/find-view.js';
import type { Pool } from '../../../view/pool.js';

/** Draws ids of different people who satisfy `isFit`, at most `most`. */
export function idsOf(
  pool: Pool,
  most: number,
  isFit: (person: JsonObject) => boolean = () => true,
): fc.Arbitrary<string[]> {
  const fit = [...pool.people].flatMap(([id, person]) => (isFit(person) ? [id] : []));
  const count = Math.min(most, fit.length);
  return fc.shuffledSubarray(fit, { minLength: count, maxLength: count });
}

/** Returns a person of a case. Ends the scenario if the target has not shown them. */
export function shown(context: CheckContext, id: string | undefined, who = 'at all'): JsonObject {
  const person = id === undefined ? undefined : context.pool.people.get(id);
  if (person) return person;
  throw new EndScenario('inconclusive', `the target showed nobody ${who}`);
}

/** Returns a lookup that should find a person: one that did, else one by their own values. */
export function lookupOf(pool: Pool, id: string): Lookup | undefined {
  const asked = pool.known.find(({ ids }) => ids.includes(id));
  if (asked) return asked.lookup;
  const person = pool.people.get(id);
  for (const field_name of ['linkedin', 'name']) {
    const search_term = textIn(person, field_name);
    if (search_term !== undefined) return { fields: [{ field_name, search_term }] };
  }
  return undefined;
}

/** Returns the records of people as find shows them now; undefined if the find fails. */
export async function foundNow(
  context: CheckContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, JsonObject> | undefined> {
  const lookups = ids.flatMap((id) => lookupOf(context.pool, id) ?? []);
  const { answered, records } = viewOf(await context.find(findBody(lookups, 5)));
  if (!answered) return undefined;
  const people = records.person.map(({ value }) => [textIn(value, 'id') ?? '', value] as const);
  return new Map(people.filter(([id]) => ids.includes(id)));
}

/** Whether find still shows a person as it did: the record may have changed since. */
export async function stillShown(
  context: CheckContext,
  id: string,
  holds: (person: JsonObject) => boolean,
): Promise<boolean> {
  const person = (await foundNow(context, [id]))?.get(id);
  return person !== undefined && holds(person);
}
