import type { ValueTest } from '../../../filters/filter.js';
import { TextIndex } from '../../../population/index/text-index.js';
import { turns } from '../../../state/turns.js';
import type { Attribute } from '../fields/fields.js';
import { compared } from '../fields/record-of.js';
import { Bits } from './bits.js';

/** Values with the rows that have them. A row is the number of a person or a job. */
export class Column {
  readonly #attribute: Attribute;
  readonly #rowCount: number;
  readonly #values: readonly string[];
  readonly #idOf: ReadonlyMap<string, number>;
  /** The rows of value `id` are at indexes `#starts[id]` to `#starts[id + 1]` - 1 of `#rows`. */
  readonly #starts: Uint32Array;
  readonly #rows: Uint32Array;
  #texts: Promise<TextIndex> | undefined;

  constructor(attribute: Attribute, rowCount: number, filed: Filed) {
    this.#attribute = attribute;
    this.#rowCount = rowCount;
    this.#idOf = filed.idOf;
    this.#values = [...filed.idOf.keys()];
    this.#starts = new Uint32Array(this.#values.length + 1);
    for (const id of filed.ids) this.#starts[id + 1] = (this.#starts[id + 1] ?? 0) + 1;
    for (let id = 0; id < this.#values.length; id += 1) {
      this.#starts[id + 1] = (this.#starts[id + 1] ?? 0) + (this.#starts[id] ?? 0);
    }
    const next = this.#starts.slice();
    this.#rows = new Uint32Array(filed.ids.length);
    for (const [at, id] of filed.ids.entries()) {
      const place = next[id] ?? 0;
      this.#rows[place] = filed.rows[at] ?? 0;
      next[id] = place + 1;
    }
  }

  /** Returns the rows with a value that meets the test. */
  async meeting(test: ValueTest): Promise<Bits> {
    const { kind, terms } = test;
    const found = new Bits(this.#rowCount);
    const isFuzzy = kind === 'fuzzy' && this.#attribute.isText;
    if (kind === 'exists') for (const row of this.#rows) found.add(row);
    else if (kind === 'exact' || isFuzzy) this.#addSame(terms, found);
    else await this.#addTested(test, found);
    if (isFuzzy) await this.#addAlike(terms, found);
    return found;
  }

  /** Equal values also match fuzzily, even those without words. */
  #addSame(terms: readonly string[], into: Bits): void {
    for (const term of terms) {
      const id = this.#idOf.get(term);
      if (id !== undefined) this.#addRows(id, into);
    }
  }

  async #addTested({ meets }: ValueTest, into: Bits): Promise<void> {
    const turn = turns();
    for (const [id, value] of this.#values.entries()) {
      if (meets(value)) this.#addRows(id, into);
      const wait = turn();
      if (wait !== undefined) await wait;
    }
  }

  async #addAlike(terms: readonly string[], into: Bits): Promise<void> {
    this.#texts ??= this.#textIndex();
    const texts = await this.#texts;
    const turn = turns();
    for (const term of terms) {
      for (const { people: ids } of texts.find(term, Number.POSITIVE_INFINITY)) {
        for (const id of ids) this.#addRows(id, into);
      }
      const wait = turn();
      if (wait !== undefined) await wait;
    }
  }

  #addRows(id: number, into: Bits): void {
    const end = this.#starts[id + 1] ?? 0;
    for (let at = this.#starts[id] ?? 0; at < end; at += 1) into.add(this.#rows[at] ?? 0);
  }

  /** Builds the index of values by word, on the first search that tolerates typing errors. */
  async #textIndex(): Promise<TextIndex> {
    const texts = new TextIndex(this.#attribute.words);
    const turn = turns();
    for (const [id, value] of this.#values.entries()) {
      texts.add(value, id, false);
      const wait = turn();
      if (wait !== undefined) await wait;
    }
    return texts;
  }
}

/** Collects values: numbers each distinct one, and records which rows have it. */
export class Filed {
  readonly idOf = new Map<string, number>();
  readonly ids: number[] = [];
  readonly rows: number[] = [];
  readonly #attribute: Attribute;
  /** Ids by values as written: many rows share one. */
  readonly #written = new Map<string, number>();

  constructor(attribute: Attribute) {
    this.#attribute = attribute;
  }

  add(row: number, value: string): void {
    const id = this.#written.get(value) ?? this.#numbered(value);
    this.ids.push(id);
    this.rows.push(row);
  }

  #numbered(value: string): number {
    const as = compared(this.#attribute, value);
    const id = this.idOf.get(as) ?? this.idOf.size;
    this.idOf.set(as, id);
    this.#written.set(value, id);
    return id;
  }
}
