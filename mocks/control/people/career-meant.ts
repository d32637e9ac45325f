import { type Refusal, refuse } from '../../engine/refusal.js';
import { type Companies, unknownCompany } from '../../own-data/companies.js';
import type { CompanyOrKey, WrittenJob } from '../../own-data/written.js';
import type { Population } from '../../population/population.js';
import { companyIdsShownAs, type IdForm } from '../../present/ids.js';
import { knownCompany } from './company-of.js';

interface Surroundings {
  readonly population: Population;
  readonly companies: Companies;
  /** How ids are shown to whoever writes. */
  readonly form: IdForm;
}

interface Career {
  readonly jobs?: WrittenJob[];
  readonly position?: WrittenJob | null;
}

/**
 * Jobs as they are kept: companies have the ids by which the mock knows them, and a company that is written as no more than
 * an id is taken as it is known. With every company that a job may mean by a text: by its key, else by its id. Refuses a
 * text that means none.
 */
export function careerMeant<T extends Career>(
  written: T,
  { population, companies, form }: Surroundings,
): { readonly written: T; readonly companies: Companies } | Refusal {
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
      return refuse('request-invalid', message, { field: 'company' });
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
