import { turns } from '../../state/turns.js';
import type { Draft, DrawnPeople } from '../drawn-people.js';
import type { Candidate, Company, Criterion, Job, People, Person, Population } from '../population.js';
import {
  best,
  type FieldIndex,
  Holders,
  KeyIndex,
  type Posting,
  pastWeight,
  TextIndex,
} from './field-index.js';
import { companySlug, domain, emailAddress, personSlug, ticker } from './identifiers.js';
import { fold, foldCompany } from './words.js';

type Field = Criterion['field'];

/** A field of known people, under whose place in the order its values are filed; drawn people have no index of it. */
type Own = 'name' | 'linkedin' | 'email_address';
/** A member that many share: its values have numbers, and who has them now and who had them is filed under these. */
type Shared = 'title' | 'education.school' | 'company';

/** Up to so many people, each record is kept once it was written; of more, as many as `keptOfMany` of the last, and of those before. */
const keptWhole = 2 ** 16;
const keptOfMany = 8192;

/** Known people in full, and any number of drawn ones, found by any of the nine fields of a lookup (section 4.1). */
export class PeopleIndex implements Population {
  readonly people: People;
  readonly inOrderOfIds: People;
  readonly #known: readonly Person[];
  readonly #byId: ReadonlyMap<string, Person>;
  readonly #drawn: DrawnPeople;
  /** Drawn people whose ids known ones have. */
  readonly #replaced = new Set<number>();
  /** In the order of ids, the numbers of drawn people, and of known ones behind them. */
  #order = new Int32Array(0);
  /** By number of a drawn person, the place in the order; -1 for a replaced one. */
  readonly #places: Int32Array;
  #kept = new Map<number, Person>();
  #keptBefore = new Map<number, Person>();

