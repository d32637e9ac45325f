import type { World } from '../../../engine/world.js';
import { ContactQuery } from './contact-query.js';
import type { Selection } from './selection.js';

/** Some 150 bytes each: queries that were asked longest ago make room. */
const mostContacts = 500_000;
const mostQueries = 100;

/** The queries of a world that were asked last, by what they ask for; the latest at the end. */
const queries = new WeakMap<World, Map<string, ContactQuery>>();

/** A query, which remembers what it found when it was asked before. */
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
