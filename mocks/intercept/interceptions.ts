import type { Interception } from './intercept.js';

/** What is intercepted for the worlds of a mock: it ends with the world. */
export class Interceptions {
  readonly #ofWorlds = new Map<string, Set<Interception>>();

  begin(world: string, interception: Interception): Interception {
    const begun = this.#ofWorlds.get(world) ?? new Set();
    this.#ofWorlds.set(world, begun.add(interception));
    return interception;
  }

  endOf(world: string): void {
    // The newest one first, as whoever began them would.
    for (const end of [...(this.#ofWorlds.get(world) ?? [])].reverse()) end();
    this.#ofWorlds.delete(world);
  }

  endAll(): void {
    for (const world of this.#ofWorlds.keys()) this.endOf(world);
  }
}
