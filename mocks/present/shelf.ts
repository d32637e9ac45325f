import { defaultReadings, questionIds } from '../../generated/questions.js';
import type { World } from '../engine/world.js';
import type { Person } from '../population/population.js';
import type { JsonObject } from '../state/json.js';
import { periodOf } from './period.js';
import { type View, viewOf } from './records.js';

/** The people shown in a period, under the same readings. */
export interface Shelf {
  readonly period: string;
  readonly view: View;
  readonly people: Map<Person, JsonObject>;
}

/** A shelf lives as long as a world that used it last. */
const shelves = new WeakMap<World, Shelf>();

/** Worlds that show the same people share a shelf: otherwise a thousand of them held 35 KB each of identical texts. */
const shared = new Map<string, WeakRef<Shelf>>();
const emptied = new FinalizationRegistry<string>((key) => {
  if (shared.get(key)?.deref() === undefined) shared.delete(key);
});

/** Returns what is shown in a world now. @param now milliseconds since 1970 */
export function shelfOf(world: World, now: number): Shelf {
  const period = periodOf(world.profile, now);
  const known = shelves.get(world);
  if (known?.period === period) return known;
  const shelf = shelfUnder(world, period);
  shelves.set(world, shelf);
  return shelf;
}

function shelfUnder({ profile }: World, period: string): Shelf {
  const readings = profile.all();
  const others = questionIds.filter((id) => readings[id] !== defaultReadings[id]);
  const key = [period, ...others.map((id) => `${id}=${readings[id]}`)].join(' ');
  const known = shared.get(key)?.deref();
  if (known !== undefined) return known;
  const shelf: Shelf = { period, view: viewOf(profile), people: new Map() };
  shared.set(key, new WeakRef(shelf));
  emptied.register(shelf, key);
  return shelf;
}
