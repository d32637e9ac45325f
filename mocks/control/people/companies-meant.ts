import { type Refusal, refuse } from '../../engine/refusal.js';
import { type Companies, unknownCompany } from '../../own-data/companies.js';
import type { CompanyOrKey, WrittenJob } from '../../own-data/written.js';
import type { Population } from '../../population/population.js';
import type { Company } from '../../population/records.js';
import { knownCompany } from './company-of.js';

interface Surroundings {
  readonly population: Population;
  readonly companies: Companies;
  readonly isCompanyId: (company: Company, id: string) => boolean;
}

/** Every company that jobs may mean by a text: by its key, else by its id. Refuses a text that means none. */
export function companiesMeant(
  jobs: readonly WrittenJob[],
  { population, companies, isCompanyId }: Surroundings,
): Companies | Refusal {
  const meant = new Map(companies);
  for (const { company } of jobs) {
    const text = textIn(company);
    if (text === undefined || meant.has(text)) continue;
    const known = knownCompany({ id: text }, population, isCompanyId);
    if (known !== undefined) meant.set(text, known);
    else if (typeof company === 'string') {
      const message = `A job's \`company\` ${unknownCompany(text, [...companies.keys()])}`;
      return refuse('request-invalid', message, { field: 'company' });
    }
  }
  return meant;
}

/** A job of which the company is written as no more than an id, so that it is taken as it is known. */
export function namingCompany(job: WrittenJob, companies: Companies): WrittenJob {
  const id = textIn(job.company);
  return id !== undefined && companies.has(id) ? { ...job, company: id } : job;
}

function textIn(company: CompanyOrKey | undefined): string | undefined {
  if (typeof company === 'string' || company === undefined) return company;
  return Object.keys(company).length === 1 ? company.id : undefined;
}
