import { textKey } from '../../target/wire/text-key.js';

/** Remembers values by texts of a target, but no new ones once it is full: a target may make up as many as it likes. */
export class Memory<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  constructor(most = 10_000) {
    this.#most = most;
  }

  get(text: string): Value | undefined {
    return this.#values.get(textKey(text));
  }

  set(text: string, value: Value): void {
    const key = textKey(text);
    if (this.#values.size < this.#most || this.#values.has(key)) this.#values.set(key, value);
  }

  /** Returns the value of a text, which is `made` if it has none yet. */
  known(text: string, made: Value): Value {
    const value = this.get(text) ?? made;
    this.set(text, value);
    return value;
  }

  delete(text: string): void {
    this.#values.delete(textKey(text));
  }

  get size(): number {
    return this.#values.size;
  }

  values(): Iterable<Value> {
    return this.#values.values();
  }
}
