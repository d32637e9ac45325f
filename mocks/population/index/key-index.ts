import { type FieldIndex, Holders, type Posting } from './field-index.js';

/** An index of identifiers, which match exactly or not at all. `normalize` returns undefined for invalid ones. */
export class KeyIndex implements FieldIndex {
  readonly #normalize: (text: string) => string | undefined;
  readonly #holders = new Map<string, Holders>();
  /** The same by original text: an employer is added once per job. */
  readonly #byText = new Map<string, Holders>();

  constructor(normalize: (text: string) => string | undefined) {
    this.#normalize = normalize;
  }

  add(value: string, person: number, past: boolean): void {
    const holders = this.#byText.get(value) ?? this.#holdersOf(value);
    holders?.add(person, past);
  }

  find(term: string): readonly Posting[] {
    const key = this.#normalize(term);
    return (key === undefined ? undefined : this.#holders.get(key))?.postings(1) ?? [];
  }

  fit(term: string, value: string): number {
    const key = this.#normalize(term);
    return key !== undefined && key === this.#normalize(value) ? 1 : 0;
  }

  #holdersOf(value: string): Holders | undefined {
    const key = this.#normalize(value);
    if (key === undefined) return undefined;
    const holders = this.#holders.get(key) ?? new Holders();
    this.#holders.set(key, holders);
    this.#byText.set(value, holders);
    return holders;
  }
}
