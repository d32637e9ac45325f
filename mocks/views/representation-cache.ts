import { defaultReadings, questionIds } from '../../generated/questions.js';
import { remember, rememberedText } from '../engine/serialise.js';
import type { Profile, World } from '../engine/world.js';
import type { Person } from '../population/population.js';
import { dayOf, monthOf } from '../state/calendar.js';
import type { JsonObject } from '../state/json.js';
import { personAs } from './person.js';
import { type View, viewOf } from './records.js';

/** About 20 KB of record and text each; the oldest entry is evicted first. */
const mostPeople = 5000;

/** Returns a person as the world's profile shows it now, frozen, with its JSON text cached. */
export function shownIn(world: World, person: Person): JsonObject {
  const now = world.clock.now();
  const { people, view } = shelfOf(world, now);
  const known = people.get(person);
  if (known !== undefined) return known;
  const shown = personAs(person, now, view);
  remember(shown, JSON.stringify(shown));
  if (people.size >= mostPeople) {
    for (const [oldest] of people) {
      people.delete(oldest);
      break;
    }
  }
  people.set(person, shown);
  return shown;
}

/** Like `shownIn`, but not cached: an answer that contains all people must not fill the memory. */
export function shownOnce(world: World, person: Person): JsonObject {
  const now = world.clock.now();
  const { people, view } = shelfOf(world, now);
  return people.get(person) ?? personAs(person, now, view);
}

/** People with their latest score: the same lookup finds them with the same score again. */
const lastFound = new WeakMap<JsonObject, { readonly score: number; readonly found: JsonObject }>();

/** Returns a shown person with `score`, reusing the person's cached text. */
export function withScore(person: JsonObject, score: number): JsonObject {
  const last = lastFound.get(person);
  if (last?.score === score) return last.found;
  const found = scored(person, score);
  lastFound.set(person, { score, found });
  return found;
}

function scored(person: JsonObject, score: number): JsonObject {
  const found = Object.freeze({ ...person, score });
  const text = rememberedText(person);
  if (text === undefined) return found;
  const separator = text === '{}' ? '' : ',';
  return remember(found, `${text.slice(0, -1)}${separator}"score":${JSON.stringify(score)}}`);
}

/** The people shown in a period, under the same readings. */
interface Shelf {
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

function shelfOf(world: World, now: number): Shelf {
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

/** Returns the period in which records do not change: a month, or a day if durations are counted in days. */
export function periodOf(profile: Profile, now: number): string {
  return profile.reading('record.duration') === 'rounded' ? dayOf(now) : monthOf(now);
}
