/** Compares texts, or numbers, for sorting. */
export const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : Number(a > b));

/** Few enough that inserting or deleting a value moves hardly any other, many enough that there are few blocks. */
const mostInBlock = 512;

/** A sorted list without equal values. Inserting or deleting a value moves only the values of its block. */
export class SortedList<T> {
  readonly #compare: (a: T, b: T) => number;
  readonly #blocks: T[][] = [];
  #size = 0;

  constructor(compare: (a: T, b: T) => number) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#size;
  }

  add(value: T): void {
    const blocks = this.#blocks;
    const at = Math.min(this.#blockOf(value), Math.max(0, blocks.length - 1));
    const block = blocks[at] ?? [];
    if (blocks.length === 0) blocks.push(block);
    const place = this.#placeIn(block, value);
    const next = block[place];
    if (next !== undefined && this.#compare(next, value) === 0) return;
    block.splice(place, 0, value);
    if (block.length > mostInBlock) blocks.splice(at + 1, 0, block.splice(mostInBlock >> 1));
    this.#size += 1;
  }

  delete(value: T): void {
    const at = this.#blockOf(value);
    const block = this.#blocks[at];
    if (block === undefined) return;
    const place = this.#placeIn(block, value);
    const found = block[place];
    if (found === undefined || this.#compare(found, value) !== 0) return;
    block.splice(place, 1);
    if (block.length === 0) this.#blocks.splice(at, 1);
    this.#size -= 1;
  }

  /** Yields the values in order, from the first one that satisfies a predicate; every later one must satisfy it, too. */
  *from(holds: (value: T) => boolean): Generator<T> {
    const blocks = this.#blocks;
    const first = firstAt(blocks, (block) => holds(lastOf(block)));
    for (let at = first; at < blocks.length; at += 1) {
      const block = blocks[at] ?? [];
      for (let place = at === first ? firstAt(block, holds) : 0; place < block.length; place += 1) {
        yield valueAt(block, place);
      }
    }
  }

  /** Returns the index of the first block whose last value does not come before this one. */
  #blockOf(value: T): number {
    return firstAt(this.#blocks, (block) => this.#compare(lastOf(block), value) >= 0);
  }

  #placeIn(block: readonly T[], value: T): number {
    return firstAt(block, (each) => this.#compare(each, value) >= 0);
  }
}

function firstAt<T>(sorted: readonly T[], holds: (value: T) => boolean): number {
  return firstWhere(sorted.length, (at) => holds(valueAt(sorted, at)));
}

/** Returns the first place below `count` at which a predicate holds, or `count`; it must hold at every later one, too. */
export function firstWhere(count: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const lastOf = <T>(block: readonly T[]): T => valueAt(block, block.length - 1);

function valueAt<T>(values: readonly T[], at: number): T {
  const value = values[at];
  if (value === undefined) throw new Error(`nothing at ${at} of ${values.length} values in order`);
  return value;
}
