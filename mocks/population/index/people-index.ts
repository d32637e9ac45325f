import { turns } from '../../state/turns.js';
import type { Candidate, Company, Criterion, Job, Person, Population } from '../population.js';
import { best, type FieldIndex, KeyIndex, pastWeight, TextIndex } from './field-index.js';
import { companySlug, domain, emailAddress, personSlug, ticker } from './identifiers.js';
import { fold, foldCompany } from './words.js';

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

interface Filing {
  readonly index: FieldIndex;
  readonly rest: Iterator<void>;
}

/** People, made on first use as many tests need none, and found by any of the nine fields of a lookup (section 4.1). */
export class PeopleIndex implements Population {
  readonly #make: () => readonly Person[];
  #people: readonly Person[] | undefined;
  #inOrderOfIds: readonly Person[] | undefined;
  #byId: ReadonlyMap<string, Person> | undefined;
  readonly #fields = new Map<Field, Filing>();

  constructor(make: () => readonly Person[]) {
    this.#make = make;
  }

  get people(): readonly Person[] {
    this.#people ??= this.#make();
    return this.#people;
  }

  get inOrderOfIds(): readonly Person[] {
    this.#inOrderOfIds ??= this.people.toSorted((one, other) => ((one.id ?? '') < (other.id ?? '') ? -1 : 1));
    return this.#inOrderOfIds;
  }

  person(id: string): Person | undefined {
    this.#byId ??= new Map(this.people.map((person) => [person.id ?? '', person]));
    return this.#byId.get(id);
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

interface Holding {
  readonly value: string;
  /** Whether it belongs to a job that has ended. */
  readonly past: boolean;
}

/** Returns the values of a field in a person's record, present ones first. A person has as many employers as jobs. */
export function holdings(person: Person, field: Field): readonly Holding[] {
  switch (field) {
    case 'name':
      return always([person.name ?? fullName(person)]);
    case 'linkedin':
      return always([person.linkedin]);
    case 'education.school':
      return always((person.education ?? []).map(({ school }) => school));
    case 'email_address':
      return always((person.jobs ?? []).map(({ email }) => email));
    case 'title':
      return ofJobs(person, ({ title }) => title);
    case 'company.name':
      return ofCompanies(person, ({ name }) => name);
    case 'company.linkedin':
      return ofCompanies(person, ({ linkedin }) => linkedin);
    case 'company.ticker':
      return ofCompanies(person, ({ ticker }) => ticker);
    case 'company.domain':
      return ofCompanies(person, ({ domain }) => domain);
  }
}

function fullName({ first_name, last_name }: Person): string {
  return `${first_name ?? ''} ${last_name ?? ''}`.trim();
}

/** Identifiers and schools do not become outdated: they always count in full. */
function always(values: readonly (string | undefined)[]): readonly Holding[] {
  return values.flatMap((value) => (value === undefined || value === '' ? [] : [{ value, past: false }]));
}

function ofJobs({ jobs = [] }: Person, read: (job: Job) => string | undefined): readonly Holding[] {
  const present: Holding[] = [];
  const past: Holding[] = [];
  for (const job of jobs) {
    const value = read(job);
    if (value === undefined || value === '') continue;
    if (job.ended_at === undefined) present.push({ value, past: false });
    else past.push({ value, past: true });
  }
  return past.length === 0 ? present : [...present, ...past];
}

function ofCompanies(person: Person, read: (company: Company) => string | undefined): readonly Holding[] {
  return ofJobs(person, ({ company }) => company && read(company));
}
