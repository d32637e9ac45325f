import { textIn } from '../../../target/wire/members.js';
import type { Lookup } from '../../../view/find-view.js';
import type { Pool } from '../../../view/pool.js';

/** A lookup that a person should be found by: one that did find them, else one by their own values. */
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
