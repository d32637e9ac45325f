import { createHmac } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as timer } from 'node:timers/promises';
import { type Effect, effectsOf, excludes, type Fault, type NewFault, type ShownFault } from './fault.js';

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

  get areNone(): boolean {
    return this.#entries.size === 0;
  }

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

  clear(): void {
    for (const id of [...this.#entries.keys()]) this.remove(id);
  }

  /** The faults that strike a call or a webhook: none counts a call on which an earlier one has done the same. */
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

/** Draws from 0 to below 1 by hashing, so that no other fault and no restart shifts the numbers of a fault. */
function draw(seed: number, faultId: string, call: number, what: string): number {
  const digest = createHmac('sha256', `pdk-fault-${seed}`).update(`${faultId} ${call} ${what}`).digest();
  return digest.readUIntBE(0, 6) / 2 ** 48;
}

/** Waits in real time until the time is over or the signal aborts. Never rejects. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

const pause: Pause = (ms, signal) => timer(ms, undefined, { signal }).catch(() => undefined);

export interface Tally {
  /** How many calls it could have struck. */
  readonly met: number;
  readonly struck: number;
}

/** Whether a fault strikes the next call that it meets, by its `skip`, `times` and `probability`. */
export function strikes(
  { skip = 0, times = Number.POSITIVE_INFINITY, probability = 1 }: NewFault,
  { met, struck }: Tally,
  drawn: number,
): boolean {
  return met >= skip && struck < times && drawn < probability;
}
