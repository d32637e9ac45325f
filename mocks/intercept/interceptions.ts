import type { Interception } from './intercept.js';

/** The interceptions of the worlds of a mock: each ends with its world. */
export class Interceptions {
  readonly #ofWorlds = new Map<string, Set<Interception>>();

  begin(world: string, interception: Interception): Interception {
    const begun = this.#ofWorlds.get(world) ?? new Set();
    this.#ofWorlds.set(world, begun.add(interception));
    return interception;
  }

  endOf(world: string): void {
    // Newest first, as callers that nest them would.
    for (const end of [...(this.#ofWorlds.get(world) ?? [])].reverse()) end();
    this.#ofWorlds.delete(world);
  }

  endAll(): void {
    for (const world of this.#ofWorlds.keys()) this.endOf(world);
  }
}
