import type { Position } from '../engine/sorting.js';
import type { World } from '../engine/world.js';
import { holds } from '../filters/filter.js';
import type { FilterableRecord } from '../filters/read-filters.js';
import { companySlug, domain, personSlug } from '../population/index/identifiers.js';
import { SortedList } from '../state/sorted-list.js';
import { type Collection, walk } from '../state/store.js';
import { turns } from '../state/turns.js';
import type { Selection } from './contact-search.js';
import { ContactView, isMemberPath, readMember } from './contact-view.js';
import { type Contact, contactsOf } from './contacts.js';

export interface Placed {
  readonly position: Position;
  readonly contact: Contact;
}

/** What a query found, as of one revision of the store. */
interface Finding {
  readonly revision: number;
  readonly inOrder: SortedList<Placed>;
  readonly byId: Map<string, Placed>;
}

/** The contacts of a ledger that match a selection, in its order: read once, and after that only what was written since. */
class ContactQuery {
  readonly #selection: Selection;
  readonly #collection: Collection<Contact>;
  readonly #world: World;
  #found: Finding | undefined;
  /** Serializes reads, so that none sees a change half applied. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(selection: Selection, ledgerId: string, world: World) {
    this.#selection = selection;
    this.#collection = contactsOf(ledgerId);
    this.#world = world;
  }

  get size(): number {
    return this.#found?.inOrder.size ?? 0;
  }

  /** Calls `read` with what the query finds now. The list is valid only during the call. */
  read<T>(read: (inOrder: SortedList<Placed>) => T): Promise<T> {
    const result = this.#last.then(async () => read((await this.#upToDate()).inOrder));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #upToDate(): Promise<Finding> {
    for (;;) {
      const before = this.#found;
      const { store } = this.#world;
      const { revision, entries } = await store.changes(this.#collection, before?.revision);
      if (before === undefined || entries === undefined) {
        // Writes during this read are applied in the next round.
        this.#found = await this.#readAll(revision);
        continue;
      }
      const turn = turns();
      for (const { key, value } of entries) {
        this.#replace(before, key, value);
        await turn();
      }
      const found = { ...before, revision };
      this.#found = found;
      return found;
    }
  }

  async #readAll(revision: number): Promise<Finding> {
    const { compare } = this.#selection.ranking;
    const inOrder = new SortedList<Placed>((a, b) => compare(a.position, b.position));
    const found: Finding = { revision, inOrder, byId: new Map() };
    for await (const contact of walk(this.#world.store, this.#collection)) {
      this.#replace(found, contact.id, contact);
    }
    return found;
  }

  #replace({ inOrder, byId }: Finding, id: string, contact: Contact | undefined): void {
    const known = byId.get(id);
    if (known !== undefined) {
      inOrder.delete(known);
      byId.delete(id);
    }
    if (contact === undefined || !this.#has(contact)) return;
    const placed = { position: this.#selection.ranking.positionOf(contact), contact };
    inOrder.add(placed);
    byId.set(id, placed);
  }

  #has(contact: Contact): boolean {
    const { filter } = this.#selection;
    if (filter === undefined) return true;
    const view = new ContactView(contact, this.#world);
    return holds(filter, { valuesOf: (path) => filterValues(view, path) });
  }
}

/** The limits of the cache, at about 150 bytes per contact: the least recently used queries are evicted. */
const mostContacts = 500_000;
const mostQueries = 100;

/** The most recently used queries of a world, by ledger and selection, the latest last. */
const queries = new WeakMap<World, Map<string, ContactQuery>>();

/** Returns a query. One that was used before keeps its results. */
export function contactQuery(selection: Selection, ledgerId: string, world: World): ContactQuery {
  const known = queries.get(world) ?? new Map<string, ContactQuery>();
  queries.set(world, known);
  const key = `${ledgerId} ${selection.text}`;
  const query = known.get(key) ?? new ContactQuery(selection, ledgerId, world);
  known.delete(key);
  makeRoom(known);
  known.set(key, query);
  return query;
}

function makeRoom(known: Map<string, ContactQuery>): void {
  let held = [...known.values()].reduce((sum, { size }) => sum + size, 0);
  for (const [key, { size }] of known) {
    if (held <= mostContacts && known.size < mostQueries) return;
    known.delete(key);
    held -= size;
  }
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
