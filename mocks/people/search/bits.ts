/** A set of numbers from 0 to `size` - 1, with one bit each. */
export class Bits {
  readonly size: number;
  readonly #words: Uint32Array;

  constructor(size: number, words = new Uint32Array(Math.ceil(size / 32))) {
    this.size = size;
    this.#words = words;
  }

  static all(size: number): Bits {
    return new Bits(size).not();
  }

  add(at: number): void {
    this.#words[at >>> 5] = (this.#words[at >>> 5] ?? 0) | (1 << (at & 31));
  }

  has(at: number): boolean {
    return ((this.#words[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;
  }

  and(other: Bits): Bits {
    return new Bits(
      this.size,
      this.#words.map((word, at) => word & (other.#words[at] ?? 0)),
    );
  }

  or(other: Bits): Bits {
    return new Bits(
      this.size,
      this.#words.map((word, at) => word | (other.#words[at] ?? 0)),
    );
  }

  not(): Bits {
    const words = this.#words.map((word) => ~word);
    const beyond = this.size & 31;
    // Bits beyond the size are never set.
    if (beyond !== 0) words[words.length - 1] = (words.at(-1) ?? 0) & (2 ** beyond - 1);
    return new Bits(this.size, words);
  }

  get count(): number {
    let count = 0;
    for (let word of this.#words) for (; word !== 0; word &= word - 1) count += 1;
    return count;
  }

  get isEmpty(): boolean {
    return this.#words.every((word) => word === 0);
  }

  /** Returns the smallest number of the set that is at least `from`; undefined if there is none. */
  next(from: number): number | undefined {
    let at = from >>> 5;
    let word = (this.#words[at] ?? 0) & (-1 << (from & 31));
    while (word === 0) {
      at += 1;
      if (at >= this.#words.length) return undefined;
      word = this.#words[at] ?? 0;
    }
    return at * 32 + (31 - Math.clz32(word & -word));
  }

  /** Iterates over the numbers of the set in ascending order. */
  *[Symbol.iterator](): Generator<number, void> {
    for (let at = this.next(0); at !== undefined; at = this.next(at + 1)) yield at;
  }
}
