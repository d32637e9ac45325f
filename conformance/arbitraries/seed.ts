import { createHash } from 'node:crypto';

/** Derives the seed of a named part of a run, so that parts do not depend on each other's order. */
export function seedOf(seed: number, name: string): number {
  return createHash('sha256').update(`${seed}/${name}`).digest().readInt32LE(0);
}
