import * as fc from 'fast-check';
import type { Json } from '../target/json.js';

/** Members of a find request that it may do without. */
const optional = new Set(['size', 'return_fields', 'confidence']);

/**
 * One given JSON value and everything simpler: fewer elements in each list (never none where there was one) and
 * without optional members. fast-check walks it towards the smallest value that still fails.
 */
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

/** Simpler values of the same shape, the boldest first. */
export function* candidates(value: Json): Generator<Json> {
  if (Array.isArray(value)) yield* fewer(value);
  else if (typeof value === 'object' && value !== null) yield* plainer(value as { [key: string]: Json });
}

function* fewer(list: Json[]): Generator<Json> {
  for (let size = Math.floor(list.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < list.length; start += size) {
      const kept = [...list.slice(0, start), ...list.slice(start + size)];
      if (kept.length > 0) yield kept;
    }
  }
  for (const [index, item] of list.entries()) {
    for (const simplerItem of candidates(item)) yield list.with(index, simplerItem);
  }
}

function* plainer(object: { [key: string]: Json }): Generator<Json> {
  for (const key of Object.keys(object)) {
    if (!optional.has(key)) continue;
    yield Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
  }
  for (const [key, item] of Object.entries(object)) {
    for (const simplerItem of candidates(item)) yield { ...object, [key]: simplerItem };
  }
}
