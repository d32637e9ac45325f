import type { FilteredRecord } from '../../filters/filter.js';
import type { Person } from '../../population/population.js';
import { eachInTurn } from '../../state/turns.js';
import {
  compared,
  type JobAttribute,
  type PeopleField,
  type PersonAttribute,
  peopleFields,
} from './fields.js';
import { type SearchView, soughtIn } from './shown-values.js';

/** The values of everybody, of the whole person or of each job. */
type Column = readonly (readonly (readonly string[])[])[];

/** The people of a population as filters see them. */
export interface Table {
  /** Reads the values of fields, before a filter of them can be applied. */
  read(fields: Iterable<string>): Promise<void>;
  /** Returns the person at an index, until it is called again: a record for each would take more room than all the values. */
  at(index: number): FilteredRecord;
}

const none: readonly string[] = [];

export function tableOf(people: readonly Person[], view: SearchView): Table {
  const columns = new Map<PeopleField['attribute'], Column>();
  /** By person, the index of the current job; -1 without one. */
  const positions = new Int32Array(people.length).fill(-1);
  const counts = new Uint32Array(people.length);
  let areCareersRead = false;
  let index = 0;

  async function column(attribute: PersonAttribute | JobAttribute): Promise<Column> {
    const values: (readonly (readonly string[])[])[] = [];
    const inForm = (each: readonly string[]) =>
      each.length === 0 ? none : each.map((value) => compared(attribute, value));
    await eachInTurn(people, (person) => {
      if (attribute.of === 'person') return values.push([inForm(attribute.valuesOf(person, view))]);
      return values.push(attribute.valuesOf(soughtIn(person, view).jobs, person, view).map(inForm));
    });
    return values;
  }

  async function readCareers(): Promise<void> {
    let at = 0;
    await eachInTurn(people, (person) => {
      const { jobs, positionAt } = soughtIn(person, view);
      [counts[at], positions[at]] = [jobs.length, positionAt];
      at += 1;
    });
    areCareersRead = true;
  }

  const record = (job: number | undefined): FilteredRecord => ({
    valuesOf(field) {
      const { attribute, isOfPosition = false } = peopleFields.get(field) ?? {};
      const values = attribute && columns.get(attribute)?.[index];
      if (!values) return none;
      const at = attribute.of === 'person' ? 0 : isOfPosition ? positions[index] : job;
      if (at !== undefined) return values[at] ?? none;
      return values.length === 1 ? (values[0] ?? none) : values.flat();
    },
    ...(job === undefined && { byJob: () => upTo(counts[index] ?? 0) }),
  });
  const whole = record(undefined);
  const parts: (readonly FilteredRecord[])[] = [];
  function upTo(count: number): readonly FilteredRecord[] {
    parts[count] ??= Array.from({ length: count }, (_, job) => record(job));
    return parts[count];
  }

  return {
    async read(fields) {
      if (!areCareersRead) await readCareers();
      for (const field of fields) {
        const attribute = peopleFields.get(field)?.attribute;
        if (attribute && !columns.has(attribute)) columns.set(attribute, await column(attribute));
      }
    },
    at(person) {
      index = person;
      return whole;
    },
  };
}
