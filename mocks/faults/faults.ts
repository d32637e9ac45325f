import { createHmac } from 'node:crypto';
import { setTimeout as timer } from 'node:timers/promises';
import type { components } from '../../generated/control.js';
import { muchHeard } from '../state/turns.js';

type Asked = components['schemas']['ControlNewFault'];

export type NewFault = { readonly [Member in keyof Asked]?: Asked[Member] | undefined };

export type ShownFault = components['schemas']['ControlFault'];

export interface Fault {
  readonly asked: Readonly<NewFault> & { readonly on: string };
  readonly latency: Latency | undefined;
  /** The ids of the principals whose calls it strikes; undefined for all. */
  readonly principals: ReadonlySet<string> | undefined;
}

/** What can happen to calls, and what to webhooks. */
export const effects = {
  calls: ['status', 'latency', 'reset', 'truncateAfterBytes', 'malformed', 'bytesPerSecond'],
  webhooks: ['lose', 'duplicate', 'reorder', 'delayMs'],
} as const satisfies Readonly<Record<string, readonly (keyof NewFault)[]>>;

export type Effect = (typeof effects)[keyof typeof effects][number];

/** The effects of a fault; an effect that is `false` does not count. */
export function effectsOf(asked: NewFault): readonly Effect[] {
  return [...effects.calls, ...effects.webhooks].filter(
    (effect) => asked[effect] !== undefined && asked[effect] !== false,
  );
}

/** Whether a fault with `effects` can do nothing more after others with the effects `struck`. */
export function excludes(struck: readonly Effect[], effects: readonly Effect[]): boolean {
  if (struck.includes('reset') && effects.some(isOfAnswer)) return true;
  if (effects.includes('reset') && struck.some(isOfAnswer)) return true;
  return effects.some((effect) => struck.includes(effect));
}

const isOfAnswer = (effect: Effect): boolean => effect !== 'latency' && effect !== 'reset';

/** The delay of answers, in milliseconds. */
export type Latency =
  | { readonly distribution: 'fixed'; readonly ms: number }
  | { readonly distribution: 'uniform'; readonly minMs: number; readonly maxMs: number }
  | { readonly distribution: 'normal' | 'lognormal'; readonly p50Ms: number; readonly p99Ms: number };

export const longestMs = 60_000;

/** The number of standard deviations between the median and the 99th percentile. */
const deviations = 2.3263478740408408;

/** A delay from 0 to 60 seconds. Both draws are from 0 to below 1. */
export function latencyMs(latency: Latency, [one, other]: readonly [number, number]): number {
  return Math.min(longestMs, Math.max(0, drawn(latency, one, other)));
}

function drawn(latency: Latency, one: number, other: number): number {
  switch (latency.distribution) {
    case 'fixed':
      return latency.ms;
    case 'uniform':
      return latency.minMs + (latency.maxMs - latency.minMs) * one;
    case 'normal':
      return latency.p50Ms + (latency.p99Ms - latency.p50Ms) * (standardNormal(one, other) / deviations);
    case 'lognormal':
      return latency.p50Ms * (latency.p99Ms / latency.p50Ms) ** (standardNormal(one, other) / deviations);
  }
}

/** The Box-Muller transform: turns two uniform draws into one of the standard normal distribution. */
function standardNormal(one: number, other: number): number {
  return Math.sqrt(-2 * Math.log(1 - one)) * Math.cos(2 * Math.PI * other);
}

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
    // Every delayed call adds a listener.
    const ending = muchHeard();
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
