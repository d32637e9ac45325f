import type { Filter } from '../../../filters/filter.js';
import { holds } from '../../../filters/holds.js';
import type { World } from '../../../world.js';
import { type Contact, contactsOf } from '../contact.js';
import { filterValues } from './filter-values.js';
import { Sight } from './sight.js';

/** The contacts of a ledger of whom a filter holds, or all of them, in the order of their ids. */
export async function contactsWhere(
  filter: Filter | undefined,
  ledgerId: string,
  world: World,
): Promise<readonly Contact[]> {
  const contacts = (await world.store.scan<Contact>(contactsOf(ledgerId))).map(({ value }) => value);
  if (filter === undefined) return contacts;
  return contacts.filter((contact) => {
    const sight = new Sight(contact, world);
    return holds(filter, (path) => filterValues(sight, path));
  });
}
