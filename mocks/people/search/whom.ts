import { type Filter, type FilterLeaf, isLeaf, isScope } from '../../filters/filter.js';
import { Bits } from './bits.js';
import type { JobsTable, PeopleColumns } from './columns.js';
import { type PeopleField, peopleFields } from './fields.js';
import type { SearchView } from './shown-values.js';

/** The view at the time of the search, and the period in which its result stays the same. */
interface Sight {
  readonly view: SearchView;
  readonly period: string;
}

/** Returns the people whom a filter matches, by number. Computed with sets, without examining any person. */
export async function whom(filter: Filter, columns: PeopleColumns, sight: Sight): Promise<Bits> {
  return new Question(columns, sight).people(filter);
}

class Question {
  readonly #columns: PeopleColumns;
  readonly #sight: Sight;

  constructor(columns: PeopleColumns, sight: Sight) {
    this.#columns = columns;
    this.#sight = sight;
  }

  async people(filter: Filter): Promise<Bits> {
    if (isLeaf(filter)) return this.#peopleOfLeaf(filter);
    if (!isScope(filter)) return this.#joined(filter, this.#everybody, (each) => this.people(each));
    if (filter.scope === 'person') return this.people(filter.filter);
    return this.#withOneOf(await this.#jobs(filter.filter));
  }

  async #jobs(filter: Filter): Promise<Bits> {
    if (isScope(filter)) return this.#ofPeople(await this.people(filter));
    if (!isLeaf(filter)) {
      const { jobs } = await this.#table();
      return this.#joined(filter, jobs.length, (each) => this.#jobs(each));
    }
    const field = peopleFields.get(filter.field);
    if (field === undefined || field.attribute.of === 'person' || field.isOfPosition) {
      return this.#ofPeople(await this.#peopleOfLeaf(filter));
    }
    const jobs = await this.#jobsMeeting(filter, field);
    return filter.negated ? jobs.not() : jobs;
  }

  async #peopleOfLeaf(leaf: FilterLeaf): Promise<Bits> {
    const field = peopleFields.get(leaf.field);
    const meeting = field === undefined ? new Bits(this.#everybody) : await this.#peopleMeeting(leaf, field);
    return leaf.negated ? meeting.not() : meeting;
  }

  async #peopleMeeting(leaf: FilterLeaf, field: PeopleField): Promise<Bits> {
    const { attribute } = field;
    if (attribute.of === 'job') return this.#withOneOf(await this.#jobsMeeting(leaf, field));
    const column = await this.#columns.ofPeople(attribute, this.#sight.view);
    return column.meeting(leaf.test);
  }

  async #jobsMeeting({ test }: FilterLeaf, { attribute, isOfPosition }: PeopleField): Promise<Bits> {
    const { jobs, positions } = await this.#table();
    if (attribute.of === 'person') return new Bits(jobs.length);
    const column = await this.#columns.ofJobs(attribute, this.#sight.view, this.#sight.period);
    const meeting = await column.meeting(test);
    return isOfPosition ? meeting.and(positions) : meeting;
  }

  /** If no one is left, nothing more has to be searched. */
  async #joined(
    { operator, filters }: Extract<Filter, { operator: unknown }>,
    size: number,
    find: (filter: Filter) => Promise<Bits>,
  ): Promise<Bits> {
    let all = operator === 'and' ? Bits.all(size) : new Bits(size);
    for (const each of filters) {
      if (operator === 'and' && all.isEmpty) return all;
      const found = await find(each);
      all = operator === 'and' ? all.and(found) : all.or(found);
    }
    return all;
  }

  async #withOneOf(jobs: Bits): Promise<Bits> {
    const { personOf } = await this.#table();
    const people = new Bits(this.#everybody);
    for (let at = jobs.next(0); at !== undefined; at = jobs.next(at + 1)) people.add(personOf[at] ?? 0);
    return people;
  }

  async #ofPeople(people: Bits): Promise<Bits> {
    const { jobs, firstOf } = await this.#table();
    const all = new Bits(jobs.length);
    for (const person of people) {
      for (let at = firstOf[person] ?? 0; at < (firstOf[person + 1] ?? 0); at += 1) all.add(at);
    }
    return all;
  }

  #table(): Promise<JobsTable> {
    return this.#columns.table(this.#sight.view);
  }

  get #everybody(): number {
    return this.#columns.people.length;
  }
}
