import { findBody } from '../../../../arbitraries/lookups.js';
import type { CheckContext } from '../../../../scene/check-context.js';
import type { JsonObject } from '../../../../target/json.js';
import { viewOf } from '../../../../view/find-view.js';
import { lookupOf } from '../lookup-of.js';

/** Whether find still shows a person as it did: what it showed at first may have changed since. */
export async function stillShown(
  context: CheckContext,
  id: string,
  holds: (person: JsonObject) => boolean,
): Promise<boolean> {
  const lookup = lookupOf(context.pool, id);
  if (!lookup) return false;
  const { records } = viewOf(await context.find(findBody([lookup], 5)));
  return records.person.some(({ value }) => value['id'] === id && holds(value));
}
