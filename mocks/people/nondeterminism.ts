import type { Readings } from '../../generated/questions.js';
import type { World } from '../engine/world.js';
import type { JsonObject } from '../state/json.js';

/** By the store, which worlds share that differ in their readings only. */
const calls = new WeakMap<World['store'], number>();

/** How many find calls a world has had, this one included: the only source of change between equal calls. */
export function countCall(world: World): number {
  const count = (calls.get(world.store) ?? 0) + 1;
  calls.set(world.store, count);
  return count;
}

/** Of so many find calls, one fails in part. */
const failingEvery = 20;

/** The place of the lookup that fails inside, if the profile says so (question find.lookup-failed). */
export function failedLookup(lookups: number, call: number, { profile }: World): number | undefined {
  const fails = profile.reading('find.lookup-failed') === 'element-error' && call % failingEvery === 0;
  return fails && lookups > 1 ? lookups - 1 : undefined;
}

const drifts: Record<Readings['find.determinism'], boolean> = { off: false, ties: false, drift: true };

/** A shown person whose `connections` change by a few between calls, if the profile says so (question find.determinism). */
export function driftedIn(world: World, person: JsonObject, call: number): JsonObject {
  const { connections } = person;
  if (!drifts[world.profile.reading('find.determinism')] || typeof connections !== 'number') return person;
  // Downwards, so that a capped count stays under its cap.
  return { ...person, connections: Math.abs(connections - (call % 5)) };
}
