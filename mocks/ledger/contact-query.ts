import { inOrder } from '../engine/sorting.js';
import type { World } from '../engine/world.js';
import { holds } from '../filters/filter.js';
import type { FilterableRecord } from '../filters/read-filters.js';
import { companySlug, domain, personSlug } from '../population/index/identifiers.js';
import { recent } from '../state/recent.js';
import { eachInTurn } from '../state/turns.js';
import type { Selection } from './contact-search.js';
import { ContactView, isMemberPath, readMember } from './contact-view.js';
import { type Contact, contactsOf } from './contacts.js';

/** How many lists of contacts a world remembers, so that each page need not search again. */
const mostLists = 16;

const lists = new WeakMap<World, Map<string, Promise<readonly Contact[]>>>();

/** Returns the contacts of a ledger that match a selection, in its order: found once, until a contact is written. */
export async function contactsFound(
  selection: Selection,
  ledgerId: string,
  world: World,
): Promise<readonly Contact[]> {
  const known = lists.get(world) ?? new Map<string, Promise<readonly Contact[]>>();
  lists.set(world, known);
  const revision = await world.store.revisionOf(contactsOf(ledgerId));
  const key = `${ledgerId} ${revision} ${selection.text}`;
  return recent(known, key, mostLists, () => search(selection, ledgerId, world));
}

async function search(
  { filter, ranking }: Selection,
  ledgerId: string,
  world: World,
): Promise<readonly Contact[]> {
  const contacts = await world.store.list(contactsOf(ledgerId));
  if (filter === undefined) return inOrder(contacts, ranking);
  const matching: Contact[] = [];
  await eachInTurn(contacts, (contact) => {
    const view = new ContactView(contact, world);
    if (holds(filter, { valuesOf: (path) => filterValues(view, path) })) matching.push(contact);
  });
  return inOrder(matching, ranking);
}

const identifiers: Readonly<Record<string, (text: string) => string | undefined>> = {
  linkedin: personSlug,
  'current_position.company.linkedin': companySlug,
  'current_position.company.domain': domain,
};

/** The fields that filters may name: every member of a contact. */
export const contactFields: FilterableRecord = {
  isDated: (path) => /_at$/.test(path),
  canonical,
};

function filterValues(view: ContactView, path: string): readonly string[] {
  const value = isMemberPath(path) ? readMember(path, view) : undefined;
  return value === undefined ? [] : [canonical(path, String(value))];
}

function canonical(path: string, text: string): string {
  // Reference ids are the client's own: two that differ in a single byte are different.
  if (path === 'reference_id') return text;
  const composed = text.normalize('NFC');
  return identifiers[path]?.(composed) ?? composed;
}
