import type { components } from '../../../generated/people.js';
import { foldCompany } from '../../population/index/fold.js';
import { companySlug } from '../../population/index/identifiers.js';
import { isObject, type Json, type JsonObject } from '../../state/json.js';
import { isList } from '../../state/json-list.js';

type VerifyResult = components['schemas']['VerifyResult'];

/** Whether a person works at a company, and why. */
export type Employment = Required<Pick<VerifyResult, 'status' | 'reason'>>;

/** A company in a query: its LinkedIn address takes precedence over its name. */
export interface AskedCompany {
  readonly company_name?: string;
  readonly company_linkedin?: string;
}

/**
 * Whether a person works at a company now (section 1): if and only if a job there is active.
 *
 *     jobs there      none           all ended      one active
 *     status          not_employed   not_employed   employed
 *
 * @param person as shown by find, so that both answers agree; undefined if unknown
 */
export function employmentOf(person: JsonObject | undefined, company: AskedCompany): Employment {
  if (person === undefined) return { status: 'unknown', reason: 'person_unknown' };
  const jobs = jobsOf(person).filter((job) => isAt(company, job['company']));
  if (jobs.length === 0) return { status: 'not_employed', reason: 'no_job_there' };
  return jobs.some(isActive)
    ? { status: 'employed', reason: 'active_job' }
    : { status: 'not_employed', reason: 'job_ended' };
}

/** The current job may be missing from the others (question record.position-in-jobs). */
function jobsOf({ jobs, position }: JsonObject): readonly JsonObject[] {
  return [...(isList(jobs) ? jobs : []), position].filter(isObject);
}

function isActive({ ended_at: end }: JsonObject): boolean {
  return end === undefined || end === null || end === '';
}

function isAt(
  { company_name: name, company_linkedin: address }: AskedCompany,
  company: Json | undefined,
): boolean {
  if (!isObject(company)) return false;
  if (address !== undefined) return isSame(companySlug(address), companySlug(textOf(company['linkedin'])));
  return isSame(wordsOf(name ?? ''), wordsOf(textOf(company['name'])));
}

function isSame(asked: string | undefined, held: string | undefined): boolean {
  return asked !== undefined && asked !== '' && asked === held;
}

/** Removes case, accents, punctuation and the legal form. */
function wordsOf(name: string): string {
  return foldCompany(name).join(' ');
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
