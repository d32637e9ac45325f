import { createHash } from 'node:crypto';
import type { Readings } from '../../generated/questions.js';
import type { Company, Job, Person, Population } from '../population/population.js';
import { recentOf } from '../state/recent.js';

export type IdForm = Readings['record.id-form'];

const forms: Record<IdForm, (id: string) => string> = {
  prefixed: (id) => id,
  uuid: (id) => {
    const hex = digest(id).toString('hex');
    // Version 8 of RFC 9562: a UUID with custom bits.
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `8${hex.slice(13, 16)}`,
      `a${hex.slice(17, 20)}`,
      hex.slice(20, 32),
    ].join('-');
  },
  'numeric-string': (id) => {
    const bytes = digest(id);
    // Every fourth id can be represented exactly as a number, as in a service whose ids have outgrown numbers.
    const digits = bytes.readUInt8(8) % 4 === 0 ? 10n ** 14n : 10n ** 18n;
    return String(digits + (bytes.readBigUInt64BE(0) % (digits * 9n)));
  },
  'reserved-characters': (id) => {
    const [, kind, rest] = /^([A-Za-z]+[-_])?(.*)$/s.exec(id) ?? [];
    return `${kind?.slice(0, -1) ?? 'X'}/1%${rest ?? id}`;
  },
};

/** Returns the id of a person or company as the profile shows it: one to one (question record.id-form). */
export function idAs(form: IdForm, id: string): string {
  return forms[form](id);
}

const shownIds = recentOf<Population, ReadonlyMap<string, string>>(1);

/** Returns the person shown under `id`. The table of each form is built once, on first use. */
export function personShownAs(form: IdForm, id: string, population: Population): Person | undefined {
  if (form === 'prefixed') return population.person(id);
  const ids = shownIds(population, form, () => {
    return new Map(Array.from(population.people, ({ id: own = '' }) => [idAs(form, own), own]));
  });
  const meant = ids.get(id);
  return meant === undefined ? undefined : population.person(meant);
}

/** Returns the person with an id, either as the profile shows it or in its default form. */
export function personMeantBy(form: IdForm, id: string, population: Population): Person | undefined {
  return personShownAs(form, id, population) ?? population.person(id);
}

/** Maps the ids of companies as the profile shows them to the original ones; empty if they are shown unchanged. */
export function companyIdsShownAs(
  form: IdForm,
  { people }: Population,
  others: Iterable<Company>,
): ReadonlyMap<string, string> {
  if (form === 'prefixed') return new Map();
  const ids = new Set(Array.from(others, ({ id = '' }) => id));
  for (const { jobs = [], position = {} } of people) {
    for (const { company } of [...jobs, position]) ids.add(company?.id ?? '');
  }
  ids.delete('');
  return new Map([...ids].map((id) => [idAs(form, id), id]));
}

export function withIdsAs(form: IdForm, person: Person): Person {
  const job = (of: Job): Job => {
    const { company } = of;
    return company?.id === undefined ? of : { ...of, company: { ...company, id: idAs(form, company.id) } };
  };
  return {
    ...person,
    ...(person.id === undefined ? {} : { id: idAs(form, person.id) }),
    ...(person.position === undefined ? {} : { position: job(person.position) }),
    ...(person.jobs === undefined ? {} : { jobs: person.jobs.map(job) }),
  };
}

function digest(id: string): Buffer {
  return createHash('sha256').update(id).digest();
}
