import { turns } from '../../state/turns.js';
import type { Candidate, Criterion, Person } from '../population.js';
import { best } from './best.js';
import { type FieldIndex, pastWeight } from './field-index.js';
import { fold, foldCompany } from './fold.js';
import { holdings } from './holdings.js';
import { companySlug, domain, emailAddress, personSlug, ticker } from './identifiers.js';
import { KeyIndex } from './key-index.js';
import { TextIndex } from './text-index.js';

type Field = Criterion['field'];

const emptyIndex: Readonly<Record<Field, () => FieldIndex>> = {
  name: () => new TextIndex(fold),
  title: () => new TextIndex(fold),
  'education.school': () => new TextIndex(fold),
  'company.name': () => new TextIndex(foldCompany),
  linkedin: () => new KeyIndex(personSlug),
  email_address: () => new KeyIndex(emailAddress),
  'company.linkedin': () => new KeyIndex(companySlug),
  'company.domain': () => new KeyIndex(domain),
  'company.ticker': () => new KeyIndex(ticker),
};

/** An index, and the remaining work to build it. */
interface Filing {
  readonly index: FieldIndex;
  readonly rest: Iterator<void>;
}

/** Finds people by any of the nine fields of a lookup (section 4.1). */
export class PeopleIndex {
  readonly inOrderOfIds: readonly Person[];
  readonly #fields = new Map<Field, Filing>();

  constructor(people: readonly Person[]) {
    this.inOrderOfIds = [...people].sort((one, other) => ((one.id ?? '') < (other.id ?? '') ? -1 : 1));
  }

  candidates({ field, term }: Criterion, limit: number): readonly Candidate[] {
    const postings = this.#index(field).find(term, limit);
    return [...best(postings, limit)].flatMap(([position, similarity]) => {
      const person = this.inOrderOfIds[position];
      return person === undefined ? [] : [{ person, similarity }];
    });
  }

  similarity(person: Person, { field, term }: Criterion): number {
    const index = this.#index(field);
    let most = 0;
    for (const { value, past } of holdings(person, field)) {
      most = Math.max(most, index.fit(term, value) * (past ? pastWeight : 1));
    }
    return most;
  }

  /** Builds the indexes of these fields, yielding to other tasks meanwhile. */
  async indexed(fields: Iterable<Field>): Promise<void> {
    const turn = turns();
    for (const field of new Set(fields)) {
      const { rest } = this.#filing(field);
      while (!rest.next().done) await turn();
    }
  }

  /** Returns the index of a field, completing it synchronously if necessary. */
  #index(field: Field): FieldIndex {
    const { index, rest } = this.#filing(field);
    while (!rest.next().done);
    return index;
  }

  /** Starts an index on first use: a mock starts immediately, and pays only for what is used. */
  #filing(field: Field): Filing {
    const known = this.#fields.get(field);
    if (known !== undefined) return known;
    const index = emptyIndex[field]();
    const filing = { index, rest: this.#fileBy(field, index) };
    this.#fields.set(field, filing);
    return filing;
  }

  /** Adds one person per step. */
  *#fileBy(field: Field, index: FieldIndex): Generator<void, void> {
    for (const [position, person] of this.inOrderOfIds.entries()) {
      for (const { value, past } of holdings(person, field)) index.add(value, position, past);
      yield;
    }
  }
}
