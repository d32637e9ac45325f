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

/** Finds people by any of the nine fields of a lookup (section 4.1). */
export class PeopleIndex {
  readonly inOrderOfIds: readonly Person[];
  readonly #fields = new Map<Field, FieldIndex>();

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

  /** Built when the field is first asked for: a mock starts at once, and pays for what is used. */
  #index(field: Field): FieldIndex {
    let index = this.#fields.get(field);
    if (index === undefined) {
      index = emptyIndex[field]();
      for (const [position, person] of this.inOrderOfIds.entries()) {
        for (const { value, past } of holdings(person, field)) index.add(value, position, past);
      }
      this.#fields.set(field, index);
    }
    return index;
  }
}
