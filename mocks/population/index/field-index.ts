/** People by the values that one field has in their records. */
export interface FieldIndex {
  /** Files the person at position `person` (in the order of ids) under `value`; persons come in ascending order. */
  add(value: string, person: number, past: boolean): void;
  /** Who fits the term, in lists; where one list alone has `limit` people who fit in full, only that one. */
  find(term: string, limit: number): readonly Posting[];
  /** How well the term fits `value`, from 0 (not at all) to 1 (the same when normalized). */
  fit(term: string, value: string): number;
}

/** People whom a term fits equally well. */
export interface Posting {
  readonly similarity: number;
  /** Positions in the order of ids, ascending. */
  readonly people: readonly number[];
}

/** How much a value of the past counts: a former employer says less about a person than the present one. */
export const pastWeight = 0.9;

/** Who has a value now, and who only had it in the past. */
export class Holders {
  readonly #present: number[] = [];
  readonly #past: number[] = [];

  /** Present values of a person have to be added before past ones. */
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
