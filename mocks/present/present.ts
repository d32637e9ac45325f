import { remember, rememberedText } from '../engine/serialise.js';
import type { World } from '../engine/world.js';
import type { Person } from '../population/population.js';
import type { JsonObject } from '../state/json.js';
import { personAs } from './person.js';
import { shelfOf } from './shelf.js';

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
