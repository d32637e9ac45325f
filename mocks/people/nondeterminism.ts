import type { Readings } from '../../generated/questions.js';
import type { World } from '../engine/world.js';
import type { JsonObject } from '../state/json.js';

/** Keyed by store, which is shared by worlds that differ only in their readings. */
const calls = new WeakMap<World['store'], number>();

/** Counts and returns the find calls of a world, including this one: the only source of differences between equal calls. */
export function countCall(world: World): number {
  const count = (calls.get(world.store) ?? 0) + 1;
  calls.set(world.store, count);
  return count;
}

/** One in this many find calls fails partially. */
const failingEvery = 20;

/** Returns the index of the lookup that fails internally, if the profile says so (question find.lookup-failed). */
export function failedLookup(lookups: number, call: number, { profile }: World): number | undefined {
  const fails = profile.reading('find.lookup-failed') === 'element-error' && call % failingEvery === 0;
  return fails && lookups > 1 ? lookups - 1 : undefined;
}

const drifts: Record<Readings['find.determinism'], boolean> = { off: false, ties: false, drift: true };

/** Returns a shown person whose `connections` vary slightly between calls, if the profile says so (question find.determinism). */
export function driftedIn(world: World, person: JsonObject, call: number): JsonObject {
  const { connections } = person;
  if (!drifts[world.profile.reading('find.determinism')] || typeof connections !== 'number') return person;
  // Downwards, so that a capped count does not exceed its cap.
  return { ...person, connections: Math.abs(connections - (call % 5)) };
}
