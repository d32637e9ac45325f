import type { Person } from '../../../population/population.js';
import { turns } from '../../../state/turns.js';
import type { JobAttribute, PersonAttribute } from '../fields/fields.js';
import type { SearchView } from '../fields/view.js';
import { Column, Filed } from './column.js';
import { type JobsTable, jobsTable } from './jobs-table.js';

/** The number of periods for which time-dependent values are kept: the clocks of worlds may differ. */
const mostTimes = 4;

/**
 * The values of people, by member. Each member is indexed on first use, yielding to other tasks meanwhile: a mock starts
 * immediately, and pays only for what is used.
 */
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
    const known = times.get(time) ?? this.#fileJobs(attribute, view);
    times.delete(time);
    times.set(time, known);
    const [oldest] = times.keys();
    if (oldest !== undefined && times.size > mostTimes) times.delete(oldest);
    return known;
  }

  async #filePeople(attribute: PersonAttribute, view: SearchView): Promise<Column> {
    const filed = new Filed(attribute);
    const turn = turns();
    for (const [row, person] of this.people.entries()) {
      for (const value of attribute.valuesOf(person, view)) filed.add(row, value);
      const wait = turn();
      if (wait !== undefined) await wait;
    }
    return new Column(attribute, this.people.length, filed);
  }

  async #fileJobs(attribute: JobAttribute, view: SearchView): Promise<Column> {
    const { jobs, firstOf } = await this.table(view);
    const filed = new Filed(attribute);
    const turn = turns();
    for (const [at, person] of this.people.entries()) {
      const first = firstOf[at] ?? 0;
      const theirs = attribute.valuesOf(jobs.slice(first, firstOf[at + 1]), person, view);
      for (const [job, values] of theirs.entries()) {
        for (const value of values) filed.add(first + job, value);
      }
      const wait = turn();
      if (wait !== undefined) await wait;
    }
    return new Column(attribute, jobs.length, filed);
  }
}
