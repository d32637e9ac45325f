import { type Page, pageAfter } from '../../engine/paging.js';
import { inOrder, type Position, type Ranking } from '../../engine/sorting.js';
import type { Person, Population } from '../../population/population.js';
import { everybody } from './everybody.js';
import type { Bits } from './index/bits.js';

/** The people that a search finds: unedited ones of the base population, and edited ones. */
export interface Found {
  readonly base: Population;
  /** Those not edited, by their number in the base. */
  readonly unedited: Bits;
  readonly edited: readonly Person[];
}

/** A ranking, and the `sort_by` that names it. */
export interface Order {
  readonly sortBy: string | undefined;
  readonly ranking: Ranking<Person>;
}

/** At most this many are sorted separately; for more, all people are sorted, once. */
const few = 1000;

/** Returns the next people after a position, without examining those on earlier and later pages. */
export async function pageOf(
  found: Found,
  after: Position | undefined,
  size: number,
  order: Order,
): Promise<Page<Person>> {
  const { ranking } = order;
  const rows = [...(await nextUnedited(found, after, size + 1, order)), ...found.edited];
  return pageAfter(await inOrder(rows, ranking), after, size, ranking);
}

async function nextUnedited(
  { base, unedited }: Found,
  after: Position | undefined,
  most: number,
  { sortBy, ranking }: Order,
): Promise<readonly Person[]> {
  const people = base.inOrderOfIds;
  const personAt = (at: number) => people[at] ?? {};
  const isSortedById = sortBy === undefined || /^[+ ]?id$/.test(sortBy);
  if (!isSortedById && unedited.count <= few) return Array.from(unedited, personAt);

  const order = await everybody(base, sortBy, ranking);
  const isBeyond = (person: Person) =>
    after === undefined || ranking.compare(ranking.positionOf(person), after) > 0;
  const taken: Person[] = [];
  for (
    let place = firstWhere(people.length, (at) => isBeyond(personAt(order?.[at] ?? at)));
    place < people.length && taken.length < most;
    place += 1
  ) {
    const at = order?.[place] ?? place;
    if (unedited.has(at)) taken.push(personAt(at));
  }
  return taken;
}

/** Returns the smallest number from which on a condition is true. */
function firstWhere(count: number, isTrue: (at: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
