import type { Job, Person } from '../../../population/population.js';
import { turns } from '../../../state/turns.js';
import { type SearchView, soughtIn } from '../fields/view.js';
import { Bits } from './bits.js';

/** The jobs of all people, numbered by person: those of a person are consecutive. */
export interface JobsTable {
  readonly jobs: readonly Job[];
  /** The number of the first job of each person, followed by the total number of jobs. */
  readonly firstOf: Uint32Array;
  /** The number of the person who holds each job. */
  readonly personOf: Uint32Array;
  /** The current jobs. */
  readonly positions: Bits;
}

/** Builds the table, yielding to other tasks meanwhile. */
export async function jobsTable(people: readonly Person[], view: SearchView): Promise<JobsTable> {
  const turn = turns();
  const jobs: Job[] = [];
  const current: number[] = [];
  const firstOf = new Uint32Array(people.length + 1);
  for (const [at, person] of people.entries()) {
    const sought = soughtIn(person, view);
    if (sought.positionAt >= 0) current.push(jobs.length + sought.positionAt);
    for (const job of sought.jobs) jobs.push(job);
    firstOf[at + 1] = jobs.length;
    const wait = turn();
    if (wait !== undefined) await wait;
  }
  const personOf = new Uint32Array(jobs.length);
  for (let person = 0; person < people.length; person += 1) {
    personOf.fill(person, firstOf[person], firstOf[person + 1]);
  }
  const positions = new Bits(jobs.length);
  for (const at of current) positions.add(at);
  return { jobs, firstOf, personOf, positions };
}
