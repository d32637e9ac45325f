import { nearest } from '../../spec/catalogue/nearest.js';
import type { World } from '../engine/handler.js';
import { quote } from '../engine/refusal.js';
import { asParent } from '../population/companies.js';
import type { Company, Job, Person } from '../population/population.js';
import { opaqueId } from '../population/random.js';
import type { Collection } from '../state/store.js';
import { isSameJob } from '../views/career.js';
import { dateAs } from '../views/forms.js';
import { changes } from '../views/person.js';
import type { CompanyOrKey, WrittenCompany, WrittenJob, WrittenPerson } from './fixtures.js';

type Known = Person & { readonly id: string };

const periodDates = ['started_at', 'ended_at'] as const;

/** Creates a person from what the user wrote. The place distinguishes people whom nothing else identifies. */
export function personWritten(written: WrittenPerson, companies: Companies, place: string): Known {
  const { jobs: writtenJobs, position: writtenPosition, education, ...members } = written;
  const listed = writtenJobs?.map((job) => jobWritten(job, companies));
  const given = writtenPosition && jobWritten(writtenPosition, companies);
  const { jobs, position } = withPosition(listed, given, written.employment_status);
  const name = written.name ?? joined(written);
  const isEmployed = written.employment_status === undefined && position && position.ended_at === undefined;
  return {
    ...dated(members, changes),
    id: written.id ?? opaqueId('per', `written ${called(written) ?? place}`),
    ...(position === undefined ? {} : { position }),
    ...(jobs === undefined ? {} : { jobs }),
    ...(education === undefined ? {} : { education: education.map((one) => dated(one, periodDates)) }),
    ...(name === undefined ? {} : { name }),
    ...(isEmployed ? { employment_status: 'employed' as const } : {}),
  };
}

/** Returns a job as stored: what follows from the dates is computed when it is returned to a client. */
export function jobWritten(written: WrittenJob, companies: Companies): Job {
  const {
    duration: _,
    company_tenure: __,
    is_first_at_company: ___,
    is_last_at_company: ____,
    company,
    ...kept
  } = written;
  const isValid = kept.email !== undefined && kept.email_status === undefined;
  return {
    ...dated(kept, periodDates),
    ...(isValid ? { email_status: 'valid' as const } : {}),
    ...(company === undefined ? {} : { company: companyMeant(company, companies) }),
  };
}

/** People who are retired or unemployed by what the user wrote have no position unless it is written. */
function withPosition(
  jobs: readonly Job[] | undefined,
  given: Job | undefined,
  status: Person['employment_status'],
): { readonly jobs: Job[] | undefined; readonly position: Job | undefined } {
  if (given === undefined) {
    const hasNone = status === 'retired' || status === 'unemployed';
    return { jobs: jobs && [...jobs], position: hasNone ? undefined : newestActive(jobs ?? []) };
  }
  const listed = jobs?.find((job) => isSameJob(job, given));
  const position = listed === undefined ? given : { ...listed, ...given };
  return { jobs: jobs?.map((job) => (job === listed ? position : job)), position };
}

export function newestActive(jobs: readonly Job[]): Job | undefined {
  let newest: Job | undefined;
  for (const job of jobs) {
    if (job.ended_at !== undefined) continue;
    if (newest === undefined || (job.started_at ?? '') > (newest.started_at ?? '')) newest = job;
  }
  return newest;
}

function called({ linkedin, jobs = [], name, ...others }: WrittenPerson): string | undefined {
  return linkedin ?? jobs.find(({ email }) => email !== undefined)?.email ?? name ?? joined(others);
}

function joined({ first_name, last_name }: WrittenPerson): string | undefined {
  const parts = [first_name, last_name].filter((part) => part !== undefined && part !== '');
  return parts.length === 0 ? undefined : parts.join(' ');
}

/** Normalises dates, so that they can be compared; in responses they have the form that the profile says. */
function dated<Name extends string, T extends { readonly [N in Name]?: string }>(
  record: T,
  names: readonly Name[],
): T {
  const dates: { [N in Name]?: string } = {};
  for (const name of names) {
    const date = record[name];
    if (date !== undefined && date !== '') dates[name] = dateAs('rfc3339-utc', date);
  }
  return { ...record, ...dates };
}

type Parent = NonNullable<Company['ultimate_parent']>;

/** Companies by the keys with which jobs refer to them. */
export type Companies = ReadonlyMap<string, Company>;

/** Converts companies to records: one each, shared by all who work there. */
export function companiesOf(
  written: Readonly<Record<string, WrittenCompany>>,
  others: Companies = new Map(),
): Companies {
  const all = { ...Object.fromEntries(others), ...written };
  const companies = new Map<string, Company>();
  for (const [key, company] of Object.entries(written)) companies.set(key, asCompany(company, key, all));
  return companies;
}

/** Returns the company of a job as a record. An unknown key becomes the name of the company. */
export function companyMeant(meant: CompanyOrKey, companies: Companies): Company {
  if (typeof meant !== 'string') return asCompany(meant, undefined, Object.fromEntries(companies));
  return companies.get(meant) ?? asCompany({ name: meant }, undefined, {});
}

/** Returns the ultimate parent of a company as a record. An unknown key becomes its name. */
export function parentMeant(
  meant: NonNullable<WrittenCompany['ultimate_parent']>,
  companies: Readonly<Record<string, WrittenCompany>>,
): Parent {
  if (typeof meant !== 'string') return meant;
  return asParent(asCompany(companies[meant] ?? { name: meant }, meant, {}));
}

/** Describes an unknown key: ", did you mean …?", or the list of companies. */
export function unknownCompany(key: string, keys: readonly string[]): string {
  const near = nearest(key, keys);
  const there = keys.length === 0 ? 'there are none' : `there are ${keys.slice(0, 8).join(', ')}`;
  const hint = near === undefined ? `; ${there}.` : `; did you mean ${quote(near)}?`;
  return `is ${quote(key)}, which is no key under \`companies\`${hint}`;
}

function asCompany(
  { ultimate_parent: parent, ...written }: WrittenCompany,
  key: string | undefined,
  all: Readonly<Record<string, WrittenCompany>>,
): Company {
  const id = written.id ?? idFor(written, key);
  return {
    ...(id === undefined ? {} : { id }),
    ...written,
    ...(parent === undefined ? {} : { ultimate_parent: parentMeant(parent, all) }),
  };
}

function idFor({ domain, linkedin, name }: WrittenCompany, key: string | undefined): string | undefined {
  const from = key ?? domain ?? linkedin ?? name;
  return from === undefined ? undefined : opaqueId('com', `written ${from}`);
}

/** Companies that were added or replaced since the start, by key. */
export const companies: Collection<Company> = 'companies';

export async function knownCompanies(world: Pick<World, 'companies' | 'store'>): Promise<Companies> {
  const put = await world.store.scan(companies);
  return new Map([...(world.companies ?? []), ...put.map(({ key, value }) => [key, value] as const)]);
}
