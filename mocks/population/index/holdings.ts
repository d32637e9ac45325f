import type { Criterion, Job, Person } from '../population.js';
import type { Company } from '../records.js';

type Field = Criterion['field'];

/** A value of a field in the record of a person. */
export interface Holding {
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
