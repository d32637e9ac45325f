import type { Profile } from '../../engine/world.js';
import type { ValueTest } from '../../filters/filter.js';
import { TextIndex } from '../../population/index/field-index.js';
import type { Job, Person, Population } from '../../population/population.js';
import { recent } from '../../state/recent.js';
import { eachInTurn } from '../../state/turns.js';
import { Bits } from './bits.js';
import { type Attribute, compared, type JobAttribute, type PersonAttribute } from './fields.js';
import { decidingReadings, type SearchView, soughtIn } from './shown-values.js';

const mostTimes = 4;

/** The values of people by member, each indexed on first use, so that a mock starts immediately. */
export class PeopleColumns {
  /** In the order of ids; the index is the number of a person. */
  readonly people: readonly Person[];
  readonly #ofPeople = new Map<PersonAttribute, Promise<Column>>();
  readonly #ofJobs = new Map<JobAttribute, Map<string, Promise<Column>>>();
  #table: Promise<JobsTable> | undefined;

  constructor(people: readonly Person[]) {
    this.people = people;
  }

  table(view: SearchView): Promise<JobsTable> {
    this.#table ??= jobsTable(this.people, view);
    return this.#table;
  }

  ofPeople(attribute: PersonAttribute, view: SearchView): Promise<Column> {
    const known = this.#ofPeople.get(attribute) ?? this.#filePeople(attribute, view);
    this.#ofPeople.set(attribute, known);
    return known;
  }

  /** @param period the period in which the values of jobs do not change */
  ofJobs(attribute: JobAttribute, view: SearchView, period: string): Promise<Column> {
    const time = attribute.isOfTime ? period : '';
    const times = this.#ofJobs.get(attribute) ?? new Map<string, Promise<Column>>();
    this.#ofJobs.set(attribute, times);
    return recent(times, time, mostTimes, () => this.#fileJobs(attribute, view));
  }

  async #filePeople(attribute: PersonAttribute, view: SearchView): Promise<Column> {
    const filed = new Filed(attribute);
    await eachInTurn(this.people.entries(), ([row, person]) => {
      for (const value of attribute.valuesOf(person, view)) filed.add(row, value);
    });
    return new Column(attribute, this.people.length, filed);
  }

  async #fileJobs(attribute: JobAttribute, view: SearchView): Promise<Column> {
    const { jobs, firstOf } = await this.table(view);
    const filed = new Filed(attribute);
    await eachInTurn(this.people.entries(), ([at, person]) => {
      const first = firstOf[at] ?? 0;
      const theirs = attribute.valuesOf(jobs.slice(first, firstOf[at + 1]), person, view);
      for (const [job, values] of theirs.entries()) {
        for (const value of values) filed.add(first + job, value);
      }
    });
    return new Column(attribute, jobs.length, filed);
  }
}

/** The number of combinations of readings to keep: readings may change while a mock runs, and may differ between worlds. */
const mostChoices = 4;

const known = new WeakMap<Population, Map<string, PeopleColumns>>();

/** Returns the columns of a population, shared by all worlds with the same population and the same values of people. */
export function columnsOf(population: Population, profile: Profile): PeopleColumns {
  const choices = known.get(population) ?? new Map<string, PeopleColumns>();
  known.set(population, choices);
  const make = () => new PeopleColumns(population.inOrderOfIds);
  return recent(choices, decidingReadings(profile), mostChoices, make);
}

/** The jobs of all people, numbered by person: those of a person are consecutive. */
export interface JobsTable {
  readonly jobs: readonly Job[];
  /** The number of the first job of each person, followed by the total number of jobs. */
  readonly firstOf: Uint32Array;
  readonly personOf: Uint32Array;
  readonly positions: Bits;
}

async function jobsTable(people: readonly Person[], view: SearchView): Promise<JobsTable> {
  const jobs: Job[] = [];
  const current: number[] = [];
  const firstOf = new Uint32Array(people.length + 1);
  await eachInTurn(people.entries(), ([at, person]) => {
    const sought = soughtIn(person, view);
    if (sought.positionAt >= 0) current.push(jobs.length + sought.positionAt);
    for (const job of sought.jobs) jobs.push(job);
    firstOf[at + 1] = jobs.length;
  });
  const personOf = new Uint32Array(jobs.length);
  for (let person = 0; person < people.length; person += 1) {
    personOf.fill(person, firstOf[person], firstOf[person + 1]);
  }
  const positions = new Bits(jobs.length);
  for (const at of current) positions.add(at);
  return { jobs, firstOf, personOf, positions };
}

/** Values with the rows that have them. A row is the number of a person or a job. */
class Column {
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
    await eachInTurn(this.#values.entries(), ([id, value]) => {
      if (meets(value)) this.#addRows(id, into);
    });
  }

  async #addAlike(terms: readonly string[], into: Bits): Promise<void> {
    this.#texts ??= this.#textIndex();
    const texts = await this.#texts;
    await eachInTurn(terms, (term) => {
      for (const { people: ids } of texts.find(term, Number.POSITIVE_INFINITY)) {
        for (const id of ids) this.#addRows(id, into);
      }
    });
  }

  #addRows(id: number, into: Bits): void {
    const end = this.#starts[id + 1] ?? 0;
    for (let at = this.#starts[id] ?? 0; at < end; at += 1) into.add(this.#rows[at] ?? 0);
  }

  /** Builds the index of values by word, on the first search that tolerates typing errors. */
  async #textIndex(): Promise<TextIndex> {
    const texts = new TextIndex(this.#attribute.words);
    await eachInTurn(this.#values.entries(), ([id, value]) => {
      texts.add(value, id, false);
    });
    return texts;
  }
}

/** Collects values: numbers each distinct one, and records which rows have it. */
class Filed {
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
