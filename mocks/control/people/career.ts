import { deny } from '../../engine/refusal.js';
import type { CompanyOrKey, WrittenJob } from '../../own-data/fixtures.js';
import { type Companies, unknownCompany } from '../../own-data/people.js';
import { domain as domainOf } from '../../population/index/identifiers.js';
import { foldCompany } from '../../population/index/words.js';
import type { Company, Criterion, Person, Population } from '../../population/population.js';
import { companyIdsShownAs, type IdForm } from '../../views/ids.js';

interface Surroundings {
  readonly population: Population;
  readonly companies: Companies;
  readonly form: IdForm;
}

interface Career {
  readonly jobs?: WrittenJob[];
  readonly position?: WrittenJob | null;
}

/** Resolves companies in jobs as they are stored, and returns every company that a job may name by its key or its id. */
export function careerMeant<T extends Career>(
  written: T,
  { population, companies, form }: Surroundings,
): { readonly written: T; readonly companies: Companies } {
  const { jobs, position } = written;
  const all = [...(jobs ?? []), ...(position ? [position] : [])];
  const ids = all.some(({ company }) => company !== undefined)
    ? companyIdsShownAs(form, population, companies.values())
    : new Map<string, string>();
  const meant = new Map(companies);
  for (const { company } of all) {
    const text = textIn(company);
    if (text === undefined || meant.has(text)) continue;
    const known = knownCompany({ id: ids.get(text) ?? text }, population, (one, id) => one.id === id);
    if (known !== undefined) meant.set(text, known);
    else if (typeof company === 'string') {
      const message = `A job's \`company\` ${unknownCompany(text, [...companies.keys()])}`;
      deny('request-invalid', message, { field: 'company' });
    }
  }
  const kept = (job: WrittenJob) => withCompany(job, meant, ids);
  return {
    written: {
      ...written,
      ...(jobs === undefined ? {} : { jobs: jobs.map(kept) }),
      ...(position ? { position: kept(position) } : {}),
    },
    companies: meant,
  };
}

function withCompany(job: WrittenJob, meant: Companies, ids: ReadonlyMap<string, string>): WrittenJob {
  const { company } = job;
  const text = textIn(company);
  if (text !== undefined && meant.has(text)) return { ...job, company: text };
  if (typeof company !== 'object' || company.id === undefined) return job;
  return { ...job, company: { ...company, id: ids.get(company.id) ?? company.id } };
}

function textIn(company: CompanyOrKey | undefined): string | undefined {
  if (typeof company === 'string' || company === undefined) return company;
  return Object.keys(company).length === 1 ? company.id : undefined;
}

/** Enough candidates to include an employee of the company with exactly that name. */
const enough = 50;

const nameOf = (name: string | undefined): string => foldCompany(name ?? '').join(' ');

/** Returns the known company with the given id, or else domain, or else name; undefined if there is none. */
export function knownCompany(
  asked: Company,
  population: Population,
  isCompanyId: (company: Company, id: string) => boolean,
): Company | undefined {
  const { id, domain, name } = asked;
  if (id !== undefined) return employerOf(population.people, (company) => isCompanyId(company, id));
  if (domain !== undefined) {
    const sought = domainOf(domain);
    return search(
      population,
      { field: 'company.domain', term: domain },
      (company) => domainOf(company.domain ?? '') === sought,
    );
  }
  const sought = nameOf(name);
  return search(
    population,
    { field: 'company.name', term: name ?? '' },
    (company) => nameOf(company.name) === sought,
  );
}

function search(
  population: Population,
  criterion: Criterion,
  isMeant: (company: Company) => boolean,
): Company | undefined {
  const found = population.candidates(criterion, enough);
  return employerOf(
    found.map(({ person }) => person),
    isMeant,
  );
}

function employerOf(people: Iterable<Person>, isMeant: (company: Company) => boolean): Company | undefined {
  for (const { jobs = [] } of people) {
    for (const { company } of jobs) if (company !== undefined && isMeant(company)) return company;
  }
  return undefined;
}
