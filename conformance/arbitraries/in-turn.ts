import * as fc from 'fast-check';

/** Draws the values without replacement, in an order that depends on the seed, and then starts over: each one is tried. */
export function inTurn<T>(...values: readonly T[]): fc.Arbitrary<T> {
  return new InTurn(values);
}

class InTurn<T> extends fc.Arbitrary<T> {
  readonly #values: readonly T[];
  #left: T[] = [];

  constructor(values: readonly T[]) {
    super();
    this.#values = values;
  }

  override generate(random: fc.Random): fc.Value<T> {
    if (this.#left.length === 0) this.#left = [...this.#values];
    const [value] = this.#left.splice(random.nextInt(0, this.#left.length - 1), 1);
    if (value === undefined) throw new Error('there is nothing to take turns with');
    return new fc.Value(value, undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is T {
    return this.#values.some((one) => one === value);
  }

  override shrink(): fc.Stream<fc.Value<T>> {
    return fc.Stream.nil();
  }
}
