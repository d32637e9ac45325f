import { hash } from 'node:crypto';

/** Reproducible random numbers: the same seed, kind and index yield the same draws in every process. */
export interface Random {
  /** Returns a number of at least 0 and below 1. */
  next(): number;
  /** Returns an integer of at least 0 and below `bound`. */
  below(bound: number): number;
  /** Returns an integer from `low` to `high`, inclusive. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** What is drawn: each kind and index has its own sequence, so that no draw affects another. */
type Kind = 'person' | 'company';

/** Spreads every bit of `value` over 32 bits (the finalizer of MurmurHash3). */
function spread(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** sfc32, a small generator with 128 bits of state: enough to make no two of a million people identical. */
class Sfc32 implements Random {
  #a: number;
  #b: number;
  #c: number;
  #count = 1;

  constructor(a: number, b: number, c: number) {
    [this.#a, this.#b, this.#c] = [a, b, c];
    for (let round = 0; round < 12; round++) this.next();
  }

  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#count) | 0;
    this.#count = (this.#count + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x1_0000_0000;
  }

  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from: the list is empty');
    return item;
  }
}

export function randomOf(seed: number, kind: Kind, index: number): Random {
  return new Sfc32(
    spread(seed),
    spread(Math.floor(seed / 0x1_0000_0000) + 0x9e3779b9),
    spread(index + (kind === 'person' ? 0x3c6ef372 : 0x78dde6e4)),
  );
}

/** Draws from `rows` in proportion to their weights, which are small integers. */
export function weighted<T>(rows: readonly (readonly [value: T, weight: number])[]): (random: Random) => T {
  const slots = rows.flatMap(([value, weight]) => Array.from({ length: weight }, () => value));
  return (random) => random.pick(slots);
}

/** Returns an id such as `per_4f1c09a2d7e031`: always the same for `name`, but revealing nothing about it. */
export function opaqueId(prefix: 'per' | 'com', name: string): string {
  return `${prefix}_${hash('sha256', `${prefix} ${name}`).slice(0, 14)}`;
}
