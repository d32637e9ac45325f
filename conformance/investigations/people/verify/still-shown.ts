import { findBody } from '../../../arbitraries/lookups.js';
import { sightOf } from '../../../rules/sight.js';
import type { Lab } from '../../../run/lab.js';
import type { JsonObject } from '../../../target/json.js';
import { lookupOf } from '../lookup-of.js';

/** Whether find still shows a person as it did: what it showed at first may have changed since. */
export async function stillShown(
  lab: Lab,
  id: string,
  holds: (person: JsonObject) => boolean,
): Promise<boolean> {
  const lookup = lookupOf(lab.pool, id);
  if (!lookup) return false;
  const { people } = sightOf(await lab.find(findBody([lookup], 5)));
  return people.some(({ value }) => value['id'] === id && holds(value));
}