  readonly #names = new TextIndex(fold);
  readonly #indexes: Readonly<Record<Field, FieldIndex>> = {
    name: this.#names,
    linkedin: new KeyIndex(personSlug),
    email_address: new KeyIndex(emailAddress),
    title: new TextIndex(fold),
    'education.school': new TextIndex(fold),
    'company.name': new TextIndex(foldCompany),
    'company.linkedin': new KeyIndex(companySlug),
    'company.domain': new KeyIndex(domain),
    'company.ticker': new KeyIndex(ticker),
  };
  readonly #holders: Readonly<Record<Shared, { readonly present: Holders; readonly past: Holders }>> = {
    title: { present: new Holders(), past: new Holders() },
    'education.school': { present: new Holders(), past: new Holders() },
    company: { present: new Holders(), past: new Holders() },
  };
  readonly #numbers = { title: new Map<string, number>(), 'education.school': new Map<string, number>() };
  readonly #employers = new Map<Company, number>();
  readonly #filing: Iterator<void>;
  #isFiled = false;
  #steps = 0;

  constructor(known: readonly Person[], drawn: DrawnPeople) {
    this.#known = known;
    this.#byId = new Map(known.map((person) => [person.id ?? '', person]));
    this.#drawn = drawn;
    this.#places = new Int32Array(drawn.count);
    this.#filing = this.#file();
    const length = () => this.#filed.#order.length;
    this.people = listOf(length, (at) => known[at] ?? this.#drawnPerson(this.#unreplaced(at - known.length)));
    this.inOrderOfIds = listOf(length, (place, isBrief) => this.#at(place, isBrief));
  }

  person(id: string): Person | undefined {
    const known = this.#byId.get(id);
    if (known !== undefined) return known;
    const index = this.#filed.#drawn.withId(id);
    return index === undefined ? undefined : this.#drawnPerson(index);
  }

  candidates({ field, term }: Criterion, limit: number): readonly Candidate[] {
    const exact = best(this.#filed.#same(field, term), limit);
    const found = exact.size >= limit ? exact : best(this.#fitting(field, term), limit);
    return [...found].map(([place, similarity]) => ({ person: this.#at(place), similarity }));
  }

  similarity(person: Person, { field, term }: Criterion): number {
    const index = this.#indexes[field];
    let most = 0;
    for (const { value, past } of holdings(person, field)) {
      if (most < 1) most = Math.max(most, index.fit(term, value) * (past ? pastWeight : 1));
    }
    return most;
  }

  /** Files everybody under all fields, yielding to other tasks meanwhile. */
  async indexed(told?: (share: number) => void): Promise<void> {
    const turn = turns();
    while (!this.#isFiled) {
      for (let step = 0; step < 64 && !this.#isFiled; step++) this.#step();
      told?.(this.#steps / (2 * (this.#drawn.count + this.#drawn.companyCount)));
      await turn();
    }
  }

  /** This, once everybody is filed. */
  get #filed(): this {
    while (!this.#isFiled) this.#step();
    return this;
  }

  #step(): void {
    this.#isFiled = this.#filing.next().done === true;
    this.#steps += 1;
  }

  #at(place: number, isBrief = false): Person {
    const drawn = this.#drawn;
    const number = this.#filed.#order[place] ?? 0;
    if (isBrief && number < drawn.count && drawn.count > keptWhole) return drawn.person(number, isBrief);
    return this.#known[number - drawn.count] ?? this.#drawnPerson(number);
  }

  /** Returns the number of the drawn person at a place among those who are not replaced. */
  #unreplaced(at: number): number {
    let index = at;
    for (const replaced of this.#replaced) if (replaced <= index) index += 1;
    return index;
  }

  #drawnPerson(index: number): Person {
    const person = this.#kept.get(index) ?? this.#keptBefore.get(index) ?? this.#filed.#drawn.person(index);
    if (this.#kept.size >= keptOfMany && this.#drawn.count > keptWhole) {
      [this.#kept, this.#keptBefore] = [new Map(), this.#kept];
    }
    this.#kept.set(index, person);
    return person;
  }

  /** Returns those now known to have a value that equals the term. */
  #same(field: Field, term: string): readonly Posting[] {
    const all = this.#postings(field, this.#indexes[field].same(term), 1);
    const postings = all.filter(({ similarity }) => similarity === 1);
    const [first, last, ...others] = field === 'name' ? this.#names.asked(term) : [];
    if (first === undefined || last === undefined || others.length > 0) return postings;
    return [...postings, this.#drawnPosting(this.#drawn.names.named(first, last))];
  }

  #fitting(field: Field, term: string): readonly Posting[] {
    const fitting = this.#indexes[field].find(term);
    const postings = fitting.flatMap(({ similarity, keys }) => this.#postings(field, keys, similarity));
    const drawn = this.#drawn;
    if (field === 'linkedin') return [...postings, this.#drawnPosting(drawn.withSlug(term))];
    if (field === 'email_address') return [...postings, this.#drawnPosting(drawn.withMailbox(term))];
    const named = field === 'name' ? drawn.names.find(this.#names.asked(term)) : [];
    return [...postings, ...named.map(({ people, similarity }) => this.#drawnPosting(people, similarity))];
  }

  #drawnPosting(numbers: readonly number[], similarity = 1): Posting {
    const places = numbers.map((index) => this.#places[index] ?? -1).filter((place) => place >= 0);
    return { similarity, people: places.sort((one, other) => one - other) };
  }

  /** Returns who has a value of these keys, and who had it. */
  #postings(field: Field, keys: readonly number[], similarity: number): readonly Posting[] {
    if (isOwn(field)) return [{ similarity, people: keys }];
    const { present, past } = this.#holders[sharedOf(field)];
    return keys.flatMap((key) => [
      { similarity, people: present.of(key) },
      { similarity: similarity * pastWeight, people: past.of(key) },
    ]);
  }

  /** Files one person per step. */
  *#file(): Generator<void, void> {
    const drawn = this.#drawn;
    yield* drawn.prepare();
    const known = this.#known.map((person, at) => ({ person, at })).sort((a, b) => byIds(a.person, b.person));
    const replaced = known.flatMap(({ person: { id = '' } }) => drawn.withId(id) ?? []);
    for (const index of replaced.sort((one, other) => one - other)) this.#replaced.add(index);
    const order = new Int32Array(known.length + drawn.count - this.#replaced.size);
    let [place, from] = [0, 0];
    for (const next of [...known, undefined]) {
      const end = next === undefined ? drawn.count : drawn.placeOf(next.person.id ?? '');
      for (; from < end; from++) {
        const index = drawn.inOrder(from);
        const draft = drawn.draft(index);
        // A replaced person has mailboxes nevertheless.
        drawn.names.add(...draft.name, index);
        this.#places[index] = this.#replaced.has(index) ? -1 : place;
        if (this.#replaced.has(index)) continue;
        order[place] = index;
        this.#fileDrawn(draft, place);
        place += 1;
        yield;
      }
      if (next === undefined) continue;
      order[place] = drawn.count + next.at;
      this.#fileKnown(next.person, place);
      place += 1;
    }
    this.#order = order;
    drawn.names.sort();
    for (let rank = 0; rank < drawn.companyCount; rank++) {
      this.#fileCompany(drawn.companies.at(rank), rank);
      yield;
    }
    for (const { present, past } of Object.values(this.#holders)) {
      present.sort();
      past.sort();
      yield;
    }
  }

  #fileDrawn({ posts, studies }: Draft, place: number): void {
    const { title: titles, company: companies, 'education.school': schools } = this.#holders;
    for (const { school } of studies) schools.present.add(this.#numberOf('education.school', school), place);
    for (const { title, end, employer } of posts) {
      if (end !== undefined) continue;
      titles.present.add(this.#numberOf('title', title), place);
      companies.present.add(employer, place);
    }
    for (const { title, end, employer } of posts) {
      if (end === undefined) continue;
      titles.past.add(this.#numberOf('title', title), place, titles.present);
      companies.past.add(employer, place, companies.present);
    }
  }

  #fileKnown(person: Person, place: number): void {
    for (const field of ['name', 'linkedin', 'email_address'] as const) {
      for (const { value } of holdings(person, field)) this.#indexes[field].add(value, place);
    }
    const hold = (member: Shared, key: number, past: boolean) => {
      const holders = this.#holders[member];
      if (past) holders.past.add(key, place, holders.present);
      else holders.present.add(key, place);
    };
    for (const field of ['title', 'education.school'] as const) {
      for (const { value, past } of holdings(person, field)) hold(field, this.#numberOf(field, value), past);
    }
    const { jobs = [] } = person;
    const isPast = ({ ended_at }: Job) => ended_at !== undefined;
    for (const job of [...jobs.filter((one) => !isPast(one)), ...jobs.filter(isPast)]) {
      if (job.company !== undefined) hold('company', this.#employer(job.company), isPast(job));
    }
  }

  #numberOf(field: 'title' | 'education.school', text: string): number {
    const known = this.#numbers[field].get(text);
    if (known !== undefined) return known;
    const number = this.#numbers[field].size;
    this.#numbers[field].set(text, number);
    this.#indexes[field].add(text, number);
    return number;
  }

  /** Returns the number of a company of known people, behind those of drawn ones. */
  #employer(company: Company): number {
    const known = this.#employers.get(company);
    if (known !== undefined) return known;
    const number = this.#drawn.companyCount + this.#employers.size;
    this.#employers.set(company, number);
    this.#fileCompany(company, number);
    return number;
  }

  #fileCompany({ name, linkedin, domain: host, ticker: symbol }: Company, key: number): void {
    if (name) this.#indexes['company.name'].add(name, key);
    if (linkedin) this.#indexes['company.linkedin'].add(linkedin, key);
    if (host) this.#indexes['company.domain'].add(host, key);
    if (symbol) this.#indexes['company.ticker'].add(symbol, key);
  }
}

const isOwn = (field: Field): field is Own => ['name', 'linkedin', 'email_address'].includes(field);

function sharedOf(field: Exclude<Field, Own>): Shared {
  return field === 'title' || field === 'education.school' ? field : 'company';
}

/** A list whose people are made when they are asked for. */
export function listOf(length: () => number, at: (index: number, isBrief?: boolean) => Person): People {
  return {
    at,
    get length() {
      return length();
    },
    slice: (from, to) =>
      Array.from({ length: Math.max(0, Math.min(to, length()) - from) }, (_, step) => at(from + step)),
    *[Symbol.iterator]() {
      for (let index = 0; index < length(); index++) yield at(index);
    },
  };
}

export function byIds(one: Person, other: Person): number {
  return (one.id ?? '') < (other.id ?? '') ? -1 : 1;
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
      return always([person.name ?? `${person.first_name ?? ''} ${person.last_name ?? ''}`.trim()]);
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
