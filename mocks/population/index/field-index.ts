/** An index of people by the values of one field. */
export interface FieldIndex {
  /** Adds the person at position `person` (in the order of ids) under `value`; persons must be added in ascending order. */
  add(value: string, person: number, past: boolean): void;
  /** Returns lists of people whom the term fits; only one list if it alone has `limit` people with a perfect fit. */
  find(term: string, limit: number): readonly Posting[];
  /** Returns how well the term fits `value`, from 0 (not at all) to 1 (equal when normalized). */
  fit(term: string, value: string): number;
}

/** People whom a term fits equally well. */
export interface Posting {
  readonly similarity: number;
  /** Positions in the order of ids, ascending. */
  readonly people: readonly number[];
}

/** The weight of past values: a former employer says less about a person than the current one. */
export const pastWeight = 0.9;

/** The people who have a value now, and those who only had it in the past. */
export class Holders {
  readonly #present: number[] = [];
  readonly #past: number[] = [];

  /** The present values of a person must be added before past ones. */
  add(person: number, past: boolean): void {
    if (this.#present.at(-1) === person) return;
    const people = past ? this.#past : this.#present;
    if (people.at(-1) !== person) people.push(person);
  }

  get presentCount(): number {
    return this.#present.length;
  }

  postings(similarity: number): readonly Posting[] {
    return [
      { similarity, people: this.#present },
      { similarity: similarity * pastWeight, people: this.#past },
    ];
  }
}
