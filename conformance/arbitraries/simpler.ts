import * as fc from 'fast-check';
import { isArray, isObject, type Json } from '../target/json.js';

/** Optional members of a find request. */
const optional = new Set(['size', 'return_fields', 'confidence']);

/** Generates the given value, and shrinks it to fewer elements in each list, never none, and without optional members. */
export function simpler<T extends Json>(value: T): fc.Arbitrary<T> {
  return new Simpler(value);
}

class Simpler<T extends Json> extends fc.Arbitrary<T> {
  readonly #value: T;

  constructor(value: T) {
    super();
    this.#value = value;
  }

  override generate(): fc.Value<T> {
    return new fc.Value(this.#value, undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is T {
    return value !== undefined;
  }

  override shrink(value: T): fc.Stream<fc.Value<T>> {
    return fc.stream(candidates(value)).map((candidate) => new fc.Value(candidate as T, undefined));
  }
}

/** Yields simpler values of the same shape, the most reduced first. */
function* candidates(value: Json): Generator<Json> {
  if (isArray(value)) {
    for (let size = Math.floor(value.length / 2); size >= 1; size = Math.floor(size / 2)) {
      for (let start = 0; start < value.length; start += size) {
        const kept = value.toSpliced(start, size);
        if (kept.length > 0) yield kept;
      }
    }
    for (const [index, item] of value.entries()) {
      for (const simplerItem of candidates(item)) yield value.with(index, simplerItem);
    }
  } else if (isObject(value)) {
    for (const name of Object.keys(value).filter((key) => optional.has(key))) {
      yield Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
    }
    for (const [key, item] of Object.entries(value)) {
      for (const simplerItem of candidates(item)) yield { ...value, [key]: simplerItem };
    }
  }
}
