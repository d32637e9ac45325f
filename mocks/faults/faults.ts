import { setMaxListeners } from 'node:events';
import { draw } from './draws.js';
import { type Effect, effectsOf, excludes, type Fault, type ShownFault } from './fault.js';
import { type Pause, pause } from './pause.js';
import { strikes, type Tally } from './strikes.js';

/** A fault that strikes one call or webhook. */
export interface Strike {
  readonly id: string;
  readonly fault: Fault;
  /** Aborted when the fault is removed or its world is closed. */
  readonly ended: AbortSignal;
  /** A random number for this call, from 0 to below 1. */
  draw(what: string): number;
}

interface Entry {
  readonly id: string;
  readonly fault: Fault;
  readonly effects: readonly Effect[];
  readonly ending: AbortController;
  tally: Tally;
}

/** The faults of one world, in the order in which they were set. */
export class Faults {
  readonly pause: Pause;
  readonly #seed: number;
  readonly #entries = new Map<string, Entry>();
  readonly #onStrike: (on: string) => void;

  /** @param onStrike called with the `on` of a fault each time it strikes */
  constructor(seed: number, wait: Pause = pause, onStrike: (on: string) => void = () => undefined) {
    this.#seed = seed;
    this.#onStrike = onStrike;
    this.pause = wait;
  }

  /** Whether there are no faults, as in most worlds. */
  get areNone(): boolean {
    return this.#entries.size === 0;
  }

  /** Whether any fault is limited to certain callers. */
  get askForCallers(): boolean {
    return [...this.#entries.values()].some(({ fault }) => fault.principals !== undefined);
  }

  /** @param tally the counts so far, if the fault is a saved one */
  add(id: string, fault: Fault, tally: Tally = { met: 0, struck: 0 }): ShownFault {
    const ending = new AbortController();
    // Every delayed call adds a listener.
    setMaxListeners(0, ending.signal);
    const entry = { id, fault, effects: effectsOf(fault.asked), ending, tally };
    this.#entries.set(id, entry);
    return shown(entry);
  }

  list(): readonly ShownFault[] {
    return [...this.#entries.values()].map(shown);
  }

  /** Removes a fault: what it delays goes on at once. Returns whether there was one. */
  remove(id: string): boolean {
    this.#entries.get(id)?.ending.abort();
    return this.#entries.delete(id);
  }

  /** Removes all faults. */
  clear(): void {
    for (const id of [...this.#entries.keys()]) this.remove(id);
  }

  /**
   * The faults that strike a call or a webhook, decided for all of them at once. A fault does not count a call to which an
   * earlier one has already done the same, or after which it cannot do anything.
   */
  meet(isMeant: (fault: Fault) => boolean): readonly Strike[] {
    const struck: Strike[] = [];
    let had: readonly Effect[] = [];
    for (const entry of this.#entries.values()) {
      const { id, fault, effects, ending, tally } = entry;
      if (!isMeant(fault) || excludes(had, effects)) continue;
      const drawing = (what: string) => draw(this.#seed, id, tally.met, what);
      const strikesNow = strikes(fault.asked, tally, drawing('strikes'));
      entry.tally = { met: tally.met + 1, struck: tally.struck + Number(strikesNow) };
      if (!strikesNow) continue;
      this.#onStrike(fault.asked.on);
      had = [...had, ...effects];
      struck.push({ id, fault, ended: ending.signal, draw: drawing });
    }
    return struck;
  }
}

function shown({ id, fault: { asked }, tally }: Entry): ShownFault {
  return { id, ...asked, ...tally };
}
