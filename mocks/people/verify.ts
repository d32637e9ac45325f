import type { components } from '../../generated/people.js';
import type { Readings } from '../../generated/questions.js';
import type { Handler } from '../engine/handler.js';
import { quote, refuse } from '../engine/refusal.js';
import { populationNow } from '../population/edits.js';
import { companySlug } from '../population/index/identifiers.js';
import { foldCompany } from '../population/index/words.js';
import { isList, isObject, type Json, type JsonObject } from '../state/json.js';
import { idAs } from '../views/ids.js';
import { shownIn } from '../views/representation-cache.js';

type VerifyResult = components['schemas']['VerifyResult'];

const verdicts: Record<Readings['verify.answer'], (employment: Employment) => VerifyResult> = {
  both: ({ status, reason }) => ({ verified: status === 'employed', status, reason }),
  boolean: ({ status }) => ({ verified: status === 'employed' }),
  status: ({ status, reason }) => ({ status, reason }),
};

/** The contract's schema enforces the first. */
const limits: Record<Readings['verify.limit'], number> = {
  'at-most-100': 100,
  'at-most-1000': 1000,
  unlimited: Number.POSITIVE_INFINITY,
};

/** Verifies current jobs, free of charge (sections 1 and 4.3). */
export const verify: Handler<'verify'> = async ({ body: { queries } }, world) => {
  const { profile } = world;
  const most = limits[profile.reading('verify.limit')];
  if (queries.length > most) {
    const message = `\`queries\` has ${queries.length} elements: send at most ${most}.`;
    return refuse('request-invalid', message, { field: 'queries' });
  }
  const population = await populationNow(world);
  await population.indexed(['linkedin']);
  const unknown = profile.reading('verify.unknown');
  const results: VerifyResult[] = [];
  for (const [at, query] of queries.entries()) {
    const [hit] = population.candidates({ field: 'linkedin', term: query.linkedin }, 1);
    const person = hit?.person;
    if (person === undefined && unknown === 'omitted') continue;
    if (person === undefined && unknown === 'rejected-404') {
      const field = `queries[${at}].linkedin`;
      const why = `\`${field}\` is ${quote(query.linkedin)}, under which nobody is known`;
      return refuse('person-unknown', `${why}. Check the address, or leave the query out.`, { field });
    }
    results.push({
      ...verdicts[profile.reading('verify.answer')](employmentOf(person && shownIn(world, person), query)),
      ...(person?.id === undefined ? {} : { person_id: idAs(profile.reading('record.id-form'), person.id) }),
    });
  }
  return { status: 200, body: { results } };
};

type Employment = Required<Pick<VerifyResult, 'status' | 'reason'>>;

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
