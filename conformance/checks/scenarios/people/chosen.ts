import * as fc from 'fast-check';
import type { RuleId } from '../../../../generated/rules.js';
import { findBody } from '../../../arbitraries/lookups.js';
import type { CheckContext } from '../../../scene/check-context.js';
import type { Recorder } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { type Exchange, isForbidden, isSuccess } from '../../../target/exchange.js';
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
  return some(
    [...pool.people].flatMap(([id, person]) => (isFit(person) ? [id] : [])),
    most,
  );
}

/** Draws at most `most` of the values. */
export function some<T>(values: readonly T[], most: number): fc.Arbitrary<T[]> {
  const count = Math.min(most, values.length);
  return fc.shuffledSubarray([...values], { minLength: count, maxLength: count });
}

/** Returns a person of a case. Ends the scenario if the target has not shown them. */
export function shown({ pool }: Pick<CheckContext, 'pool'>, id = '', who = `with the id ${id}`): JsonObject {
  const person = pool.people.get(id);
  if (person) return person;
  throw new EndScenario('inconclusive', `the target showed nobody ${who}`);
}

/** Returns a lookup that should find a person: one that did, else one by their own values. */
export function lookupOf(pool: Pool, id: string): Lookup | undefined {
  const asked = pool.known.find(({ ids }) => ids.includes(id));
  if (asked) return asked.lookup;
  const own = ['linkedin', 'name'].flatMap((field_name) => {
    const search_term = textIn(pool.people.get(id), field_name);
    return search_term === undefined ? [] : [{ field_name, search_term }];
  });
  return own[0] && { fields: [own[0]] };
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

/**
 * Requires that a call succeeds, as the rule says; what it is answered with is left to the caller. Which role these operations
 * require is open, so a 401 or 403 is no violation.
 */
export function requireSuccess(rule: RuleId, exchange: Exchange, why: string, t: Recorder): void {
  if (!isSuccess(exchange) && !isForbidden(exchange)) t.soft(rule, exchange).accepted(why);
  t.body(exchange);
}

/** Whether a response is no JSON, such as the page that a gateway returns for an unknown address: not the operation's own. */
export function isPage({ response }: Exchange): boolean {
  return response.json === undefined && response.text.trim() !== '';
}

export const paged = 'the answer is a text that is not JSON, as of a gateway';
