import type { World } from '../../../engine/world.js';
import { ContactQuery } from './contact-query.js';
import type { Selection } from './selection.js';

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
