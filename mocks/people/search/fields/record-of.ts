import type { FilteredRecord } from '../../../filters/holds.js';
import type { Person } from '../../../population/population.js';
import { type Attribute, type JobAttribute, peopleFields } from './fields.js';
import { type SearchView, soughtIn } from './view.js';

/** Returns a value in the form in which values are compared: in NFC and, if it has several spellings, normalized. */
export function compared({ identifier }: Attribute, value: string): string {
  const composed = value.normalize('NFC');
  return identifier?.(composed) ?? composed;
}

/** Returns a person as filters see them, as a whole and by job. Values are read lazily. */
export function recordOf(person: Person, view: SearchView): FilteredRecord {
  const { jobs, positionAt } = soughtIn(person, view);
  const known = new Map<JobAttribute, readonly (readonly string[])[]>();
  const perJob = (attribute: JobAttribute) => {
    const values = known.get(attribute) ?? attribute.valuesOf(jobs, person, view);
    known.set(attribute, values);
    return values;
  };
  const seen = (at: number | undefined): FilteredRecord => ({
    valuesOf: (field) => {
      const { attribute, isOfPosition = false } = peopleFields.get(field) ?? {};
      if (attribute === undefined) return [];
      if (attribute.of === 'person') return valuesIn(attribute, attribute.valuesOf(person, view));
      const job = isOfPosition ? positionAt : at;
      const values = perJob(attribute);
      return valuesIn(attribute, (job === undefined ? values.flat() : values[job]) ?? []);
    },
    ...(at === undefined ? { byJob: () => jobs.map((_, job) => seen(job)) } : {}),
  });
  return seen(undefined);
}

function valuesIn(attribute: Attribute, values: readonly string[]): readonly string[] {
  return values.map((value) => compared(attribute, value));
}
