import { type Page, pageAfter } from '../../engine/paging.js';
import { inOrder, type Position, type Ranking } from '../../engine/sorting.js';
import type { Person, Population } from '../../population/population.js';
import { everybody } from './everybody.js';
import type { Bits } from './index/bits.js';

/** Whom a search finds: of a population, and of those who are others in it than they were. */
export interface Found {
  readonly base: Population;
  /** By their numbers in the base, those who are still as they were. */
  readonly unedited: Bits;
  readonly edited: readonly Person[];
}

/** An order, and what names it. */
export interface Order {
  readonly sortBy: string | undefined;
  readonly ranking: Ranking<Person>;
}

/** So few are put in order by themselves; for more, everybody is, once. */
const few = 1000;

/** The next people after a position; those on earlier and later pages are not looked at. */
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

/** The first number from which on something is true. */
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
