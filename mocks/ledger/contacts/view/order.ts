import type { Refusal } from '../../../engine/refusal.js';
import { type Ranking, rankingBy, type SortValue } from '../../../engine/sorting.js';
import type { World } from '../../../engine/world.js';
import type { Json } from '../../../state/json.js';
import type { Contact } from '../../stored/contact.js';
import { ContactView } from './contact-view.js';
import { memberPaths, readMember } from './members.js';

/** The order in which the store keeps contacts. */
const storeOrder = 'id';

/** Returns the order that `sort_by` names, which may be any member; by id if it is undefined. */
export function rankingOf(sortBy: string | undefined, world: World): Ranking<Contact> | Refusal {
  const accessors = memberPaths.map((path) => {
    const read = (contact: Contact) => sortable(readMember(path, new ContactView(contact, world)));
    return [path, read] as const;
  });
  return rankingBy(sortBy ?? storeOrder, Object.fromEntries(accessors), ({ id }) => id);
}

/** Whether this is the order in which the store keeps contacts. */
export function isStoreOrder(sortBy: string | undefined): boolean {
  return sortBy === undefined || /^[+ ]?id$/.test(sortBy);
}

/** No member is a list or an object. */
function sortable(value: Json | undefined): SortValue {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
